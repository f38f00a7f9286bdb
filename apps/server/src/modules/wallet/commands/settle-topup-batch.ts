import type { Ctx } from '../../../platform/context.ts';
import { type LockedAccounts, lockAccounts } from '../../ledger/public.ts';
import { isNameOf, readInvestors } from '../../onboarding/public.ts';
import type { BatchPayment, BatchSettlement } from '../../payments/public.ts';
import { isSettled } from '../domain/topup.ts';
import { lockTopups } from '../store/topups.ts';
import { type CreditedTopup, creditTopups } from './credit-topup.ts';

/**
 * Credits together the top-ups whose payer's name is their investor's own. Top-ups that need an enquiry or a review are
 * left to `topupPurpose.onSucceeded`.
 */
export async function settleTopupBatch(
  ctx: Ctx,
  payments: readonly BatchPayment[],
): Promise<BatchSettlement> {
  const [topups, investors] = await Promise.all([
    lockTopups(
      ctx.tx,
      payments.map(({ payment }) => payment.purposeId),
    ),
    readInvestors(
      ctx,
      payments.map(({ payment }) => payment.userId),
    ),
  ]);
  const byId = new Map(topups.map((one) => [one.id, one]));
  const accepted = new Set<string>();
  const credited = payments.flatMap(({ payment, requestId }): CreditedTopup[] => {
    const topup = byId.get(payment.purposeId);
    const investor = investors.get(payment.userId);
    if (topup?.investorId !== payment.userId || investor === undefined || isSettled(topup)) {
      return [];
    }
    if (!isNameOf('own', payment.payerName, [investor.verifiedName])) {
      return [];
    }
    accepted.add(payment.intentId);
    return [{ topup, investor, nameCheck: 'equal', approvalId: null, requestId }];
  });
  const locked: LockedAccounts = await lockAccounts(
    ctx,
    credited.map(({ investor }) => investor.cashAccountId),
  );
  return { accepted, carryOut: () => creditTopups(ctx, locked, credited) };
}
