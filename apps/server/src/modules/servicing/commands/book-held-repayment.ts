import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { type HeldMoney, type ReceiptBooking, receiptHandler } from '../../payments/public.ts';
import { noteNumbersOf } from '../queries/note-numbers.ts';
import { listOrders, lockOrder, type RepaymentOrder, releaseOrder } from '../store/orders.ts';
import { bindAllocation, bookRepayment, type Receipt } from './book-repayment.ts';
import { notifyReceived } from './notify-received.ts';
import { bookPayment, receiptOfOrder } from './receive-repayment.ts';

const booking: ReceiptBooking = {
  purpose: 'repayment',
  noteNumbers,
  otherProposal: (receipt) =>
    isSecond(receipt) ? null : { kind: 'repayment_release', subjectId: receipt.purposeId },
  // The operators have verified that the payer is permitted.
  objection: async () => null,
  binds: async (ctx, receipt) => {
    const order = await orderOf(ctx, receipt);
    return { note: order.noteId, allocation: await bindAllocation(ctx, receiptOf(order, receipt)) };
  },
  book,
  onRefunded: async (ctx, receipt) => {
    await release(ctx, receipt);
  },
};

/** What two operators may decide about an issuer's payment that is held (REP-6). */
export const heldRepayments = receiptHandler(booking);

/** Books held money on its note, as of the day on which it was paid. */
async function book(ctx: Ctx, receipt: HeldMoney): Promise<void> {
  const order = await release(ctx, receipt);
  if (!isSecond(receipt)) {
    return bookPayment(ctx, order, moneyOf(receipt, order));
  }
  const booked = await bookRepayment(ctx, receiptOf(order, receipt));
  invariant(booked, `receipt ${receipt.id} is booked once`);
  await notifyReceived(ctx, order, booked, { key: receipt.id, amountSen: receipt.amountSen });
}

/** Another payment of an order whose money was used before. */
function isSecond({ reasons }: HeldMoney): boolean {
  return reasons.includes('paid_twice');
}

const moneyOf = (receipt: HeldMoney, order: RepaymentOrder) => ({
  on: isSecond(receipt) ? receipt.heldOn : (order.held?.on ?? receipt.heldOn),
  amountSen: receipt.amountSen,
  payerName: receipt.payerName,
});

/** Held money as it is booked: a second payment of one order ends nothing early. */
function receiptOf(order: RepaymentOrder, receipt: HeldMoney): Receipt {
  const money = receiptOfOrder(order, moneyOf(receipt, order));
  return isSecond(receipt) ? { ...money, sourceKind: 'manual', sourceId: receipt.id, ends: null } : money;
}

/** The order is settled: its money was decided about. */
async function release(ctx: Ctx, receipt: HeldMoney): Promise<RepaymentOrder> {
  const order = await orderOf(ctx, receipt);
  if (order.held !== null && !isSecond(receipt)) {
    await releaseOrder(ctx.tx, order.id, ctx.businessDate);
  }
  return order;
}

async function orderOf(ctx: Ctx, receipt: HeldMoney): Promise<RepaymentOrder> {
  const order = await lockOrder(ctx.tx, receipt.purposeId);
  invariant(order, `receipt ${receipt.id} was paid for an order`);
  return order;
}

async function noteNumbers(ctx: QueryCtx, money: readonly HeldMoney[]): Promise<ReadonlyMap<string, string>> {
  const orders = await listOrders(
    ctx.reader,
    money.map((one) => one.purposeId),
  );
  return noteNumbersOf(ctx, money, orders);
}
