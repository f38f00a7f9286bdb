import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, assertOurs } from '../../../platform/errors.ts';
import { type Note, readNote } from '../../notes/public.ts';
import { type Payment, paymentState } from '../../payments/public.ts';
import { findOrderByReference, type RepaymentOrder } from '../store/orders.ts';
import { isBooked } from '../store/repayments.ts';

/**
 * An issuer's own attempt to pay, by the reference of its payment.
 * @throws AppError `not_found` also where it is another's
 */
export async function orderOf(ctx: QueryCtx, issuerId: string, refNumber: string): Promise<RepaymentOrder> {
  const order = await findOrderByReference(ctx.reader, refNumber);
  if (order?.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  return order;
}

export interface PaymentOutcome {
  readonly payment: Payment;
  /** Whether the money was booked on the note. */
  readonly isBooked: boolean;
  readonly note: Note;
}

/** What became of an attempt to pay. */
export async function paymentOutcome(ctx: QueryCtx, order: RepaymentOrder): Promise<PaymentOutcome> {
  const note = await readNote(ctx, order.noteId);
  assertOurs(note, `the note of order ${order.id} exists`);
  return {
    payment: await paymentState(ctx, order.intentId),
    isBooked: await isBooked(ctx.reader, 'intent', order.intentId),
    note,
  };
}
