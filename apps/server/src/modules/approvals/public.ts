/**
 * Owns: approvals (maker and checker). Knows no product: each kind of change brings its executor.
 * States: proposed → approved | rejected | expired | stale.
 * Rules: a different operator decides, once, and never about themselves; a proposal binds what it does (`binds`), and
 * becomes stale where any of it or its subject changed in between, or its maker may not make it any more.
 * Use: `approvalExecutor({…})` in the module that owns the subject, contributed by its manifest.
 */
export { decideChange } from './commands/decide-change.ts';
export { proposeChange } from './commands/propose-change.ts';
export { type Approval, reasonText } from './domain/approval.ts';
export { boundHash } from './domain/bound-hash.ts';
export {
  type ApprovalDefinition,
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalRequest,
  type ApprovalSubject,
  approvalExecutor,
} from './domain/executor.ts';
export { type Approvals, createApprovals } from './domain/table.ts';
export { closeUnbound, expireApprovals } from './jobs.ts';
export { type DecidedProposal, decidedOn } from './queries/decided-on.ts';
export {
  countProposals,
  findProposals,
  type NamedApproval,
  openProposals,
  proposalPages,
  proposalsAbout,
  readNames,
  readProposals,
  subjectsWithProposal,
} from './queries/list-approvals.ts';
export { type NumbersShown, numbersForChecker } from './queries/proposal-to-check.ts';
export { showProposal } from './queries/show-proposals.ts';
