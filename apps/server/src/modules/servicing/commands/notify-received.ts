import { minSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { readNote } from '../../notes/public.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { earlyQuote } from '../queries/early-settlement.ts';
import { excessOf } from '../store/excesses.ts';
import type { RepaymentOrder } from '../store/orders.ts';
import type { Booked } from './book-repayment.ts';

interface ReceivedMoney {
  /** Identifies the payment: it is notified once. */
  readonly key: string;
  readonly amountSen: Sen;
}

/**
 * Notifies an issuer that its payment has arrived and how much of it is excess; where it should have settled the note
 * and falls short, the missing amount on the business date (decision 045).
 */
export async function notifyReceived(
  ctx: Ctx,
  order: RepaymentOrder,
  booked: Booked,
  { key, amountSen }: ReceivedMoney,
): Promise<void> {
  const note = await readNote(ctx, order.noteId);
  invariant(note, `the note of order ${order.id} exists`);
  const notified = { userId: order.issuerId, dedupeKey: `payment_received:${key}` };
  const payment = { noteNumber: note.number, amount: senToText(amountSen), refNumber: order.refNumber };
  const isShort = order.kind === 'early' && note.state === 'issued' && !booked.plan.isSettled;
  const notification: Notification = isShort
    ? { ...notified, template: 'settlement_short', params: { ...payment, ...(await missingOn(ctx, order)) } }
    : {
        ...{ ...notified, template: 'payment_received' },
        params: { ...payment, excess: await excessIn(ctx, booked, amountSen) },
      };
  await notifyUsers(ctx, [notification]);
}

async function missingOn(ctx: Ctx, { issuerId, noteId }: RepaymentOrder) {
  const quote = await earlyQuote(ctx, issuerId, noteId);
  return {
    total: senToText(quote.totalSen),
    excess: senToText(quote.deductedSen),
    missing: senToText(quote.payableSen),
    validOn: quote.on,
  };
}

/** What of a payment waits, or goes back; nothing where it has paid by now what fell due since it arrived. */
async function excessIn(ctx: Ctx, { note, plan }: Booked, amountSen: Sen) {
  const next = plan.after.find((row) => row.settledOn === null);
  const waitingSen = (await excessOf(ctx.reader, [note.id])).get(note.id) ?? ZERO_SEN;
  const excessSen = next === undefined ? plan.excessSen : minSen(plan.excessSen, waitingSen);
  return {
    amount: senToText(excessSen),
    isAll: excessSen === amountSen,
    usedOn: next?.dueOn ?? null,
  };
}
