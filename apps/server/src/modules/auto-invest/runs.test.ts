import { EventEmitter, once } from 'node:events';
import { malaysiaDay } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  givenOf,
  givePresets,
  noteWithRun,
  switchAllOff,
  workOffRuns,
} from '../../../test/builders/presets.ts';
import { type BulkInvestor, cashOf, loadInvestors, loadNote } from '../../../test/bulk-load.ts';
import { startWorkerProcess } from '../../../test/worker-process.ts';
import { systemActor } from '../../platform/context.ts';
import { sha256 } from '../../platform/field-encryption.ts';
import { newId } from '../../platform/ids.ts';
import { findViolations } from '../../platform/invariants.ts';
import { lockAccounts } from '../ledger/public.ts';
import { subscribeBatch } from '../notes/public.ts';
import { allocateChunk } from './commands/allocate-chunk.ts';
import { planRun } from './commands/plan-run.ts';
import type { Preset } from './domain/preset.ts';
import type { Run } from './domain/run.ts';
import { readPreset } from './public.ts';
import { allocationsOf, insertAllocations } from './store/allocations.ts';
import { autoInvestInvariants } from './store/invariants.ts';
import { replacePreset } from './store/presets.ts';
import { databaseTime, findRun, setPlanned, takeTurn } from './store/runs.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_CONNECTIONS: '10' });
});
afterEach(async () => {
  await app.verifyLedger();
  // Every test has presets of its own.
  await switchAllOff(app);
});
afterAll(() => app.finish());

async function bulkLoad(count: number, cash: bigint, change: Partial<Preset> = {}): Promise<BulkInvestor[]> {
  const people = await loadInvestors(app.work, count, cash);
  await givePresets(app, people, change);
  return people;
}

async function runOf(noteId: string): Promise<Run> {
  const run = await findRun(app.database.reader, noteId);
  if (run === null) {
    throw new Error('the note has no run');
  }
  return run;
}

const amountsOf = async (noteId: string, people: readonly BulkInvestor[]) => {
  const given = await givenOf(app, noteId);
  return people.map((one) => given.get(one.userId) ?? 0);
};

const subscription = (investor: BulkInvestor, amount: bigint) => ({
  ...{ investorId: investor.userId, isIndividual: true, idempotencyKey: newId(), requestHash: sha256('x') },
  ...{ amountSen: sen(amount), fillRemaining: false, acknowledgeLimit: true, agreeWakalah: true },
});

const buy = (noteId: string, investor: BulkInvestor, amount: bigint) =>
  app.work.command(scope, (ctx) => subscribeBatch(ctx, noteId, [subscription(investor, amount)]));

describe('a note is allocated', () => {
  it('only to matching presets whose owners may invest', async () => {
    const matching = await bulkLoad(3, 1_000_000n);
    const others = [
      ...(await bulkLoad(1, 1_000_000n, { isOn: false })),
      ...(await bulkLoad(1, 1_000_000n, { termMaxMonths: 11 })),
      ...(await bulkLoad(1, 1_000_000n, { rateMinBps: rateBps(1_201), rateMaxBps: rateBps(1_300) })),
      ...(await bulkLoad(1, 1_000_000n, { contracts: ['Shariah'] })),
      ...(await bulkLoad(1, 1_000_000n, { guaranteedOption: 'only' })),
      ...(await bulkLoad(1, 1_000_000n, {
        amounts: new Map([['Contract Financing', { minSen: sen(5_000n), maxSen: sen(5_000n) }]]),
      })),
      ...(await bulkLoad(1, 4_999n)),
    ];
    const [inactive, undecided, managed, untopped] = await bulkLoad(4, 1_000_000n);
    const { db } = app.database.reader;
    await db
      .updateTable('users')
      .set({ account_status: 'Inactive' })
      .where('id', '=', inactive?.userId ?? '')
      .execute();
    await db
      .updateTable('applications')
      .set({ application_status: 'More Info Required' })
      .where('user_id', '=', undecided?.userId ?? '')
      .execute();
    const flags = db.updateTable('investors');
    await flags
      .set({ is_fund_managed: true })
      .where('user_id', '=', managed?.userId ?? '')
      .execute();
    await flags
      .set({ first_topup_at: null })
      .where('user_id', '=', untopped?.userId ?? '')
      .execute();
    const note = await noteWithRun(app, { targetSen: 1_000_000n });
    await workOffRuns(app);
    expect(await amountsOf(note.noteId, matching)).toEqual([200, 200, 200]);
    expect((await givenOf(app, note.noteId)).size).toBe(3);
    expect(others).toHaveLength(7);
  });

  it('up to its share, minimums first, and continues where the last note stopped', async () => {
    const people = await bulkLoad(10, 1_000_000n);
    const inOrder = people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
    // 80 % of RM 500 are eight minimums.
    const [first, second] = [
      await noteWithRun(app, { targetSen: 50_000n }),
      await noteWithRun(app, { targetSen: 50_000n }),
    ];
    await workOffRuns(app);
    expect(await amountsOf(first.noteId, inOrder)).toEqual([50, 50, 50, 50, 50, 50, 50, 50, 0, 0]);
    expect(await amountsOf(second.noteId, inOrder)).toEqual([50, 50, 50, 50, 50, 50, 0, 0, 50, 50]);
    expect(await runOf(first.noteId)).toMatchObject({ state: 'done', isUsedUp: true, allocatedSen: 40_000n });
  });

  it('by cash, limit and issuer exposure, and with the last of the balance where that is chosen', async () => {
    const [plain] = await bulkLoad(1, 12_345n);
    const [exhausted] = await bulkLoad(1, 7_700n, {
      usesExhaustedBalance: true,
      amounts: new Map([['Term Financing', { minSen: sen(10_000n), maxSen: sen(20_000n) }]]),
    });
    const [careful] = await bulkLoad(1, 1_000_000n, { exposureBps: rateBps(2_000) });
    const [limited] = await bulkLoad(1, 6_000_000n);
    const [agreed] = await bulkLoad(1, 6_000_000n, { aboveLimitAgreedAt: new Date() });
    const earlier = await loadNote(app.work, { targetSen: 100_000_000n });
    const sameIssuer = await loadNote(app.work, { targetSen: 100_000_000n, issuerId: earlier.issuerId });
    const elsewhere = await loadNote(app.work, { targetSen: 100_000_000n });
    for (const one of [limited, agreed] as BulkInvestor[]) {
      await buy(elsewhere.noteId, one, 4_995_000n);
    }
    // RM 2,000 outstanding, RM 350 of them with the issuer: 20 % leave RM 50.
    await buy(sameIssuer.noteId, careful as BulkInvestor, 35_000n);
    await buy(elsewhere.noteId, careful as BulkInvestor, 165_000n);
    const note = await noteWithRun(app, { targetSen: 100_000_000n, issuerId: earlier.issuerId });
    await workOffRuns(app);
    const all = [plain, exhausted, careful, limited, agreed] as BulkInvestor[];
    expect(await amountsOf(note.noteId, all)).toEqual([120, 70, 50, 50, 200]);
    expect(await runOf(note.noteId)).toMatchObject({ isUsedUp: false });
  });

  it('with the limit for one issuer, which counts once more is outstanding than the setting of the day says', async () => {
    const after = {
      key: 'exposure_counts_above_sen',
      value: 300_000,
      effective_from: malaysiaDay(new Date()),
    };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after });
    const [below, above] = await bulkLoad(2, 1_000_000n, { exposureBps: rateBps(2_000) });
    const earlier = await loadNote(app.work, { targetSen: 100_000_000n });
    const elsewhere = await loadNote(app.work, { targetSen: 100_000_000n });
    for (const [one, sum] of [
      [below, 300_000n],
      [above, 301_000n],
    ] as const) {
      await buy(earlier.noteId, one as BulkInvestor, 100_000n);
      await buy(elsewhere.noteId, one as BulkInvestor, sum - 100_000n);
    }
    const note = await noteWithRun(app, { targetSen: 100_000_000n, issuerId: earlier.issuerId });
    await workOffRuns(app);
    expect(await amountsOf(note.noteId, [below, above] as BulkInvestor[])).toEqual([200, 0]);
  });

  it('without what was spent between the plan and the write, and says so', async () => {
    const people = await bulkLoad(2, 20_000n);
    const [spender, other] = people as [BulkInvestor, BulkInvestor];
    const elsewhere = await loadNote(app.work, { targetSen: 100_000_000n });
    const note = await noteWithRun(app, { targetSen: 1_000_000n });
    const run = await runOf(note.noteId);
    await app.work.command(scope, (ctx) => planRun(ctx, run.id));
    await buy(elsewhere.noteId, spender, 15_000n);
    await workOffRuns(app);
    expect(await amountsOf(note.noteId, [spender, other])).toEqual([0, 200]);
    const stored = await allocationsOf(app.database.reader, spender.userId, [run.id]);
    expect(stored.get(run.id)).toMatchObject({ skipped: 'balance', amountSen: 20_000n });
  });

  it('with one balance for two notes of the same second, by two workers at once', async () => {
    const people = await bulkLoad(40, 25_000n);
    const notes = [
      await noteWithRun(app, { targetSen: 1_000_000n }),
      await noteWithRun(app, { targetSen: 1_000_000n }),
    ];
    await Promise.all([workOffRuns(app), workOffRuns(app), workOffRuns(app)]);
    const [first, second] = await Promise.all(notes.map((note) => amountsOf(note.noteId, people)));
    expect(first).toEqual(people.map(() => 200));
    expect(second).toEqual(people.map(() => 50));
    expect(await cashOf(app.work, people[0]?.accountId ?? '')).toBe(0n);
  });

  it('as presets were when it was listed, whatever their owners change meanwhile', async () => {
    const [owner] = (await bulkLoad(1, 20_000n)) as [BulkInvestor];
    const note = await noteWithRun(app, { targetSen: 1_000_000n });
    const preset = await app.work.query(scope, (ctx) => readPreset(ctx, owner.userId));
    await app.work.command(scope, (ctx) =>
      replacePreset(ctx.tx, { ...(preset as Preset), version: 2, isOn: false, from: ctx.businessNow }),
    );
    await workOffRuns(app);
    expect(await amountsOf(note.noteId, [owner])).toEqual([200]);
  });
});

describe('a run that is cut off', () => {
  it('continues where it stopped, once, also with several workers', async () => {
    const people = await bulkLoad(60, 20_000n);
    const CHUNK = 25;
    const note = await noteWithRun(app, { targetSen: 100_000_000n });
    const run = await runOf(note.noteId);
    await app.work.command(scope, (ctx) => planRun(ctx, run.id));
    await app.work.command(scope, (ctx) => allocateChunk(ctx, run.id, CHUNK));
    const killed = app.work.command(scope, async (ctx) => {
      await allocateChunk(ctx, run.id, CHUNK);
      throw new Error('the process ended here');
    });
    await expect(killed).rejects.toThrow('ended here');
    expect(await runOf(note.noteId)).toMatchObject({ state: 'allocating', lastRank: CHUNK });
    await Promise.all([workOffRuns(app), workOffRuns(app)]);
    const given = await givenOf(app, note.noteId);
    expect([...given.values()].filter((amount) => amount === 200)).toHaveLength(people.length);
    expect(await runOf(note.noteId)).toMatchObject({
      state: 'done',
      lastRank: 60,
      allocatedSen: 1_200_000n,
    });
  });
});

describe('a run whose process is killed', () => {
  const planOf = (runId: string) =>
    app.database.reader.db
      .selectFrom('allocations')
      .select(['position', 'investor_id', 'minimum_sen', 'amount_sen', 'skipped'])
      .where('run_id', '=', runId)
      .orderBy('position')
      .execute();

  /** A promise that is resolved from outside. */
  function gate(): { readonly promise: Promise<void>; readonly resolve: () => void } {
    const opened = new EventEmitter();
    return { promise: once(opened, 'open').then(() => undefined), resolve: () => void opened.emit('open') };
  }

  /** Holds the cash of one investor, so that the chunk with it cannot be given; answers how to let go. */
  async function holdCash(accountId: string): Promise<() => Promise<void>> {
    const wanted = gate();
    const held = gate();
    const done = app.work.command(scope, async (ctx) => {
      await lockAccounts(ctx, [accountId]);
      held.resolve();
      await wanted.promise;
    });
    await held.promise;
    return () => {
      wanted.resolve();
      return done;
    };
  }

  it('is ended by the next process as it was planned, each preset once', { timeout: 300_000 }, async () => {
    const CHUNK = 1_000;
    const people = await bulkLoad(2 * CHUNK + 300, 20_000n);
    const note = await noteWithRun(app, { targetSen: 100_000_000n });
    const { id } = await runOf(note.noteId);
    await app.work.command(scope, (ctx) => planRun(ctx, id));
    const plan = await planOf(id);
    expect(plan).toHaveLength(people.length);
    const inThird = people.find((one) => one.userId === plan[2 * CHUNK + 100]?.investor_id);
    const letGo = await holdCash(inThird?.accountId ?? '');
    const first = startWorkerProcess(app);
    const rank = async () => (await runOf(note.noteId)).lastRank;
    await expect.poll(rank).toBe(2 * CHUNK);
    await first.kill();
    expect((await givenOf(app, note.noteId)).size).toBe(2 * CHUNK);
    await letGo();
    const second = startWorkerProcess(app);
    await expect.poll(async () => (await runOf(note.noteId)).state).toBe('done');
    await second.kill();
    expect(await planOf(id)).toEqual(plan);
    const subscriptions = await app.database.reader.db
      .selectFrom('subscriptions')
      .select(['investor_id', 'amount_sen'])
      .where('note_id', '=', note.noteId)
      .execute();
    expect(subscriptions.map((one) => one.investor_id).sort()).toEqual(
      people.map((one) => one.userId).sort(),
    );
    expect(new Set(subscriptions.map((one) => one.amount_sen))).toEqual(new Set([20_000n]));
    expect(await runOf(note.noteId)).toMatchObject({
      ...{ lastRank: people.length, allocatedSen: 20_000n * BigInt(people.length) },
    });
    expect(await cashOf(app.work, inThird?.accountId ?? '')).toBe(0n);
    await app.analyze();
  });
});

describe('the allocation log', () => {
  it('is found wrong where a candidate was skipped', async () => {
    const people = (await bulkLoad(3, 100_000n)).toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
    const note = await noteWithRun(app, { targetSen: 1_000_000n });
    const run = await runOf(note.noteId);
    const left = people.slice(1).map((one) => ({
      ...{ investorId: one.userId, servedBefore: null, minimumSen: sen(5_000n), amountSen: sen(5_000n) },
      capSen: sen(5_000n),
    }));
    // The check leaves out cash that came within a tenth of a second of the plan.
    await app.work.query(scope, (ctx) => sql`select pg_sleep(0.25)`.execute(ctx.reader.db));
    await app.work
      .command(scope, async (ctx) => {
        await insertAllocations(ctx.tx, run.id, left);
        const seq = await takeTurn(ctx.tx);
        await setPlanned(ctx.tx, run.id, {
          seq,
          planned: 2,
          isUsedUp: false,
          ...{ outcome: 'planned', minimumSen: sen(5_000n) },
          at: await databaseTime(ctx.tx),
        });
        const found = await findViolations(ctx.tx, autoInvestInvariants);
        expect(found.map((one) => one.invariant)).toEqual([
          'nobody was passed over who stood before somebody served',
        ]);
        expect(found[0]?.rows).toEqual([{ run_id: run.id, investor_id: people[0]?.userId }]);
        throw new Error('undo');
      })
      .catch((error: Error) => expect(error.message).toBe('undo'));
  });
});
