import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Note } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { type CreatedIntent, newRefNumber, type Payments } from '../../payments/public.ts';
import { nextPaymentOf, totalDue } from '../domain/due.ts';
import { amountProblem, dueAmount } from '../domain/payment-amount.ts';
import { duesOf, ownNote } from '../queries/next-payment.ts';
import { insertOrder } from '../store/orders.ts';

export interface PaymentRequest {
  readonly issuerId: string;
  readonly noteId: string;
  /** `due`: what is asked for now; `other`: an amount of the issuer's choice. */
  readonly kind: 'due' | 'other' | 'early';
  readonly amountSen: Sen | null;
  readonly idempotencyKey: string;
}

export interface StartedPayment extends CreatedIntent {
  readonly amountSen: Sen;
}

const EARLY =
  'Settling a note early is not possible online yet. Please write to us and we will tell you the amount.';

/**
 * Starts a payment on a note, which the issuer then makes at its bank; nothing is booked before the money arrives.
 * @throws AppError `not_found`, `wrong_state`, `nothing_due`; FieldError on `amount` above what is outstanding
 */
export async function startPayment(
  ctx: Ctx,
  payments: Pick<Payments, 'createIntent'>,
  request: PaymentRequest,
): Promise<StartedPayment> {
  const note = await ownNote(ctx, request.issuerId, request.noteId);
  if (request.kind === 'early') {
    throw new AppError('wrong_state', {}, EARLY);
  }
  const amountSen = await amountOf(ctx, note, request);
  const id = newId();
  const refNumber = newRefNumber('repayment');
  const issuer = await readIssuer(ctx, request.issuerId);
  const intent = await payments.createIntent(ctx, {
    purpose: 'repayment',
    purposeId: id,
    userId: request.issuerId,
    amountSen,
    payerHint: issuer?.companyName ?? '',
    description: `Repayment ${note.number.replace(/[^A-Za-z0-9]/g, ' ')}`,
    refNumber,
    idempotencyKey: request.idempotencyKey,
  });
  await insertOrder(ctx.tx, {
    id,
    note_id: note.id,
    issuer_id: request.issuerId,
    kind: request.kind,
    amount_sen: amountSen,
    intent_id: intent.intentId,
    ref_number: refNumber,
    business_date: ctx.businessDate,
  });
  await recordAudit(ctx, { action: 'repayment.started', subjectKind: 'repayment_order', subjectId: id });
  return { ...intent, amountSen };
}

async function amountOf(ctx: Ctx, note: Note, request: PaymentRequest): Promise<Sen> {
  if (note.state !== 'issued' && note.state !== 'defaulted') {
    throw new AppError('nothing_due');
  }
  const [dues] = await duesOf(ctx, [note]);
  const open = dues?.open ?? [];
  if (totalDue(open) === 0n) {
    throw new AppError('nothing_due');
  }
  if (request.kind === 'due') {
    return dueAmount(totalDue(nextPaymentOf(open, ctx.businessDate)));
  }
  const amountSen = request.amountSen ?? ZERO_SEN;
  const problem = amountProblem(amountSen, totalDue(open));
  if (problem !== null) {
    throw fieldError('amount', problem);
  }
  return amountSen;
}
