/**
 * Owns: screening_entries (the list), screening_hits (names of customers that are like listed ones), screening_checks (when
 * each customer was last screened).
 * States: a hit is open → cleared | confirmed (and may be decided otherwise later); an entry is listed → removed.
 * Rules: an open or confirmed hit blocks an approval, a confirmed one freezes the customer's money; list and decisions need two people of compliance.
 * Use: `screenNames` where names come in, `rejectListedNames` where they are approved,
 * `readBlockingNames` before it is proposed.
 */
export { rejectListedNames, screenNames } from './commands/screen-names.ts';
export type { GivenName, NamedCustomer } from './domain/hit.ts';
export {
  hasConfirmedName,
  readBlockingNames,
  readConfirmedNames,
  readScreeningOf,
} from './queries/read-screening.ts';
