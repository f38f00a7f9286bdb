import type { ApiError } from '@titian/contracts/http/api-error';
import type { DuePayments } from '../api/issuer-notes.ts';

/** What was paid on a note of late, and what of a further payment would become excess beside it. */
export interface Duplicate {
  readonly excess: string;
  readonly recent: DuePayments['recent_payments'];
}

/** What paying all that is due would overpay; null where it would not. */
export function duplicateOf(due: DuePayments): Duplicate | null {
  return due.excess_if_paid === '0.00' ? null : { excess: due.excess_if_paid, recent: due.recent_payments };
}

/** The same from a rejected payment; null for any other error. */
export function duplicateIn({ code, details }: ApiError): Duplicate | null {
  if (code !== 'duplicate_payment') {
    return null;
  }
  const { excess_if_paid: excess, recent_payments: recent } = details;
  return { excess: typeof excess === 'string' ? excess : '0.00', recent: isRecent(recent) ? recent : [] };
}

function isRecent(value: unknown): value is Duplicate['recent'] {
  return Array.isArray(value);
}
