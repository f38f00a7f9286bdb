import { message } from '@titian/contracts/messages/message';
import { bankAccountReview as review } from '@titian/contracts/schemas/bank-account';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type ApprovalExecutor, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { lockAccount } from '../../identity/public.ts';
import { isAllowed, readMoneyRestriction } from '../../restrictions/public.ts';
import { bankByBic, readSettings } from '../../settings/public.ts';
import type { BankAccountChange } from '../domain/bank-account-change.ts';
import { currentBankAccount } from '../queries/read-bank-account.ts';
import { verifiedNameOf } from '../queries/verified-name.ts';
import { findChange, findChangeNumber, lockChange } from '../store/bank-account-changes.ts';
import { acceptChange, rejectChange } from './settle-bank-account.ts';

type Review = z.output<typeof review>;

/** Two operators decide about an account whose holder the bank does not name clearly (WAL-13). */
export const bankAccountReview: ApprovalExecutor = approvalExecutor<Review>({
  kind: 'bank_account_review',
  subjectKind: 'bank_account_change',
  after: review,
  async load(ctx, subjectId, { after }) {
    const change = await lockWaiting(ctx, subjectId);
    if (after.decision === 'accept') {
      await rejectRestricted(ctx, change.userId);
    }
    const verifiedName = await verifiedNameOf(ctx, change.userId);
    const bankName = (await bankByBic(ctx, change.bic))?.name ?? change.bic;
    return {
      version: change.version,
      label: `${verifiedName ?? change.holderName} · ${bankName} •••• ${change.last4}`,
      before: {
        state: change.state,
        verified_name: verifiedName,
        bank_holder_name: change.bankHolderName,
        holder_name: change.holderName,
        name_check: change.nameCheck,
      },
    };
  },
  async binds(ctx, subjectId) {
    const change = await lockWaiting(ctx, subjectId);
    const { numberEnc } = await findChangeNumber(ctx.tx, change.id);
    return {
      customer: change.userId,
      bank: change.bic,
      account: boundHash(ctx.fieldEncryption, ctx.fieldEncryption.open(numberEnc)),
      holder: boundHash(ctx.fieldEncryption, [change.bankHolderName, change.holderName]),
      name_check: change.nameCheck,
      verified_name: boundHash(ctx.fieldEncryption, await verifiedNameOf(ctx, change.userId)),
      replaces: (await currentBankAccount(ctx, change.userId))?.id ?? null,
      hold_hours: (await readSettings(ctx)).securityHoldHours,
    };
  },
  async apply(ctx, approval) {
    const change = await lockWaiting(ctx, approval.subjectId);
    if (approval.after.decision === 'accept') {
      await acceptChange(ctx, change, approval.id);
      return;
    }
    const rejected = { refusal: 'operator', nameCheck: change.nameCheck } as const;
    await rejectChange(ctx, change, rejected, true, approval.id);
  },
});

/** Locks the customer before the request, the lock order of the caller. */
async function lockWaiting(ctx: Ctx, id: string): Promise<BankAccountChange> {
  const found = await findChange(ctx.reader, id);
  if (found === null) {
    throw new AppError('not_found');
  }
  await lockAccount(ctx, found.userId);
  const change = await lockChange(ctx.tx, id);
  if (change === null || change.state !== 'review') {
    throw new AppError('wrong_state', { state: change?.state ?? null });
  }
  return change;
}

/** Operators who decide about accounts see the restriction without its cause. */
async function rejectRestricted(ctx: Ctx, userId: string): Promise<void> {
  const levels = await readMoneyRestriction(ctx, [userId]);
  if (!isAllowed(levels.get(userId) ?? 'none', 'bank_account_change')) {
    throw new AppError('wrong_state', {}, message('customer_money_restricted'));
  }
}
