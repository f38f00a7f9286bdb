import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import {
  givenOf,
  givePresets,
  noteWithRun,
  switchAllOff,
  workOffRuns,
} from '../../../test/builders/presets.ts';
import { lift, restrict, SECRET } from '../../../test/builders/restrictions.ts';
import { type BulkInvestor, cashOf, loadInvestors } from '../../../test/bulk-load.ts';
import { systemActor } from '../../platform/context.ts';
import { allocateChunk } from './commands/allocate-chunk.ts';
import { planRun } from './commands/plan-run.ts';
import { allocationsOf } from './store/allocations.ts';
import { findRun } from './store/runs.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const CASH = 100_000n;
const NOTE = { targetSen: 1_000_000n };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  await app.verifyLedger();
  await switchAllOff(app);
});
afterAll(() => app.finish());

/** In the order in which they are served. */
async function bulkLoad(count: number): Promise<BulkInvestor[]> {
  const people = await loadInvestors(app.work, count, CASH);
  await givePresets(app, people);
  return people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
}

async function runOf(noteId: string) {
  const run = await findRun(app.database.reader, noteId);
  return run ?? expect.fail('the note has no run');
}

const amountsOf = async (noteId: string, people: readonly BulkInvestor[]) => {
  const given = await givenOf(app, noteId);
  return people.map((one) => given.get(one.userId) ?? 0);
};

async function logOf({ token }: BulkInvestor, noteId: string) {
  const { body } = await call(app, 'autoInvestLog', { headers: bearer(token) });
  expect(JSON.stringify(body)).not.toContain(SECRET);
  return body.items.find((one) => one.note.id === noteId);
}

const off = { result: 'off', amount: '0.00', text: 'Auto-investment was off for your account.' };

describe('freeze: a run of auto-investment', () => {
  it('that is under way gives a frozen customer nothing, the others their share, and the log says `off`', async () => {
    const people = await bulkLoad(3);
    const [, frozen] = people as [BulkInvestor, BulkInvestor, BulkInvestor];
    const note = await noteWithRun(app, NOTE);
    const { id } = await runOf(note.noteId);
    await app.work.command(scope, (ctx) => planRun(ctx, id));
    await app.work.command(scope, (ctx) => allocateChunk(ctx, id, 1));
    await restrict(app, frozen);
    await workOffRuns(app);
    expect(await amountsOf(note.noteId, people)).toEqual([200, 0, 200]);
    expect(await runOf(note.noteId)).toMatchObject({ state: 'done', lastRank: 3, allocatedSen: 40_000n });
    const stored = await allocationsOf(app.database.reader, frozen.userId, [id]);
    expect(stored.get(id)).toMatchObject({ skipped: 'off' });
    expect(await cashOf(app.work, frozen.accountId)).toBe(CASH);
    expect(await logOf(frozen, note.noteId)).toMatchObject(off);
  });

  it('that is planned later leaves a frozen customer out, and serves it again after the lift', async () => {
    const people = await bulkLoad(2);
    const [frozen] = people as [BulkInvestor, BulkInvestor];
    await restrict(app, frozen);
    const note = await noteWithRun(app, NOTE);
    await workOffRuns(app);
    expect(await amountsOf(note.noteId, people)).toEqual([0, 200]);
    expect(await logOf(frozen, note.noteId)).toMatchObject(off);
    await lift(app, frozen);
    const next = await noteWithRun(app, NOTE);
    await workOffRuns(app);
    expect(await amountsOf(next.noteId, people)).toEqual([200, 200]);
    // What was said of the earlier note stays true.
    expect(await logOf(frozen, note.noteId)).toMatchObject(off);
  });

  it('continues for a customer restricted to `outgoing`: no money leaves', async () => {
    const people = await bulkLoad(1);
    const [restricted] = people as [BulkInvestor];
    await restrict(app, restricted, 'outgoing');
    const note = await noteWithRun(app, NOTE);
    await workOffRuns(app);
    expect(await amountsOf(note.noteId, people)).toEqual([200]);
  });

  it('keeps a subscription that it gave before the freeze', async () => {
    const people = await bulkLoad(1);
    const [frozen] = people as [BulkInvestor];
    const note = await noteWithRun(app, NOTE);
    await workOffRuns(app);
    await restrict(app, frozen);
    await workOffRuns(app);
    expect(await amountsOf(note.noteId, people)).toEqual([200]);
    expect(await logOf(frozen, note.noteId)).toMatchObject({ result: 'allocated', amount: '200.00' });
  });
});
