import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { noteWithRun, presetOwner, switchAllOff, workOffRuns } from '../../../test/builders/presets.ts';
import { lift, restrict } from '../../../test/builders/restrictions.ts';
import { type BulkInvestor, loadNote, type NoteShape } from '../../../test/bulk-load.ts';
import { systemActor } from '../../platform/context.ts';
import { sha256 } from '../../platform/field-encryption.ts';
import { newId } from '../../platform/ids.ts';
import { subscribeBatch } from '../notes/public.ts';
import { allocateChunk } from './commands/allocate-chunk.ts';
import { planRun } from './commands/plan-run.ts';
import type { Preset } from './domain/preset.ts';
import { readPreset } from './public.ts';
import { autoInvestExport } from './queries/export-presets.ts';
import { replacePreset } from './store/presets.ts';
import { findRun, finishRun } from './store/runs.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const LARGE = { targetSen: 100_000_000n };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  await app.verifyLedger();
  await switchAllOff(app);
});
afterAll(() => app.finish());

const one = (cash?: bigint, change?: Partial<Preset>) => presetOwner(app, change, cash);

const change = (table: 'users' | 'investors' | 'applications', who: BulkInvestor, set: string) =>
  sql`update ${sql.table(table)} set ${sql.raw(set)}
    where ${sql.ref(table === 'users' ? 'id' : 'user_id')} = ${who.userId}`.execute(app.database.reader.db);

async function runOf(noteId: string) {
  return (await findRun(app.database.reader, noteId)) ?? expect.fail('the note has no run');
}

async function decided(shape: NoteShape = LARGE): Promise<string> {
  const { noteId } = await noteWithRun(app, shape);
  await workOffRuns(app);
  return noteId;
}

async function logOf({ token }: BulkInvestor, noteId: string) {
  const { body } = await call(app, 'autoInvestLog', { headers: bearer(token) });
  const entry = body.items.find((item) => item.note.id === noteId);
  return entry && { result: entry.result, text: entry.text };
}

const buy = (noteId: string, investor: BulkInvestor, amount: bigint) =>
  app.work.command(scope, (ctx) =>
    subscribeBatch(ctx, noteId, [
      {
        ...{ investorId: investor.userId, isIndividual: true, idempotencyKey: newId() },
        ...{ requestHash: sha256('x'), amountSen: sen(amount), fillRemaining: false },
        ...{ acknowledgeLimit: true, agreeWakalah: true },
      },
    ]),
  );

describe('the reason of a run stays what it was at planning', () => {
  it('where plan, limit and flags of the owner change afterwards', async () => {
    const earlier = await loadNote(app.work, LARGE);
    const limited = await one(6_000_000n);
    await buy(earlier.noteId, limited, 4_996_000n);
    const careful = await one(1_000_000n, { exposureBps: rateBps(1_000) });
    await buy(earlier.noteId, careful, 300_000n);
    const guarded = await one();
    await change('investors', guarded, 'guaranteed_only = true');
    const noteId = await decided({ ...LARGE, issuerId: earlier.issuerId });
    const notified = async () => [
      await logOf(limited, noteId),
      await logOf(careful, noteId),
      await logOf(guarded, noteId),
    ];
    const before = await notified();
    expect(before).toEqual([
      {
        result: 'limit',
        text: 'You had RM 49,960.00 invested, and the limit of your plan was RM 50,000.00; your preset invests at least RM 50.00.',
      },
      {
        result: 'exposure',
        text: 'RM 3,000.00 of your RM 3,000.00 was with this issuer; 10.00% at most leaves less than RM 50.00.',
      },
      {
        result: 'guaranteed',
        text: 'Your account was limited to guaranteed notes; this one is not.',
      },
    ]);
    await change('investors', limited, `plan_type = 'premium'`);
    await change('investors', guarded, 'guaranteed_only = false');
    await buy((await loadNote(app.work, LARGE)).noteId, careful, 300_000n);
    expect(await notified()).toEqual(before);
    await change('investors', limited, `plan_type = 'basic'`);
  });

  it.each([
    [
      'inactive',
      'users',
      `account_status = 'Inactive'`,
      `account_status = 'Active'`,
      'account',
      /not active at/,
    ],
    [
      ...(['not approved', 'applications', `application_status = 'More Info Required'`] as const),
      ...([`application_status = 'Approved'`, 'account', /not approved at/] as const),
    ],
    [
      'managed',
      'investors',
      'is_fund_managed = true',
      'is_fund_managed = false',
      'account',
      /managed by the/,
    ],
    ['untopped', 'investors', 'first_topup_at = null', 'first_topup_at = now()', 'balance', /not topped up/],
  ] as const)('of an owner who was %s then', async (_what, table, set, back, result, text) => {
    const owner = await one();
    await change(table, owner, set);
    const noteId = await decided();
    await change(table, owner, back);
    expect(await logOf(owner, noteId)).toEqual({ result, text: expect.stringMatching(text) });
  });

  it('of a Shariah note whose terms the owner had not accepted', async () => {
    const owner = await one();
    await change('investors', owner, 'agreement_version = null');
    const noteId = await decided({ ...LARGE, contract: 'Shariah' });
    await change('investors', owner, `agreement_version = '2026-11-01'`);
    expect(await logOf(owner, noteId)).toMatchObject({ result: 'account', text: /wakalah/ });
  });

  it('and that money was frozen is recorded, while the customer reads off, also in the file of the data', async () => {
    const owner = await one();
    await restrict(app, owner);
    const noteId = await decided();
    await lift(app, owner);
    const off = { result: 'off', text: 'Auto-investment was off for your account.' };
    expect(await logOf(owner, noteId)).toEqual(off);
    const stored = await app.database.reader.db
      .selectFrom('allocation_rejections')
      .select('reason')
      .where('investor_id', '=', owner.userId)
      .execute();
    expect(stored).toEqual([{ reason: 'frozen' }]);
    const file = await app.work.query(scope, (ctx) => autoInvestExport.read(ctx, owner.userId));
    expect(
      JSON.stringify(file, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('frozen');
  });
});

describe('a run says of itself', () => {
  it('that it divided the share, and that it was used up', async () => {
    const people = [await one(), await one(), await one()];
    // 80 % of RM 150 are two minimums and RM 20.
    const noteId = await decided({ targetSen: 15_000n });
    const notified = await Promise.all(people.map((person) => logOf(person, noteId)));
    expect(notified.map((entry) => entry?.result).sort()).toEqual([
      'allocated',
      'allocated',
      'share_used_up',
    ]);
    expect(notified.find((entry) => entry?.result === 'allocated')?.text).toBe(
      'RM 50.00 was invested for you. Your preset could have taken RM 200.00; presets divided the 80% of the note that is for them.',
    );
    expect(notified.find((entry) => entry?.result === 'share_used_up')?.text).toContain(
      'the 80% of the note',
    );
  });

  it('that it was planned after the campaign had closed', async () => {
    const owner = await one();
    const { noteId } = await noteWithRun(app, LARGE);
    await sql`update notes set closes_at = now() - interval '1 second' where id = ${noteId}`.execute(
      app.database.reader.db,
    );
    await workOffRuns(app);
    expect(await logOf(owner, noteId)).toMatchObject({ result: 'closed', text: /by the time presets had/ });
  });

  it('that a preset was switched on after its turn', async () => {
    const owner = await one(1_000_000n, { isOn: false });
    const other = await one();
    const noteId = await decided();
    expect(await logOf(owner, noteId)).toEqual({ result: 'off', text: 'Your preset was switched off.' });
    const preset = await app.work.query(scope, (ctx) => readPreset(ctx, owner.userId));
    await app.work.command(scope, (ctx) =>
      replacePreset(ctx.tx, { ...(preset as Preset), version: 2, isOn: true, from: ctx.businessNow }),
    );
    expect(await logOf(owner, noteId)).toMatchObject({ result: 'closed', text: /switched on after/ });
    expect(await logOf(other, noteId)).toMatchObject({ result: 'allocated' });
  });

  it('that it was stopped: before it was planned, and before the turn of those who were not reached', async () => {
    const [served, unreached] = (await Promise.all([one(), one()])).toSorted((a, b) =>
      a.userId < b.userId ? -1 : 1,
    ) as [BulkInvestor, BulkInvestor];
    const { noteId } = await noteWithRun(app, LARGE);
    const { id } = await runOf(noteId);
    await app.work.command(scope, (ctx) => planRun(ctx, id));
    await app.work.command(scope, (ctx) => allocateChunk(ctx, id, 1));
    expect(await logOf(unreached, noteId)).toBeUndefined();
    await app.work.command(scope, (ctx) => finishRun(ctx.tx, id, 'stopped', ctx.now));
    expect(await logOf(served, noteId)).toMatchObject({ result: 'allocated' });
    expect(await logOf(unreached, noteId)).toMatchObject({
      result: 'stopped',
      text: /before your turn came/,
    });

    const next = await noteWithRun(app, LARGE);
    const hopeless = await runOf(next.noteId);
    await app.work.command(scope, (ctx) => finishRun(ctx.tx, hopeless.id, 'stopped', ctx.now, 'failed'));
    expect(await logOf(served, next.noteId)).toMatchObject({
      ...{ result: 'stopped', text: /before presets had their turn/ },
    });
  });

  it('nothing of a run from before reasons were recorded, except what it gave', async () => {
    const [rich, poor, off] = [await one(), await one(4_000n), await one(1_000_000n, { isOn: false })];
    const noteId = await decided();
    await sql`update auto_invest_runs set outcome = null, minimum_sen = null, share_percent = null
      where note_id = ${noteId}`.execute(app.database.reader.db);
    expect(await logOf(rich, noteId)).toMatchObject({ result: 'allocated' });
    expect(await logOf(poor, noteId)).toEqual({
      ...{ result: 'unrecorded', text: 'No reason was recorded for this note.' },
    });
    expect(await logOf(off, noteId)).toMatchObject({ result: 'off' });
  });

  it('only what it looked at: no row for too little cash or other terms, and none beside an allocation', async () => {
    const [served, poor, other] = [
      await one(),
      await one(4_000n),
      await one(1_000_000n, { termMaxMonths: 2 }),
    ];
    const noteId = await decided();
    const { id } = await runOf(noteId);
    const rows = await app.database.reader.db
      .selectFrom('allocation_rejections')
      .select('investor_id')
      .where('run_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
    expect(await logOf(poor, noteId)).toEqual({
      ...{
        result: 'balance',
        text: 'Your cash balance was RM 40.00; your preset invests at least RM 50.00.',
      },
    });
    expect(await logOf(other, noteId)).toMatchObject({ result: 'tenure' });
    const broken = await brokenInvariants(app, (tx) =>
      sql`insert into allocation_rejections (run_id, investor_id, reason)
        values (${id}, ${served.userId}, 'inactive')`.execute(tx.db),
    );
    expect(broken).toContain('who was refused by a run belongs to a planned one and was not served by it');
  });
});
