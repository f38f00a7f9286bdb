/**
 * Owns: breach_versions, conflict_versions.
 * States: a breach is open, contained → closed; a conflict is disclosed → managed → closed.
 * Rules: an entry is a row of versions, none of which is rewritten; nobody manages the conflict that they disclosed.
 * Use: nothing; complaints and data requests are cases.
 */
export {};
