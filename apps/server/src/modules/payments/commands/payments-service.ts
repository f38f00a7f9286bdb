import type { PaymentDeps } from '../domain/payment-deps.ts';
import type { Payments } from '../domain/payments.ts';
import { banksOrNull } from '../queries/payment-page.ts';
import { createCollection, submitCollection } from './collect.ts';
import { createIntent } from './create-intent.ts';
import { enquireMandate } from './enquire-mandate.ts';
import { checkPayment } from './enquire-payment.ts';

/** Every payment of customers goes to this merchant account (FPX-24), as the table's default says too. */
const TRUST_PROFILE = 'trust';

/** Ties payments to the rail and to the platform's address; done once, in compose. */
export function createPayments(deps: PaymentDeps): Payments {
  return {
    createIntent: (ctx, input) => createIntent(ctx, input, deps.publicUrl),
    checkPayment: (scope, intentId) => checkPayment(deps, scope, intentId),
    createCollection: (ctx, input) => createCollection(ctx, deps, input),
    submitCollection: (scope, intentId) => submitCollection(deps, scope, intentId),
    mandateDecision: (scope, intentId) => enquireMandate(deps, scope, intentId, 'mandateDecision'),
    endMandate: (scope, intentId) => enquireMandate(deps, scope, intentId, 'endMandate'),
    listBanks: (channel) => banksOrNull(deps.rail, TRUST_PROFILE, channel),
    capabilities: () => deps.rail.capabilities(),
  };
}
