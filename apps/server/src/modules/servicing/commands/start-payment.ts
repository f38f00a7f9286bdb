import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lockNote, type Note } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { type CreatedIntent, newRefNumber, type Payments } from '../../payments/public.ts';
import { owedOn } from '../domain/guarantor-debt.ts';
import { amountProblem, dueAmount, isCarriedAtOnce } from '../domain/payment-amount.ts';
import { earlyQuote } from '../queries/early-settlement.ts';
import { duesOf, ownNote } from '../queries/next-payment.ts';
import { findClaim } from '../store/guarantees.ts';
import { insertOrder, type PaymentKind } from '../store/orders.ts';

export interface PaymentRequest {
  readonly issuerId: string;
  readonly noteId: string;
  readonly kind: PaymentKind;
  readonly amountSen: Sen | null;
  readonly idempotencyKey: string;
}

export interface StartedPayment extends CreatedIntent {
  readonly amountSen: Sen;
}

/** What starting a payment needs of other modules. */
export interface StartDeps {
  readonly payments: Pick<Payments, 'createIntent'>;
  /** Whether the bank is collecting on a note under a mandate right now; given by compose. */
  readonly isCollecting: (ctx: QueryCtx, noteId: string) => Promise<boolean>;
}

const COLLECTING =
  'Your bank is collecting a payment on this note by direct debit right now. Please look again in a while, so that nothing is paid twice.';

const COVERED =
  'Your excess covers the next payment. It is used on the due day, so nothing is to be paid now.';

const TOO_LARGE =
  'This is more than one payment through a bank may carry. Please pay a part of it first with another amount.';

/**
 * Starts a payment on a note, which the issuer then makes at its bank; nothing is booked before the money arrives.
 * @throws AppError `not_found`, `wrong_state`, `nothing_due`; FieldError on `amount` above what is outstanding
 */
export async function startPayment(
  ctx: Ctx,
  { payments, isCollecting }: StartDeps,
  request: PaymentRequest,
): Promise<StartedPayment> {
  const note = await ownNote(ctx, request.issuerId, request.noteId);
  // A collection is decided under the same lock, so one of the two sees the other.
  await lockNote(ctx, note.id);
  if (await isCollecting(ctx, note.id)) {
    throw new AppError('wrong_state', {}, COLLECTING);
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
  if (request.kind === 'early') {
    return earlyAmount(ctx, request);
  }
  const { dueSen, outstandingSen, excessSen } = await askedFor(ctx, note);
  if (outstandingSen === 0n || (request.kind === 'due' && dueSen === 0n)) {
    throw excessSen > 0n ? new AppError('nothing_due', {}, COVERED) : new AppError('nothing_due');
  }
  if (request.kind === 'due') {
    return dueAmount(dueSen);
  }
  const amountSen = request.amountSen ?? ZERO_SEN;
  const problem = amountProblem(amountSen, outstandingSen);
  if (problem !== null) {
    throw fieldError('amount', problem);
  }
  return amountSen;
}

interface Asked {
  readonly dueSen: Sen;
  readonly outstandingSen: Sen;
  readonly excessSen: Sen;
}

/** What is due now and all that is outstanding; of a note that its guarantor paid, what the guarantor is owed. */
async function askedFor(ctx: Ctx, note: Note): Promise<Asked> {
  if (note.state === 'issued' || note.state === 'defaulted') {
    const [dues] = await duesOf(ctx, [note]);
    return {
      dueSen: dues?.debt.totalSen ?? ZERO_SEN,
      outstandingSen: dues?.debt.outstandingSen ?? ZERO_SEN,
      excessSen: dues?.debt.excessSen ?? ZERO_SEN,
    };
  }
  const owedSen = owedOn(await findClaim(ctx.reader, note.id));
  return { dueSen: owedSen, outstandingSen: owedSen, excessSen: ZERO_SEN };
}

async function earlyAmount(ctx: Ctx, request: PaymentRequest): Promise<Sen> {
  const quote = await earlyQuote(ctx, request.issuerId, request.noteId);
  if (!isCarriedAtOnce(quote.payableSen)) {
    throw new AppError('wrong_state', {}, TOO_LARGE);
  }
  return dueAmount(quote.payableSen);
}
