import { EventEmitter, once } from 'node:events';
import { addMonths, daysBetween, firstDayOf, malaysiaDay, monthOf } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { keyed } from '../../../test/builders/financing.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import {
  givenOf,
  noteWithRun,
  presetOwner,
  switchAllOff,
  workOffRuns,
} from '../../../test/builders/presets.ts';
import { type BulkInvestor, loadInvestors, loadNote } from '../../../test/bulk-load.ts';
import { systemActor } from '../../platform/context.ts';
import { readAutoSubscribed } from '../notes/public.ts';
import { allocateChunk } from './commands/allocate-chunk.ts';
import { planRun } from './commands/plan-run.ts';
import { allocationsOf } from './store/allocations.ts';
import { findRun } from './store/runs.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const LARGE = { targetSen: 100_000_000n };
const TODAY = malaysiaDay(new Date());
const MONTH = monthOf(TODAY);
const NEXT_MONTH = firstDayOf(addMonths(MONTH, 1));
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_CONNECTIONS: '10' });
});
afterEach(async () => {
  await app.verifyLedger();
  await switchAllOff(app);
});
afterAll(() => app.finish());

const form = {
  ...{ botName: 'My Auto Investment', mode: 'on', tenure: [1, 12], interest: ['8', '12.00'] },
  amounts: { 'Term Financing': ['100', '200'], 'Contract Financing': ['60', '100'] },
  ...{ financingType: ['Term Financing', 'Contract Financing'], noteType: ['Conventional'] },
};
const create = (headers: Headers, changes: object = {}) =>
  call(app, 'autoBotInvestCreate', { headers, body: { ...form, ...changes } });
const change = (headers: Headers, version: number, changes: object = {}) =>
  call(app, 'autoInvestPresetUpdate', { headers, body: { ...form, version, ...changes } });

/** An investor whose preset takes RM 50 to RM 200 of a note, within a budget. */
const one = (budget: bigint) => presetOwner(app, { monthlyBudgetSen: sen(budget) });

async function decided(): Promise<string> {
  const { noteId } = await noteWithRun(app, LARGE);
  await workOffRuns(app);
  return noteId;
}

const givenTo = async (noteId: string, { userId }: BulkInvestor) =>
  (await givenOf(app, noteId)).get(userId) ?? 0;

async function runOf(noteId: string): Promise<string> {
  return (await findRun(app.database.reader, noteId))?.id ?? expect.fail('the note has no run');
}

async function logOf({ token }: BulkInvestor, noteId: string) {
  const { body } = await call(app, 'autoInvestLog', { headers: bearer(token) });
  const entry = body.items.find((item) => item.note.id === noteId);
  return entry && { result: entry.result, text: entry.text };
}

const thisMonth = async ({ token }: BulkInvestor) =>
  (await call(app, 'autoInvestPreset', { headers: bearer(token) })).body.this_month;

describe('a monthly budget is rejected', () => {
  it('without a session, for business owners, and on an old page', async () => {
    const body = { monthly_budget: '500' };
    expect((await create(bearer('x'.repeat(43)), body)).status).toBe(401);
    expect((await create((await approvedIssuer(app)).headers, body)).error.code).toBe('role');
    const { headers } = await approvedInvestor(app);
    await create(headers);
    expect((await change(headers, 7, body)).error.code).toBe('stale_draft');
  });

  it.each([
    ['below every minimum', '50.00'],
    ['of nothing', '0'],
    ['beside the steps', '105.00'],
    ['that is no amount', '-100'],
    ['of another kind', 100],
  ])('%s', async (_what, budget) => {
    const { headers } = await approvedInvestor(app);
    const answer = await create(headers, { monthly_budget: budget });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['monthly_budget']]);
  });
});

describe('a monthly budget', () => {
  it('is kept by a change that does not mention it, and ended by one that says so', async () => {
    const { headers } = await approvedInvestor(app);
    await create(headers, { monthly_budget: '60' });
    expect((await change(headers, 1)).body.preset).toMatchObject({ monthly_budget: '60.00' });
    const ended = await change(headers, 2, { monthly_budget: null });
    expect(ended.body.preset).toMatchObject({ monthly_budget: null, version: 3 });
    expect(ended.body.this_month).toEqual({ month: MONTH, invested: '0.00', left: null });
    expect(ended.body.history.map((version) => version.monthly_budget)).toEqual(['60.00', '60.00']);
  });

  it('is never exceeded: what it leaves is taken, below the minimum nothing, and the reason is recorded', async () => {
    const person = await one(34_000n);
    const notes = [await decided(), await decided(), await decided()];
    expect(await Promise.all(notes.map((noteId) => givenTo(noteId, person)))).toEqual([200, 140, 0]);
    expect(await logOf(person, notes[2] ?? '')).toEqual({
      result: 'budget',
      text: 'Your preset had invested RM 340.00 of its monthly budget of RM 340.00; it invests at least RM 50.00.',
    });
    expect(await thisMonth(person)).toEqual({ month: MONTH, invested: '340.00', left: '0.00' });
  });

  it('has room again for what was cancelled, and in the next month', async () => {
    const person = await one(20_000n);
    const first = await decided();
    expect(await givenTo(await decided(), person)).toBe(0);
    const subscription = await app.database.reader.db
      .selectFrom('subscriptions')
      .select('id')
      .where('note_id', '=', first)
      .where('investor_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const cancelled = await call(app, 'investorCancelInvestment', {
      headers: keyed(bearer(person.token)),
      params: { id: subscription.id },
    });
    expect(cancelled.status).toBe(200);
    expect(await thisMonth(person)).toMatchObject({ invested: '0.00', left: '200.00' });
    expect(await givenTo(await decided(), person)).toBe(200);
    expect(await givenTo(await decided(), person)).toBe(0);
    const { noteId } = await noteWithRun(app, LARGE);
    await sql`update notes set closes_at = closes_at + interval '60 days' where id = ${noteId}`.execute(
      app.database.reader.db,
    );
    await sql`update auto_invest_runs set date_shift_days = ${daysBetween(TODAY, NEXT_MONTH)}
      where note_id = ${noteId}`.execute(app.database.reader.db);
    await workOffRuns(app);
    expect(await givenTo(noteId, person)).toBe(200);
  });

  it('limits what a preview promises of each month', async () => {
    await noteWithRun(app, LARGE);
    const { headers } = await approvedInvestor(app);
    const preset = JSON.stringify({ ...form, monthly_budget: '60' });
    const { body } = await call(app, 'autoInvestPreview', { headers, query: { preset } });
    expect(body.notes).toBeGreaterThan(2);
    // Notes of the last 90 days of this test are of one month, or of two where it runs at midnight.
    expect(['60.00', '120.00']).toContain(body.amount);
  });
});

describe('two runs that were planned beside each other', () => {
  /** A promise that is resolved from outside. */
  function gate(): { readonly promise: Promise<void>; readonly resolve: () => void } {
    const opened = new EventEmitter();
    return { promise: once(opened, 'open').then(() => undefined), resolve: () => void opened.emit('open') };
  }

  const waitingForLocks = async () => {
    const [row] = (
      await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.reader.db)
    ).rows;
    return row?.count ?? 0;
  };

  it('do not both take the last of a budget, also where they write at once', async () => {
    const person = await one(20_000n);
    const [first, second] = [await noteWithRun(app, LARGE), await noteWithRun(app, LARGE)];
    const [early, late] = [await runOf(first.noteId), await runOf(second.noteId)];
    const setState = (state: string) =>
      sql`update auto_invest_runs set state = ${state}, finished_at = ${state === 'done' ? new Date() : null}
        where id = ${early}`.execute(app.database.reader.db);
    // The product plans no run while another allocates; here one is planned in spite of it.
    await app.work.command(scope, (ctx) => planRun(ctx, early));
    await setState('done');
    await app.work.command(scope, (ctx) => planRun(ctx, late));
    await setState('allocating');
    const [written, released] = [gate(), gate()];
    const winner = app.work.command(scope, async (ctx) => {
      await allocateChunk(ctx, late);
      written.resolve();
      await released.promise;
    });
    await written.promise;
    const loser = app.work.command(scope, (ctx) => allocateChunk(ctx, early));
    await expect.poll(waitingForLocks).toBe(1);
    released.resolve();
    await Promise.all([winner, loser]);
    expect([await givenTo(second.noteId, person), await givenTo(first.noteId, person)]).toEqual([200, 0]);
    const stored = await allocationsOf(app.database.reader, person.userId, [early]);
    expect(stored.get(early)).toMatchObject({ skipped: 'budget', amountSen: 20_000n });
    expect(await logOf(person, first.noteId)).toMatchObject({ result: 'budget', text: /used up first/ });
  });
});

describe('what is subscribed in a month', () => {
  it('above the budget of the version that counted is found', async () => {
    const person = await one(40_000n);
    await decided();
    await decided();
    const broken = await brokenInvariants(app, (tx) =>
      sql`update preset_versions set monthly_budget_sen = 39000 where investor_id = ${person.userId}`.execute(
        tx.db,
      ),
    );
    expect(broken).toEqual(['presets subscribe at most their budget in a month']);
  });

  const undone = new Error('the generated rows are taken back');
  const rows = fc.array(
    fc.record({
      by: fc.nat({ max: 2 }),
      amount: fc.bigInt({ min: 1n, max: 50_000n }),
      source: fc.constantFrom('auto', 'auto', 'manual'),
      state: fc.constantFrom('active', 'converted', 'cancelled', 'returned'),
      on: fc.constantFrom('2027-01-31', '2027-02-01', '2027-02-14', '2027-02-28', '2027-03-01'),
    }),
    { maxLength: 30 },
  );

  it('is what presets subscribed on its days and was not given back, whatever else there is', async () => {
    const people = await loadInvestors(app.work, 3, 100n);
    const note = await loadNote(app.work, LARGE);
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const done = app.work.command(scope, async (ctx) => {
          for (const [at, row] of all.entries()) {
            const who = people[row.by] ?? expect.fail('there are three');
            await sql`insert into subscriptions (id, note_id, seq, investor_id, account_id, amount_sen, source,
                idempotency_key, request_hash, raised_after_sen, state, business_date, cancel_until)
              values (gen_random_uuid(), ${note.noteId}, ${at + 1}, ${who.userId}, ${who.accountId}, ${row.amount},
                ${row.source}, gen_random_uuid(), '', ${row.amount}, ${row.state}, ${row.on}, now())`.execute(
              ctx.tx.db,
            );
          }
          const found = await readAutoSubscribed(
            ctx,
            monthOf(malaysiaDay(new Date('2027-02-10T00:00:00Z'))),
            people.map((person) => person.userId),
          );
          for (const [by, { userId }] of people.entries()) {
            const counted = all.filter(
              (row) => row.by === by && row.source === 'auto' && row.on.startsWith('2027-02'),
            );
            expect(found.get(userId) ?? 0n).toBe(
              counted
                .filter(({ state }) => state === 'active' || state === 'converted')
                .reduce((sum, { amount }) => sum + amount, 0n),
            );
          }
          throw undone;
        });
        await expect(done).rejects.toBe(undone);
      }),
      { numRuns: process.env.DEEP === '1' ? 300 : 20 },
    );
  });
});
