import { approvalRoles } from '@titian/contracts/approvals';
import { formatRinggit, senToText } from '@titian/finance/sen';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, assertOurs, fieldError } from '../../../platform/errors.ts';
import { approvalExecutor } from '../../approvals/public.ts';
import { tellUsers } from '../../notifications/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { paymentState } from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';
import { changeTopup, lockTopup } from '../store/topups.ts';
import { creditTopup } from './credit-topup.ts';

const review = z.strictObject({ decision: z.enum(['credit', 'refund']) });
type Review = z.output<typeof review>;

/** Two operators decide about a held top-up: credit it where the payer is the investor after all (rules §3). */
export const topupReview = approvalExecutor<Review>({
  kind: 'topup_review',
  subjectKind: 'topup',
  makerRoles: [approvalRoles.topup_review],
  checkerRoles: [approvalRoles.topup_review],
  after: review,
  async load(ctx, subjectId, { after }) {
    const topup = await heldTopup(ctx, subjectId);
    refuseImpossible(topup, after);
    const investor = await readInvestor(ctx, topup.investorId);
    const payment = topup.intentId === null ? null : await paymentState(ctx, topup.intentId);
    return {
      // A held top-up only leaves that state, which `load` checks itself.
      version: 1,
      label: `${topup.refNumber} · ${investor?.verifiedName ?? ''} · ${formatRinggit(topup.amountSen)}`,
      before: {
        state: topup.state,
        amount: senToText(topup.amountSen),
        verified_name: investor?.verifiedName ?? null,
        payer_name: payment?.payerName ?? null,
        name_check: topup.nameCheck,
        review_reason: payment?.reviewReason ?? null,
      },
    };
  },
  async apply(ctx, approval) {
    const topup = await heldTopup(ctx, approval.subjectId);
    if (approval.after.decision === 'refund') {
      await refuseProof(ctx, topup, approval.id);
      return;
    }
    const investor = await readInvestor(ctx, topup.investorId);
    assertOurs(investor, `investor ${topup.investorId} of a top-up exists`);
    await creditTopup(ctx, topup, investor, { nameCheck: topup.nameCheck, approvalId: approval.id });
  },
});

async function heldTopup(ctx: Ctx, id: string): Promise<Topup> {
  const topup = await lockTopup(ctx.tx, id);
  if (topup === null) {
    throw new AppError('not_found');
  }
  if (topup.state !== 'held') {
    throw new AppError('wrong_state');
  }
  return topup;
}

/** A transfer that nobody could find: the ledger never had its money, so there is nothing to send back. */
async function refuseProof(ctx: Ctx, topup: Topup, approvalId: string): Promise<void> {
  await changeTopup(ctx.tx, topup.id, { state: 'failed', approval_id: approvalId });
  await recordAudit(ctx, { action: 'topup.refused', subjectKind: 'topup', subjectId: topup.id });
  await tellUsers(ctx, [
    {
      userId: topup.investorId,
      dedupeKey: `topup_failed:${topup.id}`,
      template: 'topup_failed',
      params: { amount: senToText(topup.amountSen), refNumber: topup.refNumber, reason: 'other' },
    },
  ]);
}

function refuseImpossible(topup: Topup, { decision }: Review): void {
  if (decision === 'refund' && topup.paymentType === 'fpx') {
    // FPX never tells the payer's account number, and money may not go back to another name (rules §3).
    throw fieldError(
      'decision',
      'This cannot be refunded from here: the bank has not told the account that it came from.',
    );
  }
  if (topup.nameCheck === 'different') {
    throw fieldError('decision', 'The payer is somebody else, so this may not be credited.');
  }
}
