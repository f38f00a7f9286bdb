import type { Message } from '@titian/contracts/messages/definition';
import { type MessageCode, message } from '@titian/contracts/messages/message';
import type { paymentOutcomesMessages } from '@titian/contracts/messages/payment-outcomes';
import type { Payment } from '../../payments/public.ts';
import type { Topup } from './topup.ts';

export type OutcomeState = 'pending' | 'succeeded' | 'held' | 'failed' | 'expired';
export type OutcomeReason = NonNullable<Payment['failureReason']> | 'name_check' | null;

/** The outcome of a top-up, for the investor. */
export interface TopupOutcome {
  readonly state: OutcomeState;
  readonly reason: OutcomeReason;
  readonly message: Message;
  readonly settledAt: Date | null;
}

const failures = {
  cancelled: 'topup_cancelled',
  timed_out: 'topup_timed_out',
  limit: 'topup_above_bank_limit',
  bank_offline: 'topup_bank_offline',
  other: 'topup_not_executed',
} as const satisfies Readonly<Record<NonNullable<Payment['failureReason']>, MessageCode>>;

type OutcomeCode = {
  [Code in keyof typeof paymentOutcomesMessages]: Code extends `topup_${string}` ? Code : never;
}[keyof typeof paymentOutcomesMessages];

/** Reads the top-up together with its payment, which alone knows how a payment that was not credited stands. */
export function topupOutcome(topup: Topup, payment: Payment | null): TopupOutcome {
  const settledAt = topup.creditedAt ?? payment?.settledAt ?? null;
  switch (topup.state) {
    case 'credited':
      return outcome('succeeded', null, 'topup_succeeded', settledAt);
    case 'held':
      if (topup.paymentType === 'manual') {
        return outcome('held', null, 'topup_transfer_awaited', null);
      }
      return outcome('held', 'name_check', 'topup_payer_check', settledAt);
    case 'refunded':
      return outcome(
        'failed',
        'name_check',
        topup.refundedOn === null ? 'topup_being_returned' : 'topup_returned',
        settledAt,
      );
    case 'failed':
      return payment === null
        ? outcome('failed', 'other', 'topup_transfer_not_found', settledAt)
        : openOutcome(payment, settledAt);
    default:
      return openOutcome(payment, settledAt);
  }
}

function openOutcome(payment: Payment | null, settledAt: Date | null): TopupOutcome {
  if (payment?.state === 'failed') {
    const reason = payment.failureReason ?? 'other';
    return outcome('failed', reason, failures[reason], settledAt);
  }
  if (payment?.state === 'expired') {
    return outcome('expired', 'timed_out', 'topup_expired', settledAt);
  }
  if (payment?.awaitsAuthoriser === true) {
    return outcome('pending', null, 'topup_awaits_authoriser', null);
  }
  return outcome('pending', null, 'topup_unconfirmed', null);
}

function outcome(
  state: OutcomeState,
  reason: OutcomeReason,
  code: OutcomeCode,
  settledAt: Date | null,
): TopupOutcome {
  return { state, reason, message: message(code), settledAt };
}
