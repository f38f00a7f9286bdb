import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { isAllowed, type MoneyAct, readMoneyRestriction } from '../../restrictions/public.ts';
import type { Batch } from '../domain/batch.ts';
import type { Payout, PayoutHandler, PayoutPurpose } from '../domain/payout.ts';
import { lockBatchPayouts } from '../store/payouts.ts';
import { returnToQueue } from './return-to-queue.ts';

/** What a payout of a customer is for the policy of money restrictions; the platform's own money is not restricted. */
const actOf: Readonly<Record<PayoutPurpose, MoneyAct | null>> = {
  withdrawal: 'withdrawal',
  disbursement: 'disbursement',
  refund: 'refund',
  excess: 'refund',
  receipt: 'refund',
  reward: 'reward_payout',
  guarantor: 'guarantor_payout',
  sweep: null,
  remittance: null,
  line_return: null,
  unclaimed_money: 'withdrawal',
};

/** The payouts of these that may not leave now, because their customer's money is restricted (decision 032). */
export async function restrictedPayouts(ctx: QueryCtx, payouts: readonly Payout[]): Promise<Payout[]> {
  const userIds = payouts.flatMap((one) => (one.userId === null ? [] : [one.userId]));
  const levels = await readMoneyRestriction(ctx, userIds);
  return payouts.filter(({ userId, purpose }) => {
    const act = actOf[purpose];
    return userId !== null && act !== null && !isAllowed(levels.get(userId) ?? 'none', act);
  });
}

/** @throws FieldError on `payout_ids` that names the first payout which may not leave now */
export async function rejectRestricted(ctx: QueryCtx, payouts: readonly Payout[]): Promise<void> {
  const [first] = await restrictedPayouts(ctx, payouts);
  if (first !== undefined) {
    throw fieldError('payout_ids', message('payout_restricted', { beneficiary: first.beneficiary }));
  }
}

/**
 * The last look before the file of a released batch leaves: with a restricted payout in it nothing of it does. All of
 * its payouts wait in the queue again, and two operators approve the smaller batch (decision 032).
 * @param batch locked and not sent to the bank yet
 * @returns whether the batch was withdrawn
 */
export async function withholdRestricted(
  ctx: Ctx,
  handlers: readonly PayoutHandler[],
  batch: Batch,
): Promise<boolean> {
  const restricted = await restrictedPayouts(ctx, await lockBatchPayouts(ctx.tx, batch.id));
  if (restricted.length === 0) {
    return false;
  }
  await returnToQueue(ctx, handlers, batch.id);
  await recordAudit(ctx, {
    action: 'payout_batch.withheld',
    subjectKind: 'payout_batch',
    subjectId: batch.id,
    before: { state: batch.state },
    after: { state: 'cancelled', restricted: restricted.map((one) => one.id) },
  });
  return true;
}
