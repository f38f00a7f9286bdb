import { message } from '@titian/contracts/messages/message';
import { senToText } from '@titian/finance/sen';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { boundHash } from '../../approvals/public.ts';
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
  type Booking,
  boundLine,
  type HeldMoney,
  type HeldMoneyHandler,
  type HeldMoneyProposal,
  type HeldMoneyReview,
  paymentState,
  type ReceiptLines,
} from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';
import { heldTopups } from '../queries/held-topups.ts';
import { topupProofs } from '../queries/topup-proofs.ts';
import { changeTopup, lockTopup } from '../store/topups.ts';
import { creditTopup } from './credit-topup.ts';

const decision = z.strictObject({
  decision: z.enum(['credit', 'refund']),
  /** Of the statement's line that shows a bank transfer; only where a transfer is credited. */
  bank_reference: z.string().max(64).optional(),
});
const LINE = 'after.bank_reference';

/** Decides about a held top-up: credits it where the payer is the investor after all, or sends it back (WAL-6). */
export const topupReview: HeldMoneyReview<z.output<typeof decision>> = {
  store: heldTopups,
  after: decision,
  proposalOf: ({ decision: proposed, bank_reference: bankReference }) => ({
    decision: proposed === 'credit' ? 'book' : 'refund',
    bankReference: bankReference ?? null,
  }),
};

/** What the wallet knows of a top-up that is held (WAL-6). */
export function heldTopupHandler(lines: ReceiptLines): HeldMoneyHandler {
  return {
    purpose: 'topup',
    store: heldTopups,
    details: topupProofs,
    objection: async (_ctx, { nameCheck }) =>
      nameCheck === 'different' ? message('second_payer_differs') : null,
    async describe(ctx, money, proposal) {
      const topup = await storedTopup(ctx, money);
      const line = await lockLine(ctx, lines, topup, proposal);
      const investor = await readInvestor(ctx, topup.investorId);
      const payment = topup.intentId === null ? null : await paymentState(ctx, topup.intentId);
      return {
        verified_name: investor?.verifiedName ?? null,
        payer_name: line?.counterparty ?? money.payerName,
        name_check: line === null ? topup.nameCheck : senderCheck(line, investor),
        review_reason: payment?.reviewReason ?? null,
      };
    },
    binds: (ctx, money, proposal) => boundParts(ctx, lines, money, proposal),
    onBooked: (ctx, money, booking) => credit(ctx, lines, money, booking),
    onRejected: rejectProof,
  };
}

async function boundParts(
  ctx: Ctx,
  lines: ReceiptLines,
  money: HeldMoney,
  proposal: HeldMoneyProposal,
): Promise<Record<string, JsonValue>> {
  const topup = await storedTopup(ctx, money);
  const line = await lockLine(ctx, lines, topup, proposal);
  const investor = await readInvestor(ctx, topup.investorId);
  return {
    payment_type: topup.paymentType,
    name_check: topup.nameCheck,
    proof: await contentHashes(ctx, topup.proofFileId === null ? [] : [topup.proofFileId]),
    line: line === null ? null : boundLine(ctx, line),
    ...(proposal.decision === 'book'
      ? { credited_to: boundHash(ctx.fieldEncryption, investor?.cashAccountId ?? null) }
      : {}),
  };
}

async function credit(
  ctx: Ctx,
  lines: ReceiptLines,
  money: HeldMoney,
  { approvalId, bankReference }: Booking,
): Promise<void> {
  const topup = await storedTopup(ctx, money);
  const investor = await readInvestor(ctx, topup.investorId);
  invariant(investor, `investor ${topup.investorId} of a top-up exists`);
  const line = await lockLine(ctx, lines, topup, { decision: 'book', bankReference });
  const nameCheck = line === null ? topup.nameCheck : senderCheck(line, investor);
  const receivedTransferId = line === null ? null : newId();
  await creditTopup(ctx, topup, investor, {
    ...{ nameCheck, approvalId, receivedTransferId },
    isOwnTransfer: line !== null && isNameOf('own_or_cut', line.counterparty, [investor.verifiedName]),
  });
  if (line !== null && receivedTransferId !== null) {
    await lines.match(ctx, line, receivedTransferId);
  }
}

/**
 * The line of the statement that shows a bank transfer which is to be credited; null for every other decision.
 * @throws FieldError on `after.bank_reference` where there is none, or it is from another sender
 */
async function lockLine(
  ctx: Ctx,
  lines: ReceiptLines,
  topup: Topup,
  { decision: proposed, bankReference }: HeldMoneyProposal,
): Promise<BankLine | null> {
  const needsLine = topup.paymentType === 'manual' && proposed === 'book';
  if (!needsLine) {
    if (bankReference !== null) {
      throw fieldError(LINE, message('line_for_credited_transfer_only'));
    }
    return null;
  }
  if (bankReference === null) {
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

/** The top-up of money whose lock is held. */
async function storedTopup(ctx: Ctx, { id }: HeldMoney): Promise<Topup> {
  const topup = await lockTopup(ctx.tx, id);
  invariant(topup, `held top-up ${id} exists`);
  return topup;
}

/** A transfer that was not found: it was never booked in the ledger, so there is nothing to return. */
async function rejectProof(ctx: Ctx, money: HeldMoney, approvalId: string): Promise<void> {
  await changeTopup(ctx.tx, money.id, { state: 'failed', approval_id: approvalId });
  await recordAudit(ctx, { action: 'topup.refused', subjectKind: 'topup', subjectId: money.id });
  await notifyUsers(ctx, [
    {
      userId: money.userId,
      dedupeKey: `topup_failed:${money.id}`,
      template: 'topup_failed',
      params: { amount: senToText(money.amountSen), refNumber: money.refNumber, reason: 'other' },
    },
  ]);
}
