import { z } from 'zod';
import { amount, longText, oneOf } from '../wire.ts';

export const guarantorMoneyParts = ['repaid', 'overpaid'] as const;

/**
 * What waits for a guarantor that has paid, and is paid out to it: all that its issuer has paid for it, or, named so, all
 * that it paid too much itself.
 */
export const guarantorPayout = z.strictObject({
  amount,
  part: oneOf(guarantorMoneyParts, "Please say whether it is the issuer's money or paid too much").optional(),
});

/** Nothing more is expected of a guarantor; the investors read why. */
export const guaranteeClose = z.strictObject({
  explanation: longText(500, 'Please say why nothing more is expected, as investors read it'),
});
