import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { amount, day, longText, oneOf, text } from '../wire.ts';

export const receiptSources = ['issuer', 'guarantor', 'recovery'] as const;

/** Money on a note that came by a transfer, as operators read it on the bank's statement (REP-7). */
export const noteReceipt = z.strictObject({
  source: oneOf(receiptSources, issueMessage('receipt_payer_required')),
  amount,
  received_on: day,
  payer_name: text(140, issueMessage('receipt_payer_name_required')),
  /** Of an open line of the trust account with exactly this amount. */
  bank_reference: text(64, issueMessage('receipt_line_required')),
});

/** What recovering a defaulted note has cost; the next recovery pays it first. */
export const recoveryCost = z.strictObject({
  amount,
  on: day,
  what: longText(500, issueMessage('recovery_cost_description_required')),
});

/** What is waived of the cost of lateness: the late charge or ta'widh, and of a Shariah note gharamah. */
export const lateWaiver = z.strictObject({ late_charge: amount, gharamah: amount });

/** What an issuer paid beyond what is due; the whole of it goes back to its own bank account. */
export const excessRefund = z.strictObject({ amount });

export const noteEnds = ['recovered', 'written_off'] as const;

/** How a defaulted note ends: with its principal whole, or with the rest of it written off. */
export const noteClose = z.strictObject({
  outcome: oneOf(noteEnds, issueMessage('recovery_outcome_required')),
});
