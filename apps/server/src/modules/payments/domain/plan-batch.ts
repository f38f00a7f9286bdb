import type { Disagreement, VerifiedEvent } from '../../../gateways/rail/port.ts';
import { decideAnswer, type OrderState } from './decide-answer.ts';
import type { PaymentState } from './payment.ts';

/** How the order of a confirmation and its payment stand, read under the payment's lock. */
export interface OrderStatus {
  readonly intentId: string;
  readonly purpose: string;
  readonly dateShiftDays: number;
  readonly orderState: OrderState;
  readonly paymentState: PaymentState;
  readonly reviewReason: string | null;
}

/**
 * What a confirmation does among others.
 * - settle: approved money of a payment that nothing is remarkable about
 * - repeat: the same order as one before it in the batch that settles
 * - known: its order was settled before
 * - alone: everything else, one by one
 */
export type BatchStep = 'settle' | 'repeat' | 'known' | 'alone';

/** A confirmation with the data for its decision; `standing` is null where the order is not the platform's. */
export interface BatchCandidate {
  readonly event: Pick<VerifiedEvent, 'exchangeOrderNo' | 'outcome' | 'reason'>;
  readonly status: OrderStatus | null;
  readonly disagreements: readonly Disagreement[];
}

/**
 * Decides confirmations in the order in which they came, each by the one decision about answers (`decideAnswer`).
 *
 * @param purpose the one whose payments are settled together
 * @returns one step per candidate
 */
export function planBatch(candidates: readonly BatchCandidate[], purpose: string | null): BatchStep[] {
  /** By payment, what the batch does with it: the order that settles it, or null where it goes alone. */
  const touched = new Map<string, string | null>();
  return candidates.map((candidate) => {
    const { event, status } = candidate;
    if (status === null) {
      return 'alone';
    }
    const settling = touched.get(status.intentId);
    if (settling !== undefined) {
      return settling === event.exchangeOrderNo ? 'repeat' : 'alone';
    }
    const step = stepOf(candidate, status, purpose);
    if (step !== 'known') {
      touched.set(status.intentId, step === 'settle' ? event.exchangeOrderNo : null);
    }
    return step;
  });
}

function stepOf(
  { event, disagreements }: BatchCandidate,
  status: OrderStatus,
  purpose: string | null,
): 'settle' | 'known' | 'alone' {
  const effect = decideAnswer(status, { ...event, disagreements });
  if (effect.kind === 'ignore') {
    return 'known';
  }
  const isPlain = effect.kind === 'credit' && effect.reviewReason === null && status.reviewReason === null;
  // Another business date is another context; it exists outside production only.
  return isPlain && status.purpose === purpose && status.dateShiftDays === 0 ? 'settle' : 'alone';
}
