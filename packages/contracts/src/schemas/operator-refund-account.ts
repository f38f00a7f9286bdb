import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { addressAndBank } from '../people.ts';
import { text } from '../wire.ts';

/** The account that a payer stated; the payer and the evidence only where the bank named no payer. */
export const refundAccountBody = z.strictObject({
  bic: addressAndBank.bank_bic,
  number: addressAndBank.bank_account_no,
  payer_name: text(140, issueMessage('payer_name_required')).optional(),
  evidence: text(300, issueMessage('payer_document_required')).optional(),
});
