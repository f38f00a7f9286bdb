import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type BulkInvestor, cashOf, loadInvestors, loadNote } from '../../../test/bulk-load.ts';
import { compose, type Titian } from '../../compose.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/field-encryption.ts';
import { newId } from '../../platform/ids.ts';
import type { QueuedSubscription } from './domain/decide-batch.ts';
import { createSubscriptionQueue, readNote, type SubscriptionQueue } from './public.ts';

const scope = { actor: { kind: 'system', id: null } as const, dateShiftDays: 0, requestId: null };
let app: TestApp;
/** The same product as three processes behind a load balancer. */
let servers: Titian[];
let queues: SubscriptionQueue[];
beforeAll(async () => {
  app = await createTestApp();
  servers = [app, await compose(app.config), await compose(app.config)];
  queues = servers.map((one) => createSubscriptionQueue(one.work));
});
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.drain()));
  await Promise.all(servers.slice(1).map((one) => one.close()));
  await app.finish();
});

const subscriptionOf = (investorId: string, amount: bigint): QueuedSubscription => ({
  ...{ investorId, isIndividual: true, idempotencyKey: newId(), requestHash: sha256(`${amount}`) },
  ...{ amountSen: sen(amount), fillRemaining: false, acknowledgeLimit: false, agreeWakalah: false },
});

/** The outcome of subscriptions that came in over all servers by turns, at once. */
function send(noteId: string, subscriptions: readonly QueuedSubscription[]): Promise<string[]> {
  return Promise.all(
    subscriptions.map(async (subscription, at) => {
      const queue = queues[at % queues.length] as SubscriptionQueue;
      try {
        await queue.submit(noteId, subscription, 0);
        return 'accepted';
      } catch (error) {
        return error instanceof AppError ? String(error.details.code ?? error.code) : 'broken';
      }
    }),
  );
}
const count = (answers: readonly string[], what: string) => answers.filter((one) => one === what).length;

it('sells a note once over three servers, and no retry is needed', async () => {
  const investors = await loadInvestors(app.work, 600, 10_000n);
  const note = await loadNote(app.work, { targetSen: 2_000_000n });
  const answers = await send(
    note.noteId,
    investors.map((one) => subscriptionOf(one.userId, 5_000n)),
  );
  expect([count(answers, 'accepted'), count(answers, 'note_full')]).toEqual([400, 200]);
  expect(await app.work.query(scope, (ctx) => readNote(ctx, note.noteId))).toMatchObject({
    ...{ state: 'funded', raisedSen: 2_000_000n },
  });
  expect(servers.map((one) => one.database.retries())).toEqual([0, 0, 0]);
});

it('lets fifty tabs of one investor spend no more than there is', async () => {
  const [owner] = (await loadInvestors(app.work, 1, 23_000n)) as [BulkInvestor];
  const note = await loadNote(app.work, { targetSen: 100_000_000n });
  const answers = await send(
    note.noteId,
    Array.from({ length: 50 }, () => subscriptionOf(owner.userId, 5_000n)),
  );
  expect([count(answers, 'accepted'), count(answers, 'insufficient_balance')]).toEqual([4, 46]);
  expect(await cashOf(app.work, owner.accountId)).toBe(3_000n);
});

it('tries a poisoned subscription again alone, so that its neighbours are sold', async () => {
  const investors = await loadInvestors(app.work, 30, 5_000n);
  const note = await loadNote(app.work, { targetSen: 1_000_000n });
  const subscriptions = investors.map((one) => subscriptionOf(one.userId, 5_000n));
  // No id at all: the statement that reads the investors of its batch fails.
  const answers = await send(note.noteId, [
    ...subscriptions.slice(0, 15),
    subscriptionOf('nobody', 5_000n),
    ...subscriptions.slice(15),
  ]);
  expect([count(answers, 'accepted'), count(answers, 'broken')]).toEqual([30, 1]);
});
