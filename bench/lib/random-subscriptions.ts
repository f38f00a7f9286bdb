import { sen } from '@titian/finance/sen';
import { subscribeBatch } from '@titian/server/modules/notes/commands/subscribe-batch';
import type { QueuedSubscription } from '@titian/server/modules/notes/public';
import { sha256 } from '@titian/server/platform/field-encryption';
import { newId } from '@titian/server/platform/ids';
import { loadNote } from '@titian/server/test/bulk-load';
import type { Product } from './hot-note-world.ts';

const BATCH = 500;
const NOTES = 40;
/** Small enough that notes are sold out on the way. */
const TARGET_SEN = 50_000_000n;
const scope = { actor: { kind: 'system', id: null } as const, dateShiftDays: 0, requestId: null };

/** Subscriptions of any amount, on step and off it, some with a key that was used before; answers how many were taken. */
export async function sendRandomSubscriptions(product: Product, subscriptions: number): Promise<number> {
  const notes: string[] = [];
  for (let at = 0; at < NOTES; at += 1) {
    notes.push((await loadNote(product.titian.work, { targetSen: TARGET_SEN })).noteId);
  }
  let taken = 0;
  let before: readonly QueuedSubscription[] = [];
  for (let sent = 0; sent < subscriptions; sent += BATCH) {
    const noteId = notes[Math.floor(Math.random() * notes.length)] ?? '';
    const batch = Array.from({ length: Math.min(BATCH, subscriptions - sent) }, () =>
      randomSubscription(product, before),
    );
    const outcomes = await product.titian.work.command(scope, (ctx) => subscribeBatch(ctx, noteId, batch));
    taken += outcomes.filter((one) => one.ok).length;
    before = batch;
  }
  return taken;
}

function randomSubscription(product: Product, before: readonly QueuedSubscription[]): QueuedSubscription {
  const again = before[Math.floor(Math.random() * before.length)];
  if (again !== undefined && Math.random() < 0.02) {
    return again;
  }
  const investor = product.people[Math.floor(Math.random() * product.people.length)];
  const amount = BigInt(Math.floor(Math.random() * 60_000));
  const amountSen = sen(Math.random() < 0.9 ? (amount / 1_000n) * 1_000n : amount);
  return {
    ...{ investorId: investor?.userId ?? '', isIndividual: true, idempotencyKey: newId() },
    ...{ requestHash: sha256(`${amountSen}`), amountSen, fillRemaining: Math.random() < 0.3 },
    ...{ acknowledgeLimit: Math.random() < 0.9, agreeWakalah: false },
  };
}
