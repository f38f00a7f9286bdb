import type { PaymentParts } from '../domain/parts.ts';
import type { Payments } from '../domain/payments.ts';
import { checkPayment } from './ask-bank.ts';
import { createIntent } from './create-intent.ts';

/** Ties payments to the rail and to our address; done once, in compose. */
export function createPayments(parts: PaymentParts): Payments {
  return {
    createIntent: (ctx, input) => createIntent(ctx, input, parts.publicUrl),
    checkPayment: (scope, intentId) => checkPayment(parts, scope, intentId),
  };
}
