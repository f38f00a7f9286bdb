import type { Payment } from '../../payments/public.ts';
import type { Topup } from './topup.ts';

export type OutcomeState = 'pending' | 'succeeded' | 'held' | 'failed' | 'expired';
export type OutcomeReason = NonNullable<Payment['failureReason']> | 'name_check' | null;

/** What became of a top-up, for the investor. */
export interface TopupOutcome {
  readonly state: OutcomeState;
  readonly reason: OutcomeReason;
  readonly message: string;
  readonly settledAt: Date | null;
}

const failures: Readonly<Record<NonNullable<Payment['failureReason']>, string>> = {
  cancelled: 'The payment was cancelled. Nothing was taken; you can try again.',
  timed_out: 'The bank waited too long for an answer. Nothing was taken; you can try again.',
  limit:
    'The amount is above your limit or balance at the bank. Please try a smaller amount or raise the limit.',
  bank_offline: 'Your bank is offline now. Please try again later or choose another bank.',
  other: 'The bank did not carry out the payment. Please try again, or use another bank.',
};

/** Reads the top-up together with its payment, which alone knows how a payment that was not credited stands. */
export function topupOutcome(topup: Topup, payment: Payment | null): TopupOutcome {
  const settledAt = topup.creditedAt ?? payment?.settledAt ?? null;
  switch (topup.state) {
    case 'credited':
      return outcome('succeeded', null, 'Your top-up has arrived and can be invested.', settledAt);
    case 'held':
      if (topup.paymentType === 'manual') {
        return outcome(
          'held',
          null,
          'We are looking for your transfer on our account, usually within one working day.',
          null,
        );
      }
      return outcome(
        'held',
        'name_check',
        'Your money has arrived. We are checking who paid it, usually within one working day.',
        settledAt,
      );
    case 'refunded':
      return outcome(
        'failed',
        'name_check',
        topup.refundedOn === null
          ? 'We could not match this payment to your own name. It is being sent back to the account that it came from.'
          : 'We could not match this payment to your own name. It was sent back to the account that it came from.',
        settledAt,
      );
    case 'failed':
      return payment === null
        ? outcome(
            'failed',
            'other',
            'We could not find your transfer on our account. Please write to us.',
            settledAt,
          )
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
    return outcome(
      'expired',
      'timed_out',
      'This payment was not finished in time. If money left your account, it will still be credited.',
      settledAt,
    );
  }
  if (payment?.awaitsAuthoriser === true) {
    return outcome(
      'pending',
      null,
      "This payment is waiting for your company's authoriser, who has 7 days to approve it at the bank.",
      null,
    );
  }
  return outcome(
    'pending',
    null,
    'The bank has not confirmed the payment yet. It is credited as soon as the bank does.',
    null,
  );
}

function outcome(
  state: OutcomeState,
  reason: OutcomeReason,
  message: string,
  settledAt: Date | null,
): TopupOutcome {
  return { state, reason, message, settledAt };
}
