import { z } from 'zod';
import { addressAndBank } from '../people.ts';
import { text } from '../wire.ts';

/** The account that a payer told; who paid and how that is proven only where the bank named nobody. */
export const refundAccountBody = z.strictObject({
  bic: addressAndBank.bank_bic,
  number: addressAndBank.bank_account_no,
  payer_name: text(140, "Please enter the name on the document of the payer's bank").optional(),
  evidence: text(300, 'Please say which document proves the payment').optional(),
});
