import type { EnquiryUnknown, MandateDecision, MandateOrder } from '../../../gateways/rail/port.ts';
import type { Scope } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { orderOf } from '../domain/order-of.ts';
import type { PaymentParts } from '../domain/parts.ts';
import { findIntents } from '../store/intents.ts';
import { insertMessage } from '../store/messages.ts';
import { findOrder } from '../store/orders.ts';

/** Asks the payer's bank about a mandate, or tells it that it is over; the answer is kept whatever it says. */
export async function askMandate(
  parts: PaymentParts,
  scope: Scope,
  intentId: string,
  what: 'mandateDecision' | 'endMandate',
): Promise<MandateDecision | EnquiryUnknown> {
  const order = await parts.work.query(scope, async (ctx): Promise<MandateOrder> => {
    const [intent] = await findIntents(ctx.reader, [intentId]);
    const row = intent?.exchange_order_no ? await findOrder(ctx.reader, intent.exchange_order_no) : null;
    assertOurs(intent !== undefined && row !== null, `payment ${intentId} was sent to the bank`);
    const found = orderOf(intent, row);
    assertOurs('terms' in found, `payment ${intentId} authorises a mandate`);
    return found;
  });
  const answer = await parts.rail[what](order);
  const isProven = answer.kind === 'mandate';
  await parts.work.command(scope, (ctx) =>
    insertMessage(ctx.tx, {
      intentId,
      direction: 'in',
      kind: what === 'mandateDecision' ? 'ENRP' : 'ENRP end',
      raw: isProven ? answer.raw : { cause: answer.cause, detail: answer.detail },
      verified: isProven,
      at: ctx.now,
    }),
  );
  return answer;
}
