import type { Disagreement, PaymentOutcome, ReasonGroup } from '../../../gateways/rail/port.ts';
import type { PaymentState } from './payment.ts';

/** An order at the rail: `sent` until the bank says something. */
export type OrderState = 'sent' | 'pending' | 'succeeded' | 'failed' | 'expired';

/** What is known of the order and its payment when a verified answer comes. */
export interface OrderStatus {
  readonly orderState: OrderState;
  readonly paymentState: PaymentState;
  readonly reviewReason: string | null;
}

/** A verified answer, reduced to what the decision needs. */
export interface Answer {
  readonly outcome: PaymentOutcome;
  readonly reason: ReasonGroup | null;
  readonly disagreements: readonly Disagreement[];
}

/**
 * What an answer does.
 * - ignore: nothing new
 * - pending, fail: the order moves on
 * - credit: the money is received and used for its purpose
 * - hold: the money is received and held until operators decide
 * - flag: a contradiction without money received
 */
export type Effect =
  | { readonly kind: 'ignore' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'fail'; readonly reason: ReasonGroup }
  | { readonly kind: 'credit'; readonly reviewReason: string | null }
  | { readonly kind: 'hold'; readonly reviewReason: string }
  | { readonly kind: 'flag'; readonly reviewReason: string };

export const LATE_APPROVAL = 'late_approval';
export const PAID_TWICE = 'paid_twice';
const DISAGREES = 'disagrees: ';

/**
 * Whatever the amount or the platform's own reference says, the money went to the seller and in the currency of the
 * order.
 */
const leavesMoneyWithSeller: readonly Disagreement['field'][] = ['amount', 'orderNo'];

const ignore: Effect = { kind: 'ignore' };

/**
 * The one decision about an answer of the bank, however it came (FPX-17): created → pending → succeeded,
 * failed or expired; an approval after failure or expiry still counts and is flagged; a contradiction is never credited.
 */
export function decideAnswer(order: OrderStatus, answer: Answer): Effect {
  if (order.orderState === 'succeeded') {
    return ignore;
  }
  if (answer.disagreements.length > 0) {
    return disagreement(answer);
  }
  if (answer.outcome === 'succeeded') {
    return approval(order);
  }
  if (answer.outcome === 'pending') {
    return order.orderState === 'sent' ? { kind: 'pending' } : ignore;
  }
  const isOpen = order.orderState === 'sent' || order.orderState === 'pending';
  return answer.outcome === 'failed' && isOpen ? { kind: 'fail', reason: answer.reason ?? 'other' } : ignore;
}

function disagreement(answer: Answer): Effect {
  const fields = answer.disagreements.map(({ field }) => field);
  const reviewReason = `${DISAGREES}${fields.join(', ')}`;
  const isWithSeller = fields.every((field) => leavesMoneyWithSeller.includes(field));
  return { kind: answer.outcome === 'succeeded' && isWithSeller ? 'hold' : 'flag', reviewReason };
}

function approval(order: OrderStatus): Effect {
  if (order.paymentState === 'succeeded') {
    return { kind: 'hold', reviewReason: PAID_TWICE };
  }
  if (order.reviewReason?.startsWith(DISAGREES) === true) {
    return { kind: 'hold', reviewReason: order.reviewReason };
  }
  const isLate =
    order.orderState === 'failed' || order.orderState === 'expired' || order.paymentState === 'expired';
  return { kind: 'credit', reviewReason: isLate ? LATE_APPROVAL : null };
}
