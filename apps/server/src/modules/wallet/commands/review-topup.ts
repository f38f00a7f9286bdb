import { message } from '@titian/contracts/messages/message';
import { formatRinggit, senToText } from '@titian/finance/sen';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import {
  comparePayerName,
  type Investor,
  isNameOf,
  type NameCheck,
  readInvestor,
} from '../../onboarding/public.ts';
import {
  type BankLine,
  boundLine,
  boundRefundAccount,
  describeRefundAccount,
  type Payment,
  paymentState,
  type ReceiptLines,
  type RefundTarget,
  readRefundTarget,
} from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';
import { subjectOfTopup } from '../queries/refund-subjects.ts';
import { changeTopup, lockTopup } from '../store/topups.ts';
import { creditTopup } from './credit-topup.ts';
import { refundTopup } from './refund-topup.ts';

const review = z.strictObject({
  decision: z.enum(['credit', 'refund']),
  /** Of the statement's line that shows a transfer by hand; only where one is credited. */
  bank_reference: z.string().max(64).optional(),
});
const LINE = 'after.bank_reference';
type Review = z.output<typeof review>;

/**
 * Two operators decide about a held top-up: credit it where the payer is the investor after all, or send it back to
 * the payer's account (WAL-6).
 */
export function topupReview(lines: ReceiptLines): ApprovalExecutor {
  return approvalExecutor<Review>({
    kind: 'topup_review',
    subjectKind: 'topup',
    after: review,
    load: (ctx, subjectId, { after }) => loadSubject(ctx, lines, subjectId, after),
    async binds(ctx, subjectId, { after }) {
      const topup = await heldTopup(ctx, subjectId);
      const line = await lockLine(ctx, lines, topup, after);
      const investor = await readInvestor(ctx, topup.investorId);
      const { payment, target } = await loadPayment(ctx, topup);
      return {
        amount: senToText(topup.amountSen),
        payment_type: topup.paymentType,
        name_check: topup.nameCheck,
        payer: boundHash(ctx.fieldEncryption, payment?.payerName ?? null),
        proof: await contentHashes(ctx, topup.proofFileId === null ? [] : [topup.proofFileId]),
        customer: topup.investorId,
        line: line === null ? null : boundLine(ctx, line),
        ...(after.decision === 'refund'
          ? { refund_account: boundRefundAccount(ctx, target.account) }
          : { credited_to: boundHash(ctx.fieldEncryption, investor?.cashAccountId ?? null) }),
      };
    },
    apply: (ctx, approval) => decide(ctx, lines, approval),
  });
}

async function loadSubject(
  ctx: Ctx,
  lines: ReceiptLines,
  subjectId: string,
  after: Review,
): Promise<ApprovalSubject> {
  const topup = await heldTopup(ctx, subjectId);
  const investor = await readInvestor(ctx, topup.investorId);
  const { payment, target } = await loadPayment(ctx, topup);
  refuseImpossible(topup, after, target);
  const line = await lockLine(ctx, lines, topup, after);
  return {
    // Its state is checked above; another account is kept beside the earlier ones.
    version: 1 + target.kept,
    label: `${topup.refNumber} · ${investor?.verifiedName ?? ''} · ${formatRinggit(topup.amountSen)}`,
    before: {
      state: topup.state,
      amount: senToText(topup.amountSen),
      verified_name: investor?.verifiedName ?? null,
      payer_name: line?.counterparty ?? payment?.payerName ?? null,
      name_check: line === null ? topup.nameCheck : senderCheck(line, investor),
      review_reason: payment?.reviewReason ?? null,
      ...(after.decision === 'refund' ? { refund_to: await describeRefundAccount(ctx, target.account) } : {}),
    },
  };
}

async function decide(ctx: Ctx, lines: ReceiptLines, approval: ApprovalOf<Review>): Promise<void> {
  const topup = await heldTopup(ctx, approval.subjectId);
  if (approval.after.decision === 'refund') {
    await giveBack(ctx, topup, approval.id);
    return;
  }
  const investor = await readInvestor(ctx, topup.investorId);
  invariant(investor, `investor ${topup.investorId} of a top-up exists`);
  const line = await lockLine(ctx, lines, topup, approval.after);
  const nameCheck = line === null ? topup.nameCheck : senderCheck(line, investor);
  const receivedTransferId = line === null ? null : newId();
  await creditTopup(ctx, topup, investor, {
    ...{ nameCheck, approvalId: approval.id, receivedTransferId },
    isOwnTransfer: line !== null && isNameOf('own_or_cut', line.counterparty, [investor.verifiedName]),
  });
  if (line !== null && receivedTransferId !== null) {
    await lines.match(ctx, line, receivedTransferId);
  }
}

/**
 * The line of the statement that shows a transfer by hand which is to be credited; null for every other decision.
 * @throws FieldError on `after.bank_reference` where there is none, or it is from somebody else
 */
async function lockLine(
  ctx: Ctx,
  lines: ReceiptLines,
  topup: Topup,
  { decision, bank_reference: bankReference }: Review,
): Promise<BankLine | null> {
  const needsLine = topup.paymentType === 'manual' && decision === 'credit';
  if (!needsLine) {
    if (bankReference !== undefined) {
      throw fieldError(LINE, message('line_for_credited_transfer_only'));
    }
    return null;
  }
  if (bankReference === undefined) {
    throw fieldError(LINE, message('transfer_line_required'));
  }
  const line = await lines.lock(ctx, { bankReference, amountSen: topup.amountSen, field: LINE });
  const investor = await readInvestor(ctx, topup.investorId);
  if (!isNameOf('not_other', line.counterparty, [investor?.verifiedName ?? ''])) {
    throw fieldError(LINE, message('line_sender_differs'));
  }
  return line;
}

/** How the sender that the statement names compares with the investor. */
function senderCheck(line: BankLine, investor: Investor | null): NameCheck {
  return comparePayerName(line.counterparty, investor?.verifiedName ?? '');
}

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
  invariant(account, `the account that top-up ${topup.id} goes back to is known`);
  await refundTopup(ctx, topup, account, approvalId);
}

/** A transfer that nobody could find: the ledger never had its money, so there is nothing to send back. */
async function refuseProof(ctx: Ctx, topup: Topup, approvalId: string): Promise<void> {
  await changeTopup(ctx.tx, topup.id, { state: 'failed', approval_id: approvalId });
  await recordAudit(ctx, { action: 'topup.refused', subjectKind: 'topup', subjectId: topup.id });
  await notifyUsers(ctx, [
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
    // FPX never tells the payer's account number, and money may not go back to another name (WAL-7).
    throw fieldError('decision', message('receipt_payer_unproven'));
  }
  if (decision === 'credit' && topup.nameCheck === 'different') {
    throw fieldError('decision', message('second_payer_differs'));
  }
}
