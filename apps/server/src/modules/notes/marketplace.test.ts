import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { keyed, listedNote } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { asOwner } from '../../../test/owner.ts';
import { systemActor } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notesExport } from './public.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let other: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  [investor, other] = [await approvedInvestor(app), await approvedInvestor(app)];
}, 120_000);
afterAll(() => app.finish());

const system = { actor: systemActor, dateShiftDays: 0, requestId: null };
const NOBODYS = '0194b6f0-0000-7000-8000-00000000abcd';
const watch = (who: ApprovedInvestor | ApprovedIssuer, id: string, on?: string) =>
  call(app, 'watchNote', { headers: keyed(who.headers, on), params: { id } });
const openList = async (who: ApprovedInvestor, query: Record<string, string> = {}) =>
  (await call(app, 'notesOpenForSubscription', { headers: who.headers, query })).body;
const save = (who: ApprovedInvestor, body: object) =>
  call(app, 'savedSearchCreate', { headers: who.headers, body: { alerts: true, ...body } as never });
const searchesOf = async (who: ApprovedInvestor) =>
  (await call(app, 'savedSearches', { headers: who.headers })).body.items;
const alertsTo = async (who: ApprovedInvestor) =>
  (await mailsTo(app, who.email)).filter((one) => one.template === 'saved_search_matched');
const noticesOf = async (who: ApprovedInvestor) =>
  (await call(app, 'notificationsData', { headers: who.headers })).body.items.filter(({ title }) =>
    title.includes('matches your saved search'),
  );

const PATIENCE = { timeout: 60_000, interval: 20 };

/** How many connections of the product wait for a lock. */
async function waitingForLocks(tx: Tx): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx.db);
  return rows[0]?.waiting ?? 0;
}

/** A fresh investor with these searches. */
async function searching(...searches: object[]): Promise<ApprovedInvestor> {
  const who = await approvedInvestor(app);
  for (const [at, body] of searches.entries()) {
    expect((await save(who, { name: `Search ${at}`, ...body })).status).toBe(201);
  }
  return who;
}

async function list(overrides: Parameters<typeof listedNote>[2] = {}) {
  const note = await listedNote(app, issuer, overrides);
  await runJobs(app, ['notify_saved_searches']);
  return note;
}

describe('the watchlist', () => {
  it('rejects a business owner, an unknown note and one whose campaign is over', async () => {
    const { id } = await listedNote(app, issuer);
    expect((await watch(issuer, id)).status).toBe(403);
    expect((await watch(investor, NOBODYS)).status).toBe(404);
    await app.database.reader.db.updateTable('notes').set({ state: 'funded' }).where('id', '=', id).execute();
    const late = await watch(investor, id);
    expect([late.status, late.error.code]).toEqual([409, 'note_closed']);
    await app.database.reader.db.updateTable('notes').set({ state: 'listed' }).where('id', '=', id).execute();
  });

  it("is the investor's own, narrows the list, and takes a note once", async () => {
    const { id, number } = await listedNote(app, issuer);
    await Promise.all([watch(investor, id), watch(investor, number)]);
    const watched = await openList(investor, { watched: '1' });
    expect(watched.items.map((one) => [one.id, one.is_watched])).toEqual([[id, true]]);
    expect(watched.total).toBe(1);
    expect(await openList(other, { watched: '1' })).toMatchObject({ items: [], total: 0 });
    expect((await openList(other)).items.find((one) => one.id === id)?.is_watched).toBe(false);
    const page = await call(app, 'note', { headers: investor.headers, params: { id } });
    expect(page.body.note.is_watched).toBe(true);
    for (const _turn of [1, 2]) {
      const off = await call(app, 'unwatchNote', { headers: investor.headers, params: { id } });
      expect([off.status, off.body.is_watched]).toEqual([200, false]);
    }
    expect((await openList(investor, { watched: '1' })).total).toBe(0);
  });

  it('counts the notes of all pages', async () => {
    const all = await openList(other);
    const page = await openList(other, { limit: '1' });
    expect(page.items).toHaveLength(1);
    expect(page.total).toBe(all.items.length);
  });
});

describe('saved searches', () => {
  it('reject a name that is missing, too long or taken, and empty filters', async () => {
    for (const body of [
      ...[{ name: ' ' }, { name: 'x'.repeat(61) }, { name: 'A', grade: 'Z' }],
      ...[
        { name: 'A', term_max: 37 },
        { name: 'A', rate_min: '-1' },
        { name: 'A', sort: 'rate' },
      ],
    ]) {
      expect((await save(investor, body)).status).toBe(422);
    }
    const twice = await Promise.all([save(investor, { name: 'Twice' }), save(investor, { name: 'Twice' })]);
    expect(twice.map((one) => one.status).sort()).toEqual([201, 422]);
    expect(await searchesOf(investor)).toHaveLength(1);
  });

  it('are twenty at most', async () => {
    const who = await searching(...Array.from({ length: 20 }, () => ({})));
    const more = await save(who, { name: 'One more' });
    expect([more.status, Object.keys(more.error.errors ?? {})]).toEqual([422, ['name']]);
  });

  it('are twenty at most, however many are saved at once', async () => {
    const who = await searching(...Array.from({ length: 19 }, () => ({})));
    const names = ['One', 'Two', 'Three'];
    // No insert is done before every transaction has counted, or waits to.
    const saved = await asOwner(app, async (tx) => {
      await sql`lock table saved_searches in share row exclusive mode`.execute(tx.db);
      const started = names.map((name) => save(who, { name }));
      await vi.waitFor(async () => expect(await waitingForLocks(tx)).toBe(names.length), PATIENCE);
      return started;
    });
    const statuses = (await Promise.all(saved)).map((one) => one.status);
    expect(statuses.toSorted()).toEqual([201, 422, 422]);
    expect(await searchesOf(who)).toHaveLength(20);
  });

  it('are answered as they were saved, to their owner alone, and can be deleted', async () => {
    const filters = { grade: 'A', type: 'Term Financing', contract: 'Shariah', term_max: 6 };
    const who = await searching({ ...filters, rate_min: '9.5', guaranteed: true });
    const [search] = await searchesOf(who);
    expect(search).toMatchObject({ ...filters, rate_min: '9.50', guaranteed: true, alerts: true });
    expect(await searchesOf(other)).toEqual([]);
    const id = search?.id ?? '';
    const byOther = { headers: other.headers, params: { id } };
    expect((await call(app, 'savedSearchUpdate', { ...byOther, body: { alerts: false } })).status).toBe(404);
    expect((await call(app, 'savedSearchDelete', byOther)).status).toBe(404);
    const own = { headers: who.headers, params: { id } };
    const off = await call(app, 'savedSearchUpdate', { ...own, body: { alerts: false } });
    expect(off.body.search.alerts).toBe(false);
    expect((await call(app, 'savedSearchDelete', own)).status).toBe(200);
    expect((await call(app, 'savedSearchDelete', own)).status).toBe(404);
  });

  it('and the watchlist are in the data export', async () => {
    const who = await searching({});
    await watch(who, (await listedNote(app, issuer)).id);
    const tables = await app.work.query(system, (ctx) => notesExport.read(ctx, who.userId));
    const rowsOf = (name: string) => tables.find((one) => one.name === name)?.rows ?? [];
    expect(rowsOf('watchlist')).toHaveLength(1);
    expect(rowsOf('saved_searches')).toHaveLength(1);
  });
});

describe('alerts', () => {
  // What the tests above listed is no news here.
  beforeAll(() => runJobs(app, ['notify_saved_searches']));

  it('notify once per note and investor, in the product and by mail, however often the job runs', async () => {
    const who = await searching({ grade: 'A' }, {}, { contract: 'Conventional' });
    const { number, id } = await list();
    await app.jobs.notify_saved_searches?.({ note_id: id }, { ...system, requestId: 'again' });
    expect(await alertsTo(who)).toHaveLength(1);
    expect(await noticesOf(who)).toHaveLength(1);
    expect((await alertsTo(who))[0]?.params).toMatchObject({ noteNumber: number });
  });

  it('leave out searches that do not match, that are silent, and closed accounts', async () => {
    const shariah = await searching({ contract: 'Shariah' });
    const short = await searching({ term_max: 1 });
    const silent = await searching({ alerts: false });
    const closed = await searching({});
    await app.database.reader.db
      .updateTable('users')
      .set({ account_status: 'Inactive' })
      .where('id', '=', closed.userId)
      .execute();
    const limited = await searching({});
    await app.database.reader.db
      .updateTable('investors')
      .set({ guaranteed_only: true })
      .where('user_id', '=', limited.userId)
      .execute();
    await list();
    for (const who of [shariah, short, silent, closed, limited]) {
      expect(await alertsTo(who)).toEqual([]);
    }
  });

  it('stop with the switch of their category', async () => {
    const who = await searching({});
    await call(app, 'userUpdateInfo', {
      headers: who.headers,
      body: { notification_preferences: [{ category: 'new_notes', in_app: true, email: false }] },
    });
    await list();
    expect(await alertsTo(who)).toEqual([]);
    expect(await noticesOf(who)).toHaveLength(1);
  });

  it('do not notify of a campaign that is paused by the time the job runs', async () => {
    const who = await searching({});
    const { id } = await listedNote(app, issuer);
    await proposeAndApprove(app, {
      kind: 'campaign_change',
      subjectId: id,
      after: { action: 'pause', message: 'The largest buyer has left.' },
    });
    await runJobs(app, ['notify_saved_searches']);
    expect(await alertsTo(who)).toEqual([]);
  });

  it('match exactly what the list shows with the same filters', async () => {
    const { id } = await listedNote(app, issuer);
    const { note } = (await call(app, 'note', { headers: other.headers, params: { id } })).body;
    const cases: { body: object; query: object }[] = [
      { body: {}, query: {} },
      ...['A', 'B', note.grade ?? 'C'].map((grade) => ({ body: { grade }, query: { grade } })),
      ...['Term Financing', 'Contract Financing'].map((type) => ({ body: { type }, query: { type } })),
      ...['Shariah', 'Conventional'].map((contract) => ({ body: { contract }, query: { contract } })),
      ...['8', note.rate ?? '10', '14'].map((rate_min) => ({ body: { rate_min }, query: { rate_min } })),
      ...[1, note.term_months, 36].map((term_max) => ({
        body: { term_max },
        query: { term_max: String(term_max) },
      })),
      ...[true, false].map((guaranteed) => ({
        body: { guaranteed },
        query: { guaranteed: guaranteed ? '1' : '0' },
      })),
    ];
    const owners = await Promise.all(cases.map(({ body }) => searching(body)));
    await runJobs(app, ['notify_saved_searches']);
    for (const [at, { query }] of cases.entries()) {
      const who = owners[at];
      if (who === undefined) throw new Error('a search without an owner');
      const shown = (await openList(who, { ...query, limit: '100' })).items.some((one) => one.id === id);
      expect([query, (await alertsTo(who)).some((one) => one.params.noteNumber === note.number)]).toEqual([
        ...[query, shown],
      ]);
    }
  });
});

it('dates the opening in an alert by the plan of its reader', async () => {
  const who = await searching({});
  const { id } = await list();
  const page = await call(app, 'note', { headers: who.headers, params: { id } });
  expect((await alertsTo(who))[0]?.params.opensAt).toBe(page.body.note.opens_at);
});
