import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { currentBankAccount } from '../../onboarding/public.ts';
import { customerOf, type Payout, type PayoutHandler, queuePayout } from '../../payments/public.ts';
import { lockDisbursement, replacePayout, setDisbursed } from '../store/disbursements.ts';

/** What happens to a disbursement as its payout moves on. */
export const disbursementPayouts: PayoutHandler = {
  purpose: 'disbursement',
  onPaid: markDisbursed,
  onReturned: payAgain,
};

async function markDisbursed(ctx: Ctx, payout: Payout): Promise<void> {
  await setDisbursed(ctx.tx, payout.purposeId, payout.settledOn ?? ctx.businessDate);
  await recordAudit(ctx, {
    action: 'disbursement.paid',
    subjectKind: 'disbursement',
    subjectId: payout.purposeId,
  });
}

/** The bank gave the money back: it waits in transit and goes out again, to the bank account that is valid now. */
async function payAgain(ctx: Ctx, payout: Payout, reason: string): Promise<void> {
  const isThere = await lockDisbursement(ctx.tx, payout.purposeId);
  const account = await currentBankAccount(ctx, customerOf(payout));
  invariant(isThere && account, `disbursement ${payout.purposeId} and its bank account exist`);
  const payoutId = await queuePayout(ctx, {
    purpose: 'disbursement',
    purposeId: payout.purposeId,
    userId: customerOf(payout),
    bankAccountId: account.id,
    beneficiary: account.holderName,
    amountSen: payout.amountSen,
    usableFrom: account.usableFrom,
  });
  await replacePayout(ctx.tx, payout.purposeId, payoutId);
  await recordAudit(ctx, {
    action: 'disbursement.returned',
    subjectKind: 'disbursement',
    subjectId: payout.purposeId,
    reason,
  });
}
