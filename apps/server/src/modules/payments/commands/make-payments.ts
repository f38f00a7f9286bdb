import type { PaymentParts } from '../domain/parts.ts';
import type { Payments } from '../domain/payments.ts';
import { banksOrNull } from '../queries/payment-page.ts';
import { checkPayment } from './ask-bank.ts';
import { askMandate } from './ask-mandate.ts';
import { createCollection, submitCollection } from './collect.ts';
import { createIntent } from './create-intent.ts';

/** Every payment of customers goes to this merchant account (FPX-24), as the table's default says too. */
const TRUST_PROFILE = 'trust';

/** Ties payments to the rail and to our address; done once, in compose. */
export function createPayments(parts: PaymentParts): Payments {
  return {
    createIntent: (ctx, input) => createIntent(ctx, input, parts.publicUrl),
    checkPayment: (scope, intentId) => checkPayment(parts, scope, intentId),
    createCollection: (ctx, input) => createCollection(ctx, parts, input),
    submitCollection: (scope, intentId) => submitCollection(parts, scope, intentId),
    mandateDecision: (scope, intentId) => askMandate(parts, scope, intentId, 'mandateDecision'),
    endMandate: (scope, intentId) => askMandate(parts, scope, intentId, 'endMandate'),
    listBanks: (channel) => banksOrNull(parts.rail, TRUST_PROFILE, channel),
    capabilities: () => parts.rail.capabilities(),
  };
}
