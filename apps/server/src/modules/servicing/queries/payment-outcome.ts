import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { type Note, readNote } from '../../notes/public.ts';
import { isNameOf } from '../../onboarding/public.ts';
import { type Payment, paymentState } from '../../payments/public.ts';
import { findOrderByReference, type RepaymentOrder } from '../store/orders.ts';
import { isBooked } from '../store/repayments.ts';
import { payersOf } from './payers.ts';

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
  /** Why its money is held for a review; null where it is not. */
  readonly heldBecause: 'other_name' | 'unclear' | null;
  readonly note: Note;
}

/** The outcome of an attempt to pay. */
export async function paymentOutcome(ctx: QueryCtx, order: RepaymentOrder): Promise<PaymentOutcome> {
  const note = await readNote(ctx, order.noteId);
  invariant(note, `the note of order ${order.id} exists`);
  return {
    payment: await paymentState(ctx, order.intentId),
    isBooked: await isBooked(ctx.reader, 'intent', order.intentId),
    heldBecause: await heldBecause(ctx, order, note),
    note,
  };
}

/** Another name is only given as the reason where the bank named a payer who is not permitted. */
async function heldBecause(
  ctx: QueryCtx,
  { held }: RepaymentOrder,
  note: Note,
): Promise<PaymentOutcome['heldBecause']> {
  if (held === null) {
    return null;
  }
  const isOther =
    held.reason === 'payer' && !isNameOf('not_other', held.payerName, await payersOf(ctx, note));
  return isOther ? 'other_name' : 'unclear';
}
