import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Note, readNote } from '../../notes/public.ts';
import { readPaymentsBehind } from '../../payments/public.ts';
import { type BookedPayment, bookedPaymentOf } from '../domain/booked-payment.ts';
import { findOrderByReference } from '../store/orders.ts';
import { findRepayment, findRepaymentOfSource, listRepayments, type Repayment } from '../store/repayments.ts';
import { ownNote } from './next-payment.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * What was booked on an issuer's own note, the newest first.
 * @throws AppError `not_found` also for another's note
 */
export async function bookedPayments(
  ctx: QueryCtx,
  issuerId: string,
  reference: string,
): Promise<BookedPayment[]> {
  const note = await ownNote(ctx, issuerId, reference);
  const repayments = await listRepayments(ctx.reader, note.id);
  return withPayments(ctx, note, repayments.reverse());
}

/**
 * A booked payment on an issuer's own note, by its id or by the reference under which the issuer started it (REP-19).
 * @throws AppError `not_found` also where it is another's, `wrong_state` while it is not booked
 */
export async function bookedPayment(
  ctx: QueryCtx,
  issuerId: string,
  reference: string,
): Promise<BookedPayment> {
  const repayment = ID.test(reference)
    ? await findRepayment(ctx.reader, reference)
    : await bookedOf(ctx, issuerId, reference);
  const note = repayment === null ? null : await readNote(ctx, repayment.noteId);
  if (repayment === null || note?.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  const [payment] = await withPayments(ctx, note, [repayment]);
  if (payment === undefined) {
    throw new AppError('not_found');
  }
  return payment;
}

async function bookedOf(ctx: QueryCtx, issuerId: string, refNumber: string): Promise<Repayment | null> {
  const order = await findOrderByReference(ctx.reader, refNumber);
  if (order?.issuerId !== issuerId) {
    return null;
  }
  const booked = await findRepaymentOfSource(ctx.reader, 'intent', order.intentId);
  if (booked === null) {
    throw new AppError('wrong_state', {}, message('payment_not_booked'));
  }
  return booked;
}

async function withPayments(
  ctx: QueryCtx,
  note: Note,
  repayments: readonly Repayment[],
): Promise<BookedPayment[]> {
  const behind = await readPaymentsBehind(
    ctx,
    repayments.map((one) => one.sourceId),
  );
  return repayments.map((one) => bookedPaymentOf(note, one, behind.get(one.sourceId)));
}
