import type { Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Note } from '../../notes/public.ts';
import { readNote } from '../../notes/public.ts';
import { isNameOf } from '../../onboarding/public.ts';
import { holdPayment, type PurposeHandler, type SettledPayment } from '../../payments/public.ts';
import { laterDay } from '../domain/excess.ts';
import { payersOf } from '../queries/payers.ts';
import { findOrder, holdOrder, type OrderMoney, type RepaymentOrder } from '../store/orders.ts';
import { isBooked } from '../store/repayments.ts';
import { bookRepayment, type Receipt } from './book-repayment.ts';
import { notifyReceived } from './notify-received.ts';

/** What an issuer's payment does, in the transaction that accepts the bank's answer. */
export const repaymentPurpose: PurposeHandler = {
  purpose: 'repayment',
  onSucceeded: receiveRepayment,
  onHeld: (ctx, payment) => storeHeld(ctx, payment, 'bank'),
  // Nothing was moved before the money arrived, so there is nothing to take back.
  onFailed: async () => undefined,
  returnPath: (refNumber) => `/bo/notes?ref_number=${encodeURIComponent(refNumber)}`,
};

/** Books money that an issuer paid, once per payment; money of other payers is held (REP-5). */
async function receiveRepayment(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const { order, note } = await loadFor(ctx, payment);
  if (await isBooked(ctx.reader, 'intent', payment.intentId)) {
    return;
  }
  if (!isNameOf('own_or_cut', payment.payerName, await payersOf(ctx, note))) {
    await storeHeld(ctx, payment, 'payer');
    return;
  }
  await bookPayment(ctx, order, {
    on: payment.paidOn,
    amountSen: payment.receivedSen,
    payerName: payment.payerName,
  });
}

/** Books an issuer's payment through the rail and notifies the issuer. */
export async function bookPayment(
  ctx: Ctx,
  order: RepaymentOrder,
  money: Omit<OrderMoney, 'reason'>,
): Promise<void> {
  const booked = await bookRepayment(ctx, receiptOfOrder(order, money));
  if (booked === null) {
    return;
  }
  await notifyReceived(ctx, order, booked, { key: order.intentId, amountSen: money.amountSen });
}

/** What an issuer paid through the rail, as it is booked on the note. */
export function receiptOfOrder(order: RepaymentOrder, money: Omit<OrderMoney, 'reason'>): Receipt {
  return {
    noteId: order.noteId,
    sourceKind: 'intent',
    sourceId: order.intentId,
    amountSen: money.amountSen,
    receivedOn: money.on,
    payerName: money.payerName,
    bankReference: null,
    ends: order.kind === 'early' ? { by: 'early', asOf: quotedFor(order, money.on) } : null,
  };
}

/** A quote holds for the day on which its payment was started; money that is paid later meets the quote of its own day. */
function quotedFor({ startedOn }: RepaymentOrder, paidOn: Day): Day {
  return laterDay(startedOn, paidOn);
}

/** The money stays in `receipts_clearing` until two operators have decided. */
async function storeHeld(ctx: Ctx, payment: SettledPayment, reason: OrderMoney['reason']): Promise<void> {
  const { order, note } = await loadFor(ctx, payment);
  await holdOrder(ctx.tx, order.id, {
    reason,
    on: payment.paidOn,
    amountSen: payment.receivedSen,
    payerName: payment.payerName,
  });
  await holdPayment(ctx, payment, reason);
  await recordAudit(ctx, {
    action: 'repayment.held',
    subjectKind: 'note',
    subjectId: note.id,
    after: {
      order_id: order.id,
      reason,
      amount: senToText(payment.receivedSen),
      payer_name: payment.payerName,
    },
  });
}

async function loadFor(ctx: Ctx, payment: SettledPayment): Promise<{ order: RepaymentOrder; note: Note }> {
  const order = await findOrder(ctx.reader, payment.purposeId);
  invariant(order, `payment ${payment.intentId} was started for a note`);
  const note = await readNote(ctx, order.noteId);
  invariant(note, `the note of order ${order.id} exists`);
  return { order, note };
}
