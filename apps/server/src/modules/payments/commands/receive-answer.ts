import type { VerifiedEvent } from '../../../gateways/rail/port.ts';
import { bankActor, type Scope } from '../../../platform/context.ts';
import { together } from '../../../platform/together.ts';
import { type PaymentParts, purposeHandler } from '../domain/parts.ts';
import { findOrdered, type IntentRow, type OrderedPayment } from '../store/intents.ts';
import { insertMessage, type RailMessage } from '../store/messages.ts';
import { applyAnswer } from './apply-answer.ts';

/** What became of a message that claims to be the bank's. */
export type Received =
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'unknown_order' }
  | { readonly kind: 'applied'; readonly returnPath: string };

/**
 * Takes a confirmation from either road. The message is kept, whatever it is worth; a proven one is applied. A forged one touches nothing.
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
  const payment = await parts.work.query(bankScope(null), (ctx) =>
    findOrdered(ctx.reader, parsed.exchangeOrderNo),
  );
  if (payment === null) {
    await keep(parts, requestId, { ...message, intentId: null, verified: true });
    parts.log.warn({ orderNo: parsed.exchangeOrderNo }, 'the bank confirmed an order that is not ours');
    return { kind: 'unknown_order' };
  }
  await applyKept(parts, payment, requestId, parsed, { ...message, intentId: payment.id, verified: true });
  return {
    kind: 'applied',
    returnPath: purposeHandler(parts, payment.purpose).returnPath(payment.ref_number),
  };
}

/** Keeps and applies in one transaction; where the answer cannot be applied, it is kept all the same. */
async function applyKept(
  parts: PaymentParts,
  payment: OrderedPayment,
  requestId: string,
  event: VerifiedEvent,
  message: Omit<RailMessage, 'at'>,
): Promise<void> {
  const scope: Scope = { actor: bankActor, dateShiftDays: payment.date_shift_days, requestId };
  await parts.work.command(scope, async (ctx) => {
    ctx.onRefusal((again) => insertMessage(again.tx, { ...message, at: again.now }));
    // In this order: the message refers to the payment, and a share of its row before the lock of it is a deadlock.
    await together([
      applyAnswer(ctx, parts, payment.id, event),
      insertMessage(ctx.tx, { ...message, at: ctx.now }),
    ]);
  });
}

/** Applies a proven answer at the payment's own business date. */
export async function applyTo(
  parts: PaymentParts,
  intent: Pick<IntentRow, 'id' | 'date_shift_days'>,
  requestId: string | null,
  event: VerifiedEvent,
): Promise<void> {
  const scope: Scope = { actor: bankActor, dateShiftDays: intent.date_shift_days, requestId };
  await parts.work.command(scope, (ctx) => applyAnswer(ctx, parts, intent.id, event));
}

async function keep(parts: PaymentParts, requestId: string, message: Omit<RailMessage, 'at'>): Promise<void> {
  await parts.work.command(bankScope(requestId), (ctx) => insertMessage(ctx.tx, { ...message, at: ctx.now }));
}

function bankScope(requestId: string | null): Scope {
  return { actor: bankActor, dateShiftDays: 0, requestId };
}
