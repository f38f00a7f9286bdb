import { approvalRoles } from '@titian/contracts/approvals';
import { formatRinggit, senToText } from '@titian/finance/sen';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, assertOurs, fieldError } from '../../../platform/errors.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { tellUsers } from '../../notifications/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import {
  boundRefundAccount,
  describeRefundAccount,
  type Payment,
  paymentState,
  type RefundTarget,
  readRefundTarget,
} from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';
import { subjectOfTopup } from '../queries/refund-subjects.ts';
import { changeTopup, lockTopup } from '../store/topups.ts';
import { creditTopup } from './credit-topup.ts';
import { refundTopup } from './refund-topup.ts';

const review = z.strictObject({ decision: z.enum(['credit', 'refund']) });
type Review = z.output<typeof review>;

/**
 * Two operators decide about a held top-up: credit it where the payer is the investor after all, or send it back to
 * the payer's account (rules §3).
 */
export const topupReview = approvalExecutor<Review>({
  kind: 'topup_review',
  subjectKind: 'topup',
  makerRoles: [approvalRoles.topup_review],
  checkerRoles: [approvalRoles.topup_review],
  after: review,
  async load(ctx, subjectId, { after }) {
    const topup = await heldTopup(ctx, subjectId);
    const investor = await readInvestor(ctx, topup.investorId);
    const { payment, target } = await loadPayment(ctx, topup);
    refuseImpossible(topup, after, target);
    return {
      // Its state is checked above; another account is kept beside the earlier ones.
      version: 1 + target.kept,
      label: `${topup.refNumber} · ${investor?.verifiedName ?? ''} · ${formatRinggit(topup.amountSen)}`,
      before: {
        state: topup.state,
        amount: senToText(topup.amountSen),
        verified_name: investor?.verifiedName ?? null,
        payer_name: payment?.payerName ?? null,
        name_check: topup.nameCheck,
        review_reason: payment?.reviewReason ?? null,
        ...(after.decision === 'refund'
          ? { refund_to: await describeRefundAccount(ctx, target.account) }
          : {}),
      },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const topup = await heldTopup(ctx, subjectId);
    const investor = await readInvestor(ctx, topup.investorId);
    const { payment, target } = await loadPayment(ctx, topup);
    return {
      amount: senToText(topup.amountSen),
      payment_type: topup.paymentType,
      name_check: topup.nameCheck,
      payer: boundHash(ctx.vault, payment?.payerName ?? null),
      proof: await contentHashes(ctx, topup.proofFileId === null ? [] : [topup.proofFileId]),
      customer: topup.investorId,
      ...(after.decision === 'refund'
        ? { refund_account: boundRefundAccount(ctx, target.account) }
        : { credited_to: boundHash(ctx.vault, investor?.cashAccountId ?? null) }),
    };
  },
  async apply(ctx, approval) {
    const topup = await heldTopup(ctx, approval.subjectId);
    if (approval.after.decision === 'refund') {
      await giveBack(ctx, topup, approval.id);
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

interface LoadedPayment {
  readonly payment: Payment | null;
  readonly target: RefundTarget;
}

async function loadPayment(ctx: Ctx, topup: Topup): Promise<LoadedPayment> {
  const payment = topup.intentId === null ? null : await paymentState(ctx, topup.intentId);
  return { payment, target: await readRefundTarget(ctx, subjectOfTopup(topup, payment)) };
}

async function giveBack(ctx: Ctx, topup: Topup, approvalId: string): Promise<void> {
  if (topup.paymentType === 'manual') {
    return refuseProof(ctx, topup, approvalId);
  }
  const { account } = (await loadPayment(ctx, topup)).target;
  assertOurs(account, `the account that top-up ${topup.id} goes back to is known`);
  await refundTopup(ctx, topup, account, approvalId);
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

function refuseImpossible(topup: Topup, { decision }: Review, { account }: RefundTarget): void {
  if (decision === 'refund' && topup.paymentType === 'fpx' && account === null) {
    // FPX never tells the payer's account number, and money may not go back to another name (rules §3).
    throw fieldError(
      'decision',
      "This cannot be sent back yet: prove the payer's account first, or wait for the bank statement.",
    );
  }
  if (decision === 'credit' && topup.nameCheck === 'different') {
    throw fieldError('decision', 'The payer is somebody else, so this may not be credited.');
  }
}
