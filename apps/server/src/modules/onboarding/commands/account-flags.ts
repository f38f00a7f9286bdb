import { message } from '@titian/contracts/messages/message';
import { accountFlags as change } from '@titian/contracts/schemas/operator-proposals';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
} from '../../approvals/public.ts';
import { changeParent, lockAccount, readUser, type User, validateParent } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import { customerName } from '../domain/customer-name.ts';
import type { Investor } from '../domain/investor.ts';
import { findInvestors, setInvestorFlags } from '../store/investors.ts';
import type { DecisionDeps } from './decide-application.ts';

type Flags = z.output<typeof change>;

export interface AccountFlagDeps extends DecisionDeps {
  /** Whether an investor's management mandate is in force; the module that records mandates is above this one. */
  hasMandate(ctx: QueryCtx, investorId: string): Promise<boolean>;
}

/** Sets fund-managed, parent account and guaranteed-only, all three together (ONB-27). */
export function accountFlags(deps: AccountFlagDeps): ApprovalExecutor {
  return approvalExecutor<Flags>({
    kind: 'account_flags',
    subjectKind: 'user',
    after: change,
    async load(ctx, subjectId, { after }) {
      const { subject } = await validateFlags(ctx, deps, subjectId, after);
      return subject;
    },
    async binds(ctx, subjectId, { after }) {
      const { before, investor, parent } = await validateFlags(ctx, deps, subjectId, after);
      return {
        before: { ...before },
        // The address names an account; another one may have it by the time of the decision.
        parent: parent?.id ?? null,
        is_investor: investor !== null,
        fund_management: (await readSettings(ctx)).fundManagementEnabled,
      };
    },
    async apply(ctx, approval) {
      ctx.afterCommit(() => deps.forgetCustomer(approval.subjectId));
      await apply(ctx, deps, approval);
    },
  });
}

interface ValidatedFlags {
  readonly subject: ApprovalSubject;
  readonly before: Flags;
  readonly investor: Investor | null;
  readonly parent: User | null;
}

/** Loads and locks the account and assesses the change against it; at the proposal and again at the approval. */
async function validateFlags(
  ctx: Ctx,
  deps: AccountFlagDeps,
  userId: string,
  after: Flags,
): Promise<ValidatedFlags> {
  const { user, version } = await lockAccount(ctx, userId);
  const [investor = null] = await findInvestors(ctx.reader, [userId]);
  const before = await flagsOf(ctx, user, investor);
  rejectSame(before, after);
  rejectFlagsWithoutInvestor(user, investor, after);
  if (after.is_fund_managed && !before.is_fund_managed) {
    await rejectManagement(ctx, deps, userId);
  }
  const parent = after.parent_email === null ? null : await validateParent(ctx, user, after.parent_email);
  const subject = { version, label: customerName(user, investor?.verifiedName), before };
  return { subject, before, investor, parent };
}

async function flagsOf(ctx: Ctx, user: User, investor: Investor | null): Promise<Flags> {
  const parent = user.parentUserId === null ? null : await readUser(ctx, user.parentUserId);
  return {
    is_fund_managed: investor?.isFundManaged ?? false,
    parent_email: parent?.email ?? null,
    guaranteed_only: investor?.guaranteedOnly ?? false,
  };
}

function rejectSame(before: Flags, after: Flags): void {
  const keys = ['is_fund_managed', 'parent_email', 'guaranteed_only'] as const;
  if (keys.every((key) => before[key] === after[key])) {
    throw new AppError('wrong_state', {}, message('account_flags_unchanged'));
  }
}

function rejectFlagsWithoutInvestor(user: User, investor: Investor | null, after: Flags): void {
  for (const flag of ['is_fund_managed', 'guaranteed_only'] as const) {
    if (after[flag] && user.role !== 'investor') {
      throw fieldError(`after.${flag}`, message('investors_only'));
    }
    if (after[flag] && investor === null) {
      throw fieldError(`after.${flag}`, message('investor_not_approved'));
    }
  }
}

/** Funds come under management while that is switched on and under a mandate; what is managed already continues. */
async function rejectManagement(ctx: Ctx, deps: AccountFlagDeps, userId: string): Promise<void> {
  if (!(await readSettings(ctx)).fundManagementEnabled) {
    throw fieldError('after.is_fund_managed', message('fund_management_off'));
  }
  if (!(await deps.hasMandate(ctx, userId))) {
    throw fieldError('after.is_fund_managed', message('mandate_missing'));
  }
}

async function apply(ctx: Ctx, deps: AccountFlagDeps, approval: ApprovalOf<Flags>): Promise<void> {
  const { subjectId: userId, after } = approval;
  const { before, investor, parent } = await validateFlags(ctx, deps, userId, after);
  await changeParent(ctx, userId, parent?.id ?? null);
  if (investor !== null) {
    const flags = { isFundManaged: after.is_fund_managed, guaranteedOnly: after.guaranteed_only };
    invariant(await setInvestorFlags(ctx.tx, userId, flags), 'an investor that was read is there');
  }
  await recordAudit(ctx, {
    action: 'user.flags_changed',
    subjectKind: 'user',
    subjectId: userId,
    before,
    after,
    reason: approval.reason,
  });
}
