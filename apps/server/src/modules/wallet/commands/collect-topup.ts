import type { Sen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { readInvestor } from '../../onboarding/public.ts';
import type { SettledPayment } from '../../payments/public.ts';
import { isSettled } from '../domain/topup.ts';
import { changeTopup, findTopup, insertTopup, lockTopup } from '../store/topups.ts';
import { topupPurpose } from './settle-topup.ts';

/** A top-up that is collected under a mandate of its investor, with the payment that carries it. */
export interface CollectedTopup {
  readonly id: string;
  readonly userId: string;
  readonly amountSen: Sen;
  readonly intentId: string;
  readonly refNumber: string;
}

/** Writes the top-up that a collection pays, in the transaction that sends the collection (DDB-10). */
export async function writeCollectedTopup(ctx: Ctx, topup: CollectedTopup): Promise<void> {
  const investor = await readInvestor(ctx, topup.userId);
  invariant(investor, `investor ${topup.userId} of a recurring deposit exists`);
  await insertTopup(ctx.tx, {
    id: topup.id,
    investor_id: topup.userId,
    payment_type: 'fpx',
    intent_id: topup.intentId,
    ref_number: topup.refNumber,
    amount_sen: topup.amountSen,
    is_first: investor.firstTopupAt === null,
    business_date: ctx.businessDate,
  });
}

/**
 * A collected payment is checked as any top-up is: credited where the payer's name is the investor's, held otherwise, and
 * held where the bank contradicts the order.
 */
export async function settleCollectedTopup(
  ctx: Ctx,
  payment: SettledPayment,
  { topupId, isHeld }: { readonly topupId: string; readonly isHeld: boolean },
): Promise<'credited' | 'held'> {
  const settle = isHeld ? topupPurpose.onHeld : topupPurpose.onSucceeded;
  await settle(ctx, { ...payment, purposeId: topupId });
  const topup = await findTopup(ctx.tx, topupId);
  return topup?.state === 'credited' ? 'credited' : 'held';
}

/** The bank did not collect: nothing was topped up. Its investor is notified by the recurring deposit. */
export async function failCollectedTopup(ctx: Ctx, topupId: string): Promise<void> {
  const topup = await lockTopup(ctx.tx, topupId);
  if (topup !== null && !isSettled(topup)) {
    await changeTopup(ctx.tx, topupId, { state: 'failed' });
  }
}
