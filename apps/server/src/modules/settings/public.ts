/**
 * Owns: settings, legal_texts, banks, holidays.
 * States: none; a setting's value begins on a day and is never rewritten, a holiday counts from the day it is known until
 * the day it is ended, a legal text is a file that is never changed.
 * Rules: the value with the latest effective day that the business date has reached is valid.
 * Use: `readSettings(ctx)` wherever a business figure is needed, `legalVersionInForce(ctx, kind)` where a user
 * consents;
 *    both are cached for two seconds.
 */

export { loadLegalTexts, readLegalSources } from './commands/load-legal-texts.ts';
export { storeBankList } from './commands/store-bank-list.ts';
export type { Bank } from './domain/bank.ts';
export type { CreditGrade } from './domain/credit-grades.ts';
export type { Counted, ImpactCounter } from './domain/impact.ts';
export type { Settings } from './domain/keys.ts';
export { legalVersionInForce, readAgreementVersion } from './queries/legal-versions.ts';
export {
  bankByBic,
  bankByFpxId,
  readBankList,
  readBanks,
  type StoredBankList,
} from './queries/read-banks.ts';
export { readDaysOff, readHolidays } from './queries/read-holidays.ts';
export { readSettings, readValuations } from './queries/read-settings.ts';
export { holidaysOfYear } from './queries/show-holidays.ts';
