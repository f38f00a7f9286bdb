import type { ProposalErrorCode } from '@titian/contracts/approvals';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { ApprovalKind } from '@titian/contracts/permissions';
import type { z } from 'zod';
import type { CodedText } from '../../../platform/coded-text.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Approval } from './approval.ts';

/** Why an operator has no say in a subject; limits are compared by the proposal itself. */
export type SubjectObjection = Exclude<ProposalErrorCode, 'above_limit'>;

/** The subject of a change as it is now. */
export interface ApprovalSubject {
  /** Changes whenever the subject does: another value at the decision makes the proposal stale. */
  readonly version: number;
  /** What the queue calls the subject: its own name, or a message. */
  readonly label: CodedText;
  /** What the change would replace. */
  readonly before: JsonValue;
}

/** An approval whose `after` has been checked by the kind's own schema. */
export type ApprovalOf<After> = Omit<Approval, 'after'> & { readonly after: After };

/** What a subject is loaded for: `approvalId` is null while it is being proposed. */
export interface ApprovalRequest<After> {
  readonly after: After;
  readonly approvalId: string | null;
  /** The id that the proposal has, or is about to have. */
  readonly proposalId: string;
  readonly proposedAt: Date;
}

type Hook<After> = (ctx: Ctx, approval: ApprovalOf<After>) => Promise<void>;

/** How one kind of change is checked and applied; written by the module that owns the subject. */
export interface ApprovalDefinition<After> {
  /** The permission that maker and checker hold (OPS-2). */
  readonly kind: ApprovalKind;
  readonly subjectKind: string;
  readonly after: z.ZodType<After>;
  /** Names the subject where the proposer cannot, because it has no id of its own. */
  subjectIdOf?(after: After): string;
  /**
   * Loads and locks the subject, at the proposal and again at the approval.
   * @throws AppError `not_found`, `wrong_state` or a FieldError where this change is not possible now
   */
  load(ctx: Ctx, subjectId: string, request: ApprovalRequest<After>): Promise<ApprovalSubject>;
  /**
   * Everything beside `after` that `apply` reads and that decides what happens (amounts, destination accounts as keyed
   * hashes, versions, documents, limits), read with locks. Hashed into the proposal, and again right before `apply`: a
   * difference makes the proposal stale. Amounts that grow by the day are bound as of a day named in `after`.
   */
  binds(ctx: Ctx, subjectId: string, request: ApprovalRequest<After>): Promise<JsonValue>;
  /**
   * Roles of which a second checker, different from maker and checker, holds one to confirm the change; none or an empty
   * list where one checker suffices. Evaluated at the proposal and at every decision: a changed result makes it stale.
   */
  confirmerRoles?(
    ctx: Ctx,
    subjectId: string,
    request: ApprovalRequest<After>,
  ): Promise<readonly OperatorRole[]>;
  /** Why an operator has no say in this subject, neither as maker nor as checker; null where the operator has one. */
  operatorObjection?(ctx: QueryCtx, subjectId: string, operatorId: string): Promise<SubjectObjection | null>;
  /** In the proposing transaction. */
  readonly onProposed?: Hook<After>;
  /** In the approving transaction: makes the change. */
  readonly apply: Hook<After>;
  /** In the rejecting transaction. */
  readonly onRejected?: Hook<After>;
  /** Runs in the transaction that closes an expired or stale proposal. */
  readonly onExpired?: Hook<After>;
}

type RawHook = (ctx: Ctx, approval: Approval) => Promise<void>;

/** A kind of change as the approvals module uses it, whatever its `after` is. Made by `approvalExecutor`. */
export interface ApprovalExecutor {
  readonly kind: ApprovalKind;
  readonly subjectKind: string;
  readonly after: z.ZodType;
  subjectIdOf(after: JsonValue): string | null;
  load(ctx: Ctx, subjectId: string, request: ApprovalRequest<JsonValue>): Promise<ApprovalSubject>;
  binds(ctx: Ctx, subjectId: string, request: ApprovalRequest<JsonValue>): Promise<JsonValue>;
  confirmerRoles(
    ctx: Ctx,
    subjectId: string,
    request: ApprovalRequest<JsonValue>,
  ): Promise<readonly OperatorRole[]>;
  operatorObjection(ctx: QueryCtx, subjectId: string, operatorId: string): Promise<SubjectObjection | null>;
  readonly onProposed: RawHook;
  readonly apply: RawHook;
  readonly onRejected: RawHook;
  readonly onExpired: RawHook;
}

/** Hides the type of `after` behind its schema, so that all kinds fit in one table. */
export function approvalExecutor<After>(definition: ApprovalDefinition<After>): ApprovalExecutor {
  const typed = (after: JsonValue): After => {
    const parsed = definition.after.safeParse(after);
    invariant(parsed.success, `the stored change of a ${definition.kind} has its shape`);
    return parsed.data;
  };
  const hook =
    (run: Hook<After> | undefined): RawHook =>
    async (ctx, approval) =>
      run?.(ctx, { ...approval, after: typed(approval.after) });
  return {
    kind: definition.kind,
    subjectKind: definition.subjectKind,
    after: definition.after,
    subjectIdOf: (after) => definition.subjectIdOf?.(typed(after)) ?? null,
    load: (ctx, subjectId, request) =>
      definition.load(ctx, subjectId, { ...request, after: typed(request.after) }),
    binds: async (ctx, subjectId, request) =>
      definition.binds(ctx, subjectId, { ...request, after: typed(request.after) }),
    confirmerRoles: async (ctx, subjectId, request) =>
      (await definition.confirmerRoles?.(ctx, subjectId, { ...request, after: typed(request.after) })) ?? [],
    operatorObjection: async (ctx, subjectId, operatorId) =>
      (await definition.operatorObjection?.(ctx, subjectId, operatorId)) ?? null,
    onProposed: hook(definition.onProposed),
    apply: hook(definition.apply),
    onRejected: hook(definition.onRejected),
    onExpired: hook(definition.onExpired),
  };
}
