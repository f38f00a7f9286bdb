import { malaysiaDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import {
  type HeldMoney,
  type HeldMoneyFilter,
  type HeldMoneyStore,
  type Payment,
  readPayments,
  returnReasonText,
} from '../../payments/public.ts';
import { heldReasons, heldState } from '../domain/held-topup.ts';
import type { Topup } from '../domain/topup.ts';
import { changeTopup, countHeld, findTopup, listReviewedTopups, lockTopup } from '../store/topups.ts';

/** Top-ups that are or were held; whatever else became of a top-up is not held money. */
export const heldTopups: HeldMoneyStore = {
  kind: 'topup',
  review: 'topup_review',
  payoutPurpose: 'refund',
  events: {
    refunded: 'topup.refunded',
    refundPaid: 'topup.refund_paid',
    refundReturned: 'topup.refund_returned',
  },
  find: async (ctx, id) => moneyOf(ctx, await findTopup(ctx.reader, id)),
  lock: async (ctx, id) => moneyOf(ctx, await lockTopup(ctx.tx, id)),
  list,
  countHeld,
  change: (tx, id, { state, approvalId, refundedOn }) =>
    changeTopup(tx, id, {
      ...(state === undefined ? {} : { state }),
      ...(approvalId === undefined ? {} : { approval_id: approvalId }),
      ...(refundedOn === undefined ? {} : { refunded_on: refundedOn }),
    }),
  refundNotice: (money, { approvalId, bankName, last4 }) => ({
    userId: money.userId,
    // A refund that came back is followed by another one with another approval.
    dedupeKey: `topup_refunded:${money.id}:${approvalId}`,
    template: 'topup_refunded',
    params: { amount: senToText(money.amountSen), refNumber: money.refNumber, bankName, last4 },
  }),
  returnNotice: (money, payoutId, reason) => ({
    userId: money.userId,
    dedupeKey: `topup_refund_returned:${payoutId}`,
    template: 'topup_refund_returned',
    params: {
      amount: senToText(money.amountSen),
      refNumber: money.refNumber,
      reason: returnReasonText(reason),
    },
  }),
};

async function list(ctx: QueryCtx, { purposes, ...filter }: HeldMoneyFilter): Promise<HeldMoney[]> {
  if (!purposes.includes('topup')) {
    return [];
  }
  return moneyOfAll(ctx, await listReviewedTopups(ctx.reader, filter));
}

async function moneyOf(ctx: QueryCtx, topup: Topup | null): Promise<HeldMoney | null> {
  const [money] = await moneyOfAll(ctx, topup === null ? [] : [topup]);
  return money ?? null;
}

async function moneyOfAll(ctx: QueryCtx, topups: readonly Topup[]): Promise<HeldMoney[]> {
  const payments = await readPayments(
    ctx,
    topups.flatMap((one) => one.intentId ?? []),
  );
  return topups.map((topup) => asHeldMoney(topup, payments.get(topup.intentId ?? '') ?? null));
}

function asHeldMoney(topup: Topup, payment: Payment | null): HeldMoney {
  return {
    kind: 'topup',
    id: topup.id,
    purpose: 'topup',
    paymentPurpose: 'topup',
    purposeId: topup.id,
    intentId: topup.intentId,
    transferId: payment?.receivedTransferId ?? null,
    refNumber: topup.refNumber,
    userId: topup.investorId,
    amountSen: topup.amountSen,
    payerName: payment?.payerName ?? null,
    nameCheck: topup.nameCheck,
    reasons: heldReasons(topup, payment),
    heldOn: malaysiaDay(payment?.settledAt ?? topup.createdAt),
    state: heldState(topup.state),
    refundedOn: topup.refundedOn,
  };
}
