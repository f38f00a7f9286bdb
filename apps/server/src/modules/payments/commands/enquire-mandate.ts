import type { EnquiryUnknown, MandateDecision, MandateOrder } from '../../../gateways/rail/port.ts';
import type { Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { orderOf } from '../domain/order-of.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';
import { findIntents } from '../store/intents.ts';
import { insertMessage } from '../store/messages.ts';
import { findOrder } from '../store/orders.ts';

/** Queries the payer's bank about a mandate, or terminates it there; the answer is stored in any case. */
export async function enquireMandate(
  deps: PaymentDeps,
  scope: Scope,
  intentId: string,
  what: 'mandateDecision' | 'endMandate',
): Promise<MandateDecision | EnquiryUnknown> {
  const order = await deps.work.query(scope, async (ctx): Promise<MandateOrder> => {
    const [intent] = await findIntents(ctx.reader, [intentId]);
    const row = intent?.exchangeOrderNo ? await findOrder(ctx.reader, intent.exchangeOrderNo) : null;
    invariant(intent !== undefined && row !== null, `payment ${intentId} was sent to the bank`);
    const found = orderOf(intent, row);
    invariant('terms' in found, `payment ${intentId} authorises a mandate`);
    return found;
  });
  const answer = await deps.rail[what](order);
  const isVerified = answer.kind === 'mandate';
  await deps.work.command(scope, (ctx) =>
    insertMessage(ctx.tx, {
      intentId,
      direction: 'in',
      kind: what === 'mandateDecision' ? 'ENRP' : 'ENRP end',
      raw: isVerified ? answer.raw : { cause: answer.cause, detail: answer.detail },
      verified: isVerified,
      at: ctx.now,
    }),
  );
  return answer;
}
