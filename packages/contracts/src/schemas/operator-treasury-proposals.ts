import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { remittedObligations } from '../treasury.ts';
import { day, id, oneOf, text } from '../wire.ts';

/** Fees earned up to the end of a day leave for the operating account (TRE-1). */
export const treasurySweep = z.strictObject({ through: day });

/**
 * What is owed up to the end of a period: taxes go to the operating account, charity and costs of recovery to a recipient
 * of the list. Costs of recovery name their note and the invoice that they pay.
 */
export const treasuryRemittance = z.strictObject({
  obligation: oneOf(remittedObligations, issueMessage('remittance_kind_required')),
  through: day,
  recipient_id: id.optional(),
  note_id: id.optional(),
  invoice_file_id: id.optional(),
  invoice_number: text(60, issueMessage('invoice_number_required')).optional(),
});

/** A recipient is added to the list or taken off it. */
export const recipientChange = z.strictObject({
  state: oneOf(['active', 'ended'], issueMessage('active_or_ended_required')),
});

/** The authority's payment, as the operating account's statement shows it, with its official receipt. */
export const taxPayment = z.strictObject({
  bank_reference: text(140, issueMessage('operating_line_required')),
  official_reference: text(60, issueMessage('tax_receipt_number_required')),
});
