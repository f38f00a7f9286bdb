import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { amount, longText, oneOf } from '../wire.ts';

export const guarantorMoneyParts = ['repaid', 'overpaid'] as const;

/**
 * What waits for a guarantor that has paid, and is paid out to it: all that its issuer has paid for it, or, named so, all
 * that it paid too much itself.
 */
export const guarantorPayout = z.strictObject({
  amount,
  part: oneOf(guarantorMoneyParts, issueMessage('surplus_owner_required')).optional(),
});

/** Nothing more is expected of a guarantor; the investors read why. */
export const guaranteeClose = z.strictObject({
  explanation: longText(500, issueMessage('claim_closing_reason_required')),
});
