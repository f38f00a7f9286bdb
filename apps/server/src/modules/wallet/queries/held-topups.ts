import { malaysiaDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { ListSlice, PlacedRow } from '../../../platform/db/sorted-list.ts';
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
import {
  changeTopup,
  countHeld,
  countReviewedTopups,
  findTopup,
  listReviewedTopups,
  lockTopup,
} from '../store/topups.ts';

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
  count: async (reader, { purposes, ...filter }, most) =>
    purposes.includes('topup') ? countReviewedTopups(reader, filter, most) : 0,
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

async function list(
  ctx: QueryCtx,
  { purposes, ...filter }: HeldMoneyFilter,
  slice: ListSlice,
): Promise<PlacedRow<HeldMoney>[]> {
  if (!purposes.includes('topup')) {
    return [];
  }
  const placed = await listReviewedTopups(ctx.reader, filter, slice);
  const money = await moneyOfAll(
    ctx,
    placed.map(({ item }) => item),
  );
  return placed.flatMap(({ place }, index) => {
    const item = money[index];
    return item === undefined ? [] : [{ item, place }];
  });
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
