/**
 * Owns: operator_candidates, and the administration of operators; their accounts and sign-ins lie in identity.
 * States: invited → (password set) enrolment pending → active ⇄ disabled; a reset leads back to one of the first two.
 * Announces: nothing; the proposals of an operator who is disabled or loses a role fall by the job of approvals.
 * Rules: two administrators decide every change, nobody about themselves, one person has one account, and two active
 *   administrators always remain (decision 033).
 * Use: `operatorExecutors` and `operatorAccountRoutes` in compose; `createFirstAdministrators` and
 *   `recoverAdministrator` on the server's command line; `isSamePerson` for `createApprovals`.
 */
export {
  createFirstAdministrators,
  type FirstLink,
  type NewAdministrator,
} from './commands/create-first-administrators.ts';
export { operatorExecutors } from './commands/operator-changes.ts';
export { recoverAdministrator } from './commands/recover-administrator.ts';
export type { OperatorDeps } from './domain/operator-deps.ts';
export { chainHeadMails } from './jobs.ts';
export { isSamePerson } from './queries/is-same-person.ts';
export { operatorAccountRoutes } from './routes.operator.ts';
export { operatorInvariants } from './store.ts';
