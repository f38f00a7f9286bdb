import type { VerifiedEvent } from '../../../gateways/rail/port.ts';
import { bankActor, type Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CallbackResult, Confirmation } from '../domain/confirmation.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';
import type { PaymentIntent } from '../domain/payment-intent.ts';
import { applyAnswer } from './apply-answer.ts';
import { orderedPayment, returnPathOf } from './apply-one.ts';
import type { ConfirmationQueue } from './confirmation-queue.ts';

/** The outcome of a message that claims to be the bank's. */
export type Received = { readonly kind: 'refused'; readonly detail: string } | CallbackResult;

export interface AnswerDeps extends PaymentDeps {
  readonly confirmations: ConfirmationQueue;
}

/**
 * Receives a confirmation from either channel. The signature is verified at once: an unverified message is neither
 * stored nor queued (decision 055). A verified one is answered when it is stored and applied.
 * @throws AppError `busy` where too many wait; nothing is stored then, and the bank sends it again
 */
export async function receiveAnswer(
  deps: AnswerDeps,
  requestId: string,
  kind: Confirmation['kind'],
  raw: Readonly<Record<string, string>>,
): Promise<Received> {
  const parsed = deps.rail.parseCallback(raw);
  if (parsed.kind === 'refusal') {
    return { kind: 'refused', detail: parsed.detail };
  }
  try {
    return await deps.confirmations.submit({ event: parsed, kind, requestId });
  } catch (error) {
    if (kind === 'AC indirect' && error instanceof AppError && error.code === 'busy') {
      return sentOn(deps, parsed);
    }
    throw error;
  }
}

/**
 * With a full queue the payer is redirected all the same: the page waits for the direct confirmation, or queries the
 * bank.
 */
async function sentOn(deps: PaymentDeps, { exchangeOrderNo }: VerifiedEvent): Promise<CallbackResult> {
  const payment = await orderedPayment(deps, exchangeOrderNo);
  return payment === null
    ? { kind: 'unknown_order' }
    : { kind: 'applied', returnPath: returnPathOf(deps, payment) };
}

/** Applies a verified answer at the payment's own business date. */
export async function applyTo(
  deps: PaymentDeps,
  intent: Pick<PaymentIntent, 'intentId' | 'dateShiftDays'>,
  requestId: string | null,
  event: VerifiedEvent,
): Promise<void> {
  const scope: Scope = { actor: bankActor, dateShiftDays: intent.dateShiftDays, requestId };
  await deps.work.command(scope, (ctx) => applyAnswer(ctx, deps, intent.intentId, event));
}
