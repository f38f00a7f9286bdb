/**
 * Owns: published_months: the statistics and the loan book of each month, for everybody.
 * States: none; a version is never changed.
 * Rules: as of the month's last day; what changes later is a new version with its day; nothing names a company or a person.
 * Use: nobody does.
 */
export {};
