import type { VerifiedEvent } from '../../../gateways/rail/port.ts';
import { bankActor, type Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Confirmation, Taken } from '../domain/confirmation.ts';
import type { PaymentParts } from '../domain/parts.ts';
import type { IntentRow } from '../store/intents.ts';
import { applyAnswer } from './apply-answer.ts';
import type { ConfirmationQueue } from './confirmation-queue.ts';
import { orderedPayment, returnPathOf } from './receive-alone.ts';

/** What became of a message that claims to be the bank's. */
export type Received = { readonly kind: 'refused'; readonly detail: string } | Taken;

export interface AnswerParts extends PaymentParts {
  readonly confirmations: ConfirmationQueue;
}

/**
 * Takes a confirmation from either road. The signature is checked at once: a message that proves nothing is neither kept
 * nor queued (decision 055). A proven one is answered when it is kept and applied.
 * @throws AppError `busy` where too many wait; nothing is kept then, and the bank sends it again
 */
export async function receiveAnswer(
  parts: AnswerParts,
  requestId: string,
  kind: Confirmation['kind'],
  raw: Readonly<Record<string, string>>,
): Promise<Received> {
  const parsed = parts.rail.parseCallback(raw);
  if (parsed.kind === 'refusal') {
    return { kind: 'refused', detail: parsed.detail };
  }
  try {
    return await parts.confirmations.submit({ event: parsed, kind, requestId });
  } catch (error) {
    if (kind === 'AC indirect' && error instanceof AppError && error.code === 'busy') {
      return sentOn(parts, parsed);
    }
    throw error;
  }
}

/** The payer is not left standing at a full queue: their page waits for the direct confirmation, or asks the bank. */
async function sentOn(parts: PaymentParts, { exchangeOrderNo }: VerifiedEvent): Promise<Taken> {
  const payment = await orderedPayment(parts, exchangeOrderNo);
  return payment === null
    ? { kind: 'unknown_order' }
    : { kind: 'applied', returnPath: returnPathOf(parts, payment) };
}

/** Applies a proven answer at the payment's own business date. */
export async function applyTo(
  parts: PaymentParts,
  intent: Pick<IntentRow, 'id' | 'date_shift_days'>,
  requestId: string | null,
  event: VerifiedEvent,
): Promise<void> {
  const scope: Scope = { actor: bankActor, dateShiftDays: intent.date_shift_days, requestId };
  await parts.work.command(scope, (ctx) => applyAnswer(ctx, parts, intent.id, event));
}
