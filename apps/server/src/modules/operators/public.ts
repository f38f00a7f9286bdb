/**
 * Owns: operator_candidates, and the administration of operators; their accounts and sign-ins lie in identity.
 * States: invited → (password set) enrolment pending → active ⇄ disabled; a reset leads back to one of the first two.
 * Rules: two administrators decide every change, never about themselves, one person has one account, and two active
 * administrators always remain (decision 033).
 * Use: `createFirstAdministrators` and
 * `recoverAdministrator` on the server's command line; `isSamePerson` for `createApprovals`.
 */
export {
  createFirstAdministrators,
  type FirstLink,
  type NewAdministrator,
} from './commands/create-first-administrators.ts';
export { recoverAdministrator } from './commands/recover-administrator.ts';
export { chainHeadMails } from './jobs.ts';
export { isSamePerson } from './queries/is-same-person.ts';
