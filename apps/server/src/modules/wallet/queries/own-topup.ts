import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { accountBalance } from '../../ledger/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { paymentState } from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';
import { type TopupOutcome, topupOutcome } from '../domain/topup-outcome.ts';
import { findOwnTopup } from '../store/topups.ts';

/**
 * An investor's own top-up.
 * @throws AppError `not_found` for another's or none
 */
export async function ownTopup(ctx: QueryCtx, investorId: string, refNumber: string): Promise<Topup> {
  const topup = await findOwnTopup(ctx.reader, investorId, refNumber);
  if (topup === null) {
    throw new AppError('not_found');
  }
  return topup;
}

export interface OwnTopupResult {
  readonly topup: Topup;
  readonly outcome: TopupOutcome;
  readonly balanceSen: Sen;
  readonly isTopupDone: boolean;
}

/** The same with its outcome and the investor's balance. */
export async function ownTopupResult(
  ctx: QueryCtx,
  investorId: string,
  refNumber: string,
): Promise<OwnTopupResult> {
  const topup = await ownTopup(ctx, investorId, refNumber);
  const payment = topup.intentId === null ? null : await paymentState(ctx, topup.intentId);
  const investor = await readInvestor(ctx, investorId);
  if (investor === null) {
    throw new AppError('not_found');
  }
  return {
    topup,
    outcome: topupOutcome(topup, payment),
    balanceSen: await accountBalance(ctx, investor.cashAccountId),
    isTopupDone: investor.firstTopupAt !== null,
  };
}
