import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { type BulkInvestor, cashOf, loadInvestors, loadNote } from '../../../test/bulk-load.ts';
import { systemActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/field-encryption.ts';
import { newId } from '../../platform/ids.ts';
import { readSettings } from '../settings/public.ts';
import { cancelSubscription } from './commands/cancel-subscription.ts';
import { subscribeBatch } from './commands/subscribe-batch.ts';
import type { SubscriptionAnswer } from './commands/subscription-answer.ts';
import type { QueuedSubscription } from './domain/decide-batch.ts';
import { createSubscriptionQueue, readNote, returnSubscriptions, type SubscriptionQueue } from './public.ts';
import { moveNote } from './store/notes.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const runs = process.env.DEEP === '1' ? 200 : 12;
let app: TestApp;
let queue: SubscriptionQueue;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_CONNECTIONS: '12' });
  queue = createSubscriptionQueue(app.work);
});
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await queue.drain();
  await app.finish();
});

function subscriptionOf(
  investor: BulkInvestor,
  amount: bigint,
  more: Partial<QueuedSubscription> = {},
): QueuedSubscription {
  const key = more.idempotencyKey ?? newId();
  return {
    investorId: investor.userId,
    isIndividual: true,
    idempotencyKey: key,
    requestHash: sha256(`${amount}`),
    amountSen: sen(amount),
    fillRemaining: false,
    acknowledgeLimit: false,
    agreeWakalah: false,
    ...more,
  };
}

const batch = (noteId: string, subscriptions: readonly QueuedSubscription[]) =>
  app.work.command(scope, (ctx) => subscribeBatch(ctx, noteId, subscriptions));
const raised = async (noteId: string) =>
  (await app.work.query(scope, (ctx) => readNote(ctx, noteId)))?.raisedSen;
const codeOf = (outcome: { ok: boolean; error?: unknown }) =>
  outcome.ok
    ? 'accepted'
    : outcome.error instanceof AppError
      ? (outcome.error.details.code ?? outcome.error.code)
      : 'broken';

describe('rejected subscriptions take neither room nor cash', () => {
  it('rejects a note that is not there', async () => {
    const [investor] = await loadInvestors(app.work, 1, 100_000n);
    const outcomes = await batch(newId(), [subscriptionOf(investor as BulkInvestor, 5_000n)]);
    expect(outcomes.map(codeOf)).toEqual(['not_found']);
  });

  it('rejects a user who is not an approved investor', async () => {
    const note = await loadNote(app.work, { targetSen: 1_000_000n });
    const stranger = { userId: newId(), accountId: newId(), token: '' };
    expect((await batch(note.noteId, [subscriptionOf(stranger, 5_000n)])).map(codeOf)).toEqual([
      'not_approved',
    ]);
  });

  it('lets those behind a rejected subscription have its room', async () => {
    const [poor, rich] = [
      ...(await loadInvestors(app.work, 1, 5_000n)),
      ...(await loadInvestors(app.work, 1, 2_000_000n)),
    ];
    const note = await loadNote(app.work, { targetSen: 1_000_000n });
    const outcomes = await batch(note.noteId, [
      subscriptionOf(poor as BulkInvestor, 1_000_000n),
      subscriptionOf(rich as BulkInvestor, 1_000_000n),
      subscriptionOf(rich as BulkInvestor, 5_000n),
    ]);
    expect(outcomes.map(codeOf)).toEqual(['insufficient_balance', 'accepted', 'note_full']);
    expect((await app.work.query(scope, (ctx) => readNote(ctx, note.noteId)))?.state).toBe('funded');
  });

  it('rejects a paused, an ended and a Shariah note without wakalah', async () => {
    const [one] = await loadInvestors(app.work, 1, 100_000n);
    const investor = one as BulkInvestor;
    const shariah = await loadNote(app.work, { targetSen: 1_000_000n, contract: 'Shariah' });
    expect((await batch(shariah.noteId, [subscriptionOf(investor, 5_000n)])).map(codeOf)).toEqual([
      'wakalah_required',
    ]);
    const agreed = await batch(shariah.noteId, [subscriptionOf(investor, 5_000n, { agreeWakalah: true })]);
    expect(agreed.map(codeOf)).toEqual(['accepted']);
    await app.work.command(scope, (ctx) =>
      moveNote(ctx.tx, shariah.noteId, ['listed'], { state: 'expired' }),
    );
    expect((await batch(shariah.noteId, [subscriptionOf(investor, 5_000n)])).map(codeOf)).toEqual([
      'note_closed',
    ]);
    await app.work.command(scope, (ctx) => returnSubscriptions(ctx, shariah.noteId));
    expect(await cashOf(app.work, investor.accountId)).toBe(100_000n);
  });
});

describe('the same key', () => {
  it('gets the first answer again, in the same batch, later, and after others bought', async () => {
    const [a, b] = (await loadInvestors(app.work, 2, 100_000n)) as [BulkInvestor, BulkInvestor];
    const note = await loadNote(app.work, { targetSen: 1_000_000n });
    const subscription = subscriptionOf(a, 20_000n);
    const outcomes = await batch(note.noteId, [subscription, subscription]);
    await batch(note.noteId, [subscriptionOf(b, 30_000n)]);
    const [again] = await batch(note.noteId, [subscription]);
    const answers = [...outcomes, again].map((one) => (one?.ok ? { ...one.value, replayed: false } : null));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect([await raised(note.noteId), await cashOf(app.work, a.accountId)]).toEqual([50_000n, 80_000n]);
  });

  it('is rejected with another request, and evaluated afresh after an error', async () => {
    const [a] = (await loadInvestors(app.work, 1, 10_000n)) as [BulkInvestor];
    const note = await loadNote(app.work, { targetSen: 1_000_000n });
    const key = newId();
    const first = await batch(note.noteId, [subscriptionOf(a, 50_000n, { idempotencyKey: key })]);
    const second = await batch(note.noteId, [subscriptionOf(a, 10_000n, { idempotencyKey: key })]);
    const third = await batch(note.noteId, [subscriptionOf(a, 5_000n, { idempotencyKey: key })]);
    expect([first, second, third].flat().map(codeOf)).toEqual([
      'insufficient_balance',
      'accepted',
      'idempotency_conflict',
    ]);
  });
});

describe('racing', () => {
  it('sells exactly the target to 2,000 investors, 64 at once, and no balance falls below zero', async () => {
    const investors = await loadInvestors(app.work, 2_000, 20_000n);
    const note = await loadNote(app.work, { targetSen: 10_000_000n });
    const waiting = [...investors];
    const answers: string[] = [];
    const buyer = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const answer = queue.submit(note.noteId, subscriptionOf(one, 10_000n), 0);
        answers.push(
          await answer.then(
            () => 'accepted',
            (error) => codeOf({ ok: false, error }) as string,
          ),
        );
      }
    };
    await Promise.all(Array.from({ length: 64 }, buyer));
    expect(await raised(note.noteId)).toBe(10_000_000n);
    expect(answers.filter((one) => one === 'accepted')).toHaveLength(1_000);
    expect(new Set(answers)).toEqual(new Set(['accepted', 'note_full']));
    expect(app.database.retries()).toBe(0);
  });

  it("takes one investor's cash once when fifty subscriptions spend it together", async () => {
    const [one] = (await loadInvestors(app.work, 1, 50_000n)) as [BulkInvestor];
    const notes = await Promise.all([1, 2, 3, 4, 5].map(() => loadNote(app.work, { targetSen: 1_000_000n })));
    const subscriptions = Array.from({ length: 50 }, (_, i) =>
      queue.submit(notes[i % 5]?.noteId ?? '', subscriptionOf(one, 5_000n), 0),
    );
    const done = await Promise.allSettled(subscriptions);
    expect(done.filter((answer) => answer.status === 'fulfilled')).toHaveLength(10);
    expect(await cashOf(app.work, one.accountId)).toBe(0n);
  });

  it('returns a whole note while 64 clients subscribe, without a deadlock', async () => {
    const investors = await loadInvestors(app.work, 400, 100_000n);
    const [dying, living] = await Promise.all(
      [1, 2].map(() => loadNote(app.work, { targetSen: 90_000_000n })),
    );
    const subscription = (one: BulkInvestor, noteId: string) =>
      queue.submit(noteId, subscriptionOf(one, 10_000n), 0).catch(() => null);
    await Promise.all(investors.map((one) => subscription(one, dying?.noteId ?? '')));
    await app.work.command(scope, (ctx) =>
      moveNote(ctx.tx, dying?.noteId ?? '', ['listed'], { state: 'expired' }),
    );
    const clients = Array.from({ length: 64 }, async (_, client) => {
      for (let i = client; i < investors.length; i += 64) {
        await subscription(investors[i] as BulkInvestor, living?.noteId ?? '');
      }
    });
    await Promise.all([
      ...clients,
      app.work.command(scope, (ctx) => returnSubscriptions(ctx, dying?.noteId ?? '')),
    ]);
    expect(await raised(dying?.noteId ?? '')).toBe(0n);
    expect(await raised(living?.noteId ?? '')).toBe(4_000_000n);
    expect(app.database.retries()).toBe(0);
  });
});

describe('cancelling', () => {
  it('gives the money and the room back once, and only to its owner, three times in thirty days', async () => {
    const [a, b] = (await loadInvestors(app.work, 2, 100_000n)) as [BulkInvestor, BulkInvestor];
    const note = await loadNote(app.work, { targetSen: 1_000_000n });
    const ids: string[] = [];
    for (const amount of [5_000n, 6_000n, 7_000n, 8_000n]) {
      ids.push((await queue.submit(note.noteId, subscriptionOf(a, amount), 0)).subscriptionId);
    }
    const cancel = (who: BulkInvestor, id: string) =>
      app.work
        .command(scope, (ctx) => cancelSubscription(ctx, who.userId, id))
        .then(
          () => 'cancelled',
          (error) => codeOf({ ok: false, error }),
        );
    expect(await cancel(b, ids[0] ?? '')).toBe('not_found');
    const twice = await Promise.all([cancel(a, ids[0] ?? ''), cancel(a, ids[0] ?? '')]);
    expect(twice.sort()).toEqual(['cancel_window_over', 'cancelled']);
    expect([
      await cancel(a, ids[1] ?? ''),
      await cancel(a, ids[2] ?? ''),
      await cancel(a, ids[3] ?? ''),
    ]).toEqual(['cancelled', 'cancelled', 'cancel_limit']);
    expect([await raised(note.noteId), await cashOf(app.work, a.accountId)]).toEqual([8_000n, 92_000n]);
  });

  it('is counted over notes, also when they are cancelled at once', async () => {
    const [a] = (await loadInvestors(app.work, 1, 100_000n)) as [BulkInvestor];
    const ids: string[] = [];
    for (const amount of [5_000n, 6_000n, 7_000n, 8_000n, 9_000n]) {
      const note = await loadNote(app.work, { targetSen: 1_000_000n });
      ids.push((await queue.submit(note.noteId, subscriptionOf(a, amount), 0)).subscriptionId);
    }
    const cancelled = await Promise.allSettled(
      ids.map((id) => app.work.command(scope, (ctx) => cancelSubscription(ctx, a.userId, id))),
    );
    expect(cancelled.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
  });
});

describe('a batch answers exactly as one by one', () => {
  const amounts = fc.constantFrom(0n, 1_000n, 5_000n, 7_500n, 10_000n, 30_000n, 120_000n);
  const subscriptions = fc.array(
    fc.record({
      who: fc.nat(5),
      amount: amounts,
      fill: fc.boolean(),
      key: fc.option(fc.nat(2)),
      ack: fc.boolean(),
    }),
    { minLength: 1, maxLength: 25 },
  );
  it('for any subscriptions, repeated keys and short rests', async () => {
    await fc.assert(
      fc.asyncProperty(subscriptions, fc.bigInt(5n, 30n), async (plan, target) => {
        const worlds = await Promise.all([world(target), world(target)]);
        const [together, single] = worlds.map((one) =>
          plan.map((subscription) => planned(one.investors, subscription)),
        );
        const batched = await batch(worlds[0].noteId, together ?? []);
        const oneByOne = [];
        for (const subscription of single ?? []) {
          oneByOne.push(...(await batch(worlds[1].noteId, [subscription])));
        }
        expect(batched.map(comparable)).toEqual(oneByOne.map(comparable));
        expect(await raised(worlds[0].noteId)).toBe(await raised(worlds[1].noteId));
      }),
      { numRuns: runs },
    );
  });

  async function world(target: bigint) {
    const investors = await loadInvestors(app.work, 6, 60_000n);
    const keys = investors.map(() => [newId(), newId(), newId()]);
    return {
      investors: investors.map((one, i) => ({ ...one, keys: keys[i] ?? [] })),
      noteId: (await loadNote(app.work, { targetSen: target * 10_000n })).noteId,
    };
  }

  function planned(
    investors: (BulkInvestor & { keys: string[] })[],
    subscription: { who: number; amount: bigint; fill: boolean; key: number | null; ack: boolean },
  ) {
    const investor = investors[subscription.who] as BulkInvestor & { keys: string[] };
    return subscriptionOf(investor, subscription.amount, {
      fillRemaining: subscription.fill,
      acknowledgeLimit: subscription.ack,
      requestHash: sha256(`${subscription.amount}${subscription.fill}${subscription.ack}`),
      idempotencyKey: subscription.key === null ? newId() : (investor.keys[subscription.key] ?? ''),
    });
  }

  function comparable(outcome: { ok: true; value: SubscriptionAnswer } | { ok: false; error: unknown }) {
    return outcome.ok
      ? [outcome.value.amountSen, outcome.value.balanceSen, outcome.value.raisedSen, outcome.value.replayed]
      : [codeOf(outcome)];
  }
});

describe('the errors of cancelling', () => {
  it('name the number of the setting, and no hours that the setting may have changed since', async () => {
    const [one] = (await loadInvestors(app.work, 1, 100_000n)) as [BulkInvestor];
    const note = await loadNote(app.work, { targetSen: 1_000_000n });
    const cancel = async (id: string) =>
      app.work
        .command(scope, (ctx) => cancelSubscription(ctx, one.userId, id))
        .then(
          () => 'cancelled',
          (error: Error) => error.message,
        );
    const [first, second] = [
      (await queue.submit(note.noteId, subscriptionOf(one, 5_000n), 0)).subscriptionId,
      (await queue.submit(note.noteId, subscriptionOf(one, 6_000n), 0)).subscriptionId,
    ];
    await proposeAndApprove(app, {
      ...{ kind: 'setting_change', subjectId: null },
      after: {
        ...{ key: 'cancellations_per_30_days', value: 1 },
        effective_from: malaysiaDay(new Date()),
      },
    });
    const said = [await cancel(first), await cancel(second), await cancel(first)];
    expect(said).toEqual([
      'cancelled',
      'You have cancelled as often as you may in 30 days: 1. Please wait before you cancel again.',
      'This investment cannot be cancelled any more: its time is over, or its note is not open.',
    ]);
  });

  it('count over the days of the setting', async () => {
    const [one] = (await loadInvestors(app.work, 1, 100_000n)) as [BulkInvestor];
    const note = await loadNote(app.work, { targetSen: 1_000_000n });
    const window = { key: 'cancellation_window_days', value: 7, effective_from: malaysiaDay(new Date()) };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after: window });
    const limit = (await app.work.query(scope, readSettings)).cancellationsPer30Days;
    const cancelledOn = async (daysAgo: number) => {
      const { subscriptionId: id } = await queue.submit(note.noteId, subscriptionOf(one, 5_000n), 0);
      await app.work.command(scope, (ctx) => cancelSubscription(ctx, one.userId, id));
      await app.work.command(scope, (ctx) =>
        ctx.tx.db
          .updateTable('subscriptions')
          .set({ business_date: addDays(ctx.businessDate, -daysAgo) })
          .where('id', '=', id)
          .execute(),
      );
    };
    for (let times = 0; times < limit; times += 1) {
      await cancelledOn(7);
    }
    await cancelledOn(6);
    for (let times = 1; times < limit; times += 1) {
      await cancelledOn(6);
    }
    await expect(cancelledOn(0)).rejects.toThrow(`as you may in 7 days: ${limit}.`);
  });
});
