/**
 * Owns: approvals (maker and checker). Knows no product: each kind of change brings its executor.
 * States: proposed → approved | rejected | expired | stale.
 * Announces: nothing; what an approval causes happens in its transaction, through the executor.
 * Rules: a different operator decides, once; a subject that changed in between makes the proposal stale.
 * Use: `approvalExecutor({…})` in the module that owns the subject, handed to `createApprovals` by compose.
 */
export type { Approval, ApprovalState } from './domain/approval.ts';
export {
  type ApprovalDefinition,
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
} from './domain/executor.ts';
