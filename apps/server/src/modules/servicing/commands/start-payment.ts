import { message } from '@titian/contracts/messages/message';
import { type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lockNote, type Note } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { type CreatedIntent, newRefNumber, type Payments } from '../../payments/public.ts';
import { dueBy, duplicateExcess, recentView } from '../domain/duplicate-payment.ts';
import { owedOn } from '../domain/guarantor-debt.ts';
import { amountProblem, dueAmount, isCarriedAtOnce } from '../domain/payment-amount.ts';
import { earlyQuote } from '../queries/early-settlement.ts';
import { duesOf, ownNote } from '../queries/next-payment.ts';
import { recentPayments } from '../queries/recent-payments.ts';
import { findClaim } from '../store/guarantees.ts';
import { insertOrder, type PaymentKind } from '../store/orders.ts';

export interface PaymentRequest {
  readonly issuerId: string;
  readonly noteId: string;
  readonly kind: PaymentKind;
  readonly amountSen: Sen | null;
  /** Pays although some of it becomes excess beside a recent payment. */
  readonly confirmsExcess: boolean;
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

const COLLECTING = message('direct_debit_collecting');

const COVERED = message('excess_covers_next');

const TOO_LARGE = message('payment_above_bank_limit');

/**
 * Starts a payment on a note, which the issuer then makes at its bank; nothing is booked before the money arrives.
 * @throws AppError `not_found`, `wrong_state`, `nothing_due`, `duplicate_payment` where a recent payment makes some of it
 * excess and the issuer has not confirmed that; FieldError on `amount` above what is outstanding
 */
export async function startPayment(
  ctx: Ctx,
  { payments, isCollecting }: StartDeps,
  request: PaymentRequest,
): Promise<StartedPayment> {
  const note = await ownNote(ctx, request.issuerId, request.noteId);
  // A collection is decided under the same lock, so one of the two finds the other.
  await lockNote(ctx, note.id);
  if (await isCollecting(ctx, note.id)) {
    throw new AppError('wrong_state', {}, COLLECTING);
  }
  const { amountSen, dueSen } = await amountOf(ctx, note, request);
  if (!request.confirmsExcess) {
    await rejectDuplicate(ctx, note.id, { amountSen, dueSen });
  }
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

interface RequestedAmount {
  readonly amountSen: Sen;
  /** What of the note is due now, or settles it where it is settled early. */
  readonly dueSen: Sen;
}

/** The issuer may have paid from another tab, so this is decided when the payment is started (REP-9). */
async function rejectDuplicate(
  ctx: Ctx,
  noteId: string,
  { amountSen, dueSen }: RequestedAmount,
): Promise<void> {
  const recent = await recentPayments(ctx, noteId);
  const excessSen = duplicateExcess(amountSen, dueSen, recent);
  if (excessSen > 0n) {
    const details = { excess_if_paid: senToText(excessSen), recent_payments: recent.map(recentView) };
    throw new AppError('duplicate_payment', details);
  }
}

async function amountOf(ctx: Ctx, note: Note, request: PaymentRequest): Promise<RequestedAmount> {
  if (request.kind === 'early') {
    return earlyAmount(ctx, request);
  }
  const { dueSen, payableSen, outstandingSen, excessSen } = await amountsDue(ctx, note);
  if (outstandingSen === 0n || (request.kind === 'due' && payableSen === 0n)) {
    throw excessSen > 0n ? new AppError('nothing_due', {}, COVERED) : new AppError('nothing_due');
  }
  if (request.kind === 'due') {
    return { amountSen: dueAmount(payableSen), dueSen };
  }
  const amountSen = request.amountSen ?? ZERO_SEN;
  const problem = amountProblem(amountSen, outstandingSen);
  if (problem !== null) {
    throw fieldError('amount', problem);
  }
  return { amountSen, dueSen };
}

interface AmountsDue {
  /** The part of the requested amount that is due by now. */
  readonly dueSen: Sen;
  readonly payableSen: Sen;
  readonly outstandingSen: Sen;
  readonly excessSen: Sen;
}

/** The amount due now and all that is outstanding; of a note that its guarantor paid, what the guarantor is owed. */
async function amountsDue(ctx: Ctx, note: Note): Promise<AmountsDue> {
  const [dues] =
    note.state === 'issued' || note.state === 'defaulted' ? await duesOf(ctx, [note]) : [undefined];
  if (dues !== undefined) {
    return {
      dueSen: dueBy(dues.debt, ctx.businessDate),
      payableSen: dues.debt.totalSen,
      outstandingSen: dues.debt.outstandingSen,
      excessSen: dues.debt.excessSen,
    };
  }
  const owedSen = owedOn(await findClaim(ctx.reader, note.id));
  return { dueSen: owedSen, payableSen: owedSen, outstandingSen: owedSen, excessSen: ZERO_SEN };
}

async function earlyAmount(ctx: Ctx, request: PaymentRequest): Promise<RequestedAmount> {
  const quote = await earlyQuote(ctx, request.issuerId, request.noteId);
  if (!isCarriedAtOnce(quote.payableSen)) {
    throw new AppError('wrong_state', {}, TOO_LARGE);
  }
  const amountSen = dueAmount(quote.payableSen);
  return { amountSen, dueSen: amountSen };
}
