import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Payout, PayoutPurpose } from '../domain/payout.ts';
import { changePayouts, lockLatestPayout } from '../store/payouts.ts';

/**
 * Locks the payout of a row that may still be cancelled: it is in no batch.
 * @throws AppError `wrong_state` for one that is under way, ended or unknown
 */
export async function lockStoppable(ctx: Ctx, purpose: PayoutPurpose, purposeId: string): Promise<Payout> {
  const payout = await lockLatestPayout(ctx.tx, purpose, purposeId);
  if (payout?.state !== 'queued') {
    throw new AppError('wrong_state', { state: payout?.state ?? null });
  }
  return payout;
}

/**
 * Takes a payout out of the queue for good; where its money goes is for the caller, in the same transaction.
 * @throws AppError `wrong_state` as `lockStoppable`
 */
export async function cancelPayout(ctx: Ctx, purpose: PayoutPurpose, purposeId: string): Promise<void> {
  const payout = await lockStoppable(ctx, purpose, purposeId);
  await changePayouts(ctx.tx, [payout.id], { state: 'cancelled' });
  await recordAudit(ctx, {
    action: 'payout.cancelled',
    subjectKind: 'payout',
    subjectId: payout.id,
    before: { state: payout.state },
    after: { state: 'cancelled' },
  });
}
