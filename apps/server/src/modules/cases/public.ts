/**
 * Owns: cases, case_messages, case_notes, case_links, case_resolutions.
 * States: a case is open (something is due from us) ⇄ waiting for the customer → closed → open where the customer writes.
 * Rules: customers read conversations with them, and never a note; alerts are compliance's alone; the audit log has no text.
 * Use: `openCase` in the transaction in which something needs a person, `matchCauses` where it lasts.
 */
export { closeAlertCase, closeOwnCase, releaseCases, takeFreeCase } from './commands/change-case.ts';
export type { FindLinked } from './commands/link-case.ts';
export { type Cause, matchCauses } from './commands/match-causes.ts';
export { openCase } from './commands/open-case.ts';
export { noteInCase } from './commands/write-in-case.ts';
export type { Case } from './domain/case.ts';
export { isOverdue } from './domain/case.ts';
export type { Resolution } from './domain/resolution.ts';
export {
  casePages,
  casesPage,
  countCases,
  findCaseByNumber,
  type NamedCase,
  readCasesById,
} from './queries/list-cases.ts';
export { lateNoteCases } from './queries/note-cases.ts';
export { recordCaseView } from './queries/read-case.ts';
export { countRegisteredCases, type RegisteredCase, readRegisteredCases } from './queries/register-cases.ts';
export type { LinkedCase } from './store/linked-cases.ts';
export type { CaseRegisterFilter } from './store/resolutions.ts';
