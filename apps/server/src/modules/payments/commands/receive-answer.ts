import type { VerifiedEvent } from '../../../gateways/rail/port.ts';
import { bankActor, type Scope } from '../../../platform/context.ts';
import { type PaymentParts, purposeHandler } from '../domain/parts.ts';
import { findIntents, type IntentRow } from '../store/intents.ts';
import { insertMessage, type RailMessage } from '../store/messages.ts';
import { findOrder } from '../store/orders.ts';
import { applyAnswer } from './apply-answer.ts';

/** What became of a message that claims to be the bank's. */
export type Received =
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'unknown_order' }
  | { readonly kind: 'applied'; readonly returnPath: string };

/**
 * Takes a confirmation from either road. The message is kept first, whatever it is worth; then a proven one is
 * applied. A forged one touches nothing.
 */
export async function receiveAnswer(
  parts: PaymentParts,
  requestId: string,
  kind: 'AC direct' | 'AC indirect',
  raw: Readonly<Record<string, string>>,
): Promise<Received> {
  const parsed = parts.rail.parseCallback(raw);
  const message = { direction: 'in', kind, raw: parsed.raw } as const;
  if (parsed.kind === 'refusal') {
    await keep(parts, requestId, { ...message, intentId: null, verified: false });
    parts.log.warn({ cause: parsed.cause, detail: parsed.detail }, 'a bank message was refused');
    return { kind: 'refused', detail: parsed.detail };
  }
  const intent = await intentOfOrder(parts, parsed.exchangeOrderNo);
  await keep(parts, requestId, { ...message, intentId: intent?.id ?? null, verified: true });
  if (intent === null) {
    parts.log.warn({ orderNo: parsed.exchangeOrderNo }, 'the bank confirmed an order that is not ours');
    return { kind: 'unknown_order' };
  }
  await applyTo(parts, intent, requestId, parsed);
  return { kind: 'applied', returnPath: purposeHandler(parts, intent.purpose).returnPath(intent.ref_number) };
}

/** Applies a proven answer at the payment's own business date. */
export async function applyTo(
  parts: PaymentParts,
  intent: Pick<IntentRow, 'date_shift_days'>,
  requestId: string | null,
  event: VerifiedEvent,
): Promise<void> {
  const scope: Scope = { actor: bankActor, dateShiftDays: intent.date_shift_days, requestId };
  await parts.work.command(scope, (ctx) => applyAnswer(ctx, parts, event));
}

async function intentOfOrder(parts: PaymentParts, exchangeOrderNo: string): Promise<IntentRow | null> {
  return parts.work.query(bankScope(null), async (ctx) => {
    const order = await findOrder(ctx.reader, exchangeOrderNo);
    const [intent = null] = order === null ? [] : await findIntents(ctx.reader, [order.intent_id]);
    return intent;
  });
}

async function keep(parts: PaymentParts, requestId: string, message: Omit<RailMessage, 'at'>): Promise<void> {
  await parts.work.command(bankScope(requestId), (ctx) => insertMessage(ctx.tx, { ...message, at: ctx.now }));
}

function bankScope(requestId: string | null): Scope {
  return { actor: bankActor, dateShiftDays: 0, requestId };
}
