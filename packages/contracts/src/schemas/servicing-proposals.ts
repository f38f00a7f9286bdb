import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { RESTRUCTURING_MONTHS_MAX, RESTRUCTURING_PAUSE_MAX } from '../restructuring.ts';
import { amount, day, id, longText, oneOf, percent, text, whole, wholeText } from '../wire.ts';

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

const monthsOf = [1, RESTRUCTURING_MONTHS_MAX, issueMessage('restructuring_months_invalid')] as const;
const pauseOf = [0, RESTRUCTURING_PAUSE_MAX, issueMessage('restructuring_pause_invalid')] as const;
const graceOf = [0, RESTRUCTURING_MONTHS_MAX - 1, issueMessage('restructuring_grace_invalid')] as const;

/** The new schedule of what is unpaid of a running note, and the consents that it rests on (REC-22). */
export const restructuring = z.strictObject({
  months: whole(...monthsOf),
  pause_months: whole(...pauseOf),
  grace_months: whole(...graceOf),
  /** The yearly rate of additional return for the months beyond the former end; 0 for a Shariah note. */
  extension_rate: percent,
  /** The agreement that the issuer signed. */
  document_id: id,
  /** Of a Shariah note: who advised on it, when they consented, and their written consent. */
  adviser_name: text(140).nullable(),
  adviser_consented_on: day.nullable(),
  adviser_document_id: id.nullable(),
});

/** The terms alone, as they are previewed. */
export const restructuringQuery = z.object({
  months: wholeText(...monthsOf),
  pause_months: wholeText(...pauseOf),
  grace_months: wholeText(...graceOf),
  extension_rate: percent,
});
