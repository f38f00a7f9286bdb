import { addDays, day, malaysiaDay, startOfMalaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import {
  givenOf,
  noteWithRun,
  presetOwner,
  switchAllOff,
  workOffRuns,
} from '../../../test/builders/presets.ts';
import { restrict } from '../../../test/builders/restrictions.ts';
import type { BulkInvestor } from '../../../test/bulk-load.ts';
import { later } from '../../platform/clock.ts';
import type { Preset } from './domain/preset.ts';

const LARGE = { targetSen: 100_000_000n };
/** Bulk notes were listed at some time of this day. */
const TODAY = malaysiaDay(new Date());
const TOMORROW = addDays(TODAY, 1);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  await app.verifyLedger();
  await switchAllOff(app);
});
afterAll(() => app.finish());

const form = {
  ...{ botName: 'My Auto Investment', mode: 'on', tenure: [1, 12], interest: ['8', '12.00'] },
  amounts: { 'Term Financing': ['50', '200'] },
  ...{ financingType: ['Term Financing'], noteType: ['Conventional'] },
};
const create = (headers: Headers) => call(app, 'autoBotInvestCreate', { headers, body: form });
const pause = (headers: Headers, until: unknown, version = 1) =>
  call(app, 'autoInvestPresetUpdate', { headers, body: { ...form, version, paused_until: until } });

const one = (change: Partial<Preset> = {}) => presetOwner(app, change);

async function logOf({ token }: BulkInvestor, noteId: string) {
  const { body } = await call(app, 'autoInvestLog', { headers: bearer(token) });
  return body.items.find((item) => item.note.id === noteId);
}

async function listedOn(on: string, time: number): Promise<string> {
  const { noteId } = await noteWithRun(app, LARGE);
  const listedAt = later(startOfMalaysiaDay(day(on)), time);
  await sql`update notes set listed_at = ${listedAt} where id = ${noteId}`.execute(app.database.reader.db);
  await workOffRuns(app);
  return noteId;
}

describe('a pause is rejected', () => {
  it('without a session, for business owners, without a preset and on an old page', async () => {
    expect((await pause(bearer('x'.repeat(43)), TOMORROW)).status).toBe(401);
    expect((await pause((await approvedIssuer(app)).headers, TOMORROW)).error.code).toBe('role');
    const { headers } = await approvedInvestor(app);
    expect((await pause(headers, TOMORROW)).error.code).toBe('not_found');
    await create(headers);
    expect((await pause(headers, TOMORROW)).status).toBe(200);
    expect((await pause(headers, TOMORROW)).error.code).toBe('stale_draft');
  });

  it.each([
    ['today', TODAY],
    ['a day that has passed', addDays(TODAY, -1)],
    ['more than a year ahead', addDays(TODAY, 366)],
    ['a day that does not exist', '2027-02-30'],
    ['another kind of value', 7],
  ])('until %s', async (_what, until) => {
    const { headers } = await approvedInvestor(app);
    await create(headers);
    const answer = await pause(headers, until);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['paused_until']]);
    const { body } = await call(app, 'autoInvestPreset', { headers });
    expect(body.preset).toMatchObject({ version: 1, paused_until: null });
  });

  it('while the money of its owner is frozen', async () => {
    const person = await one();
    await restrict(app, person);
    expect((await pause(bearer(person.token), TOMORROW)).error.code).toBe('account_restricted');
  });
});

describe('a pause', () => {
  it('is kept by other changes, and ended by its owner, each a version of its own', async () => {
    const { headers } = await approvedInvestor(app);
    await create(headers);
    const paused = await pause(headers, addDays(TODAY, 365));
    expect(paused.body.preset).toMatchObject({ mode: 'on', paused_until: addDays(TODAY, 365) });
    expect(paused.body.rules.pause_until).toEqual({ earliest: TOMORROW, latest: addDays(TODAY, 365) });
    const renamed = await pause(headers, undefined, 2);
    expect(renamed.body.preset).toMatchObject({ version: 3, paused_until: addDays(TODAY, 365) });
    const resumed = await pause(headers, null, 3);
    expect(resumed.body.preset).toMatchObject({ version: 4, paused_until: null });
    expect(resumed.body.history.map((version) => version.paused_until !== null)).toEqual([true, true, false]);
  });

  it('passes over what is listed before its day, and says so; from that day on it takes part', async () => {
    const until = addDays(TODAY, 3);
    const person = await one({ pausedUntil: until });
    const other = await one();
    const before = await listedOn(addDays(until, -1), 86_400_000 - 1);
    expect(await givenOf(app, before)).toEqual(new Map([[other.userId, 200]]));
    const after = await listedOn(until, 0);
    expect(await givenOf(app, after)).toEqual(
      new Map([
        [person.userId, 200],
        [other.userId, 200],
      ]),
    );
    expect(await logOf(person, before)).toMatchObject({
      ...{ result: 'paused', amount: '0.00' },
      text: expect.stringMatching(/^Your preset was paused until \d+ \w{3} \d{4}\.$/),
    });
    expect(await logOf(person, after)).toMatchObject({ result: 'allocated' });
  });

  it('that a run did not respect is found', async () => {
    const person = await one();
    await listedOn(TODAY, 0);
    const broken = await brokenInvariants(app, (tx) =>
      sql`insert into preset_versions (investor_id, version, enabled, name, term_min, term_max, rate_min_bps,
          rate_max_bps, types, contracts, guaranteed_option, uses_exhausted_balance, from_at, paused_until)
        select investor_id, 2, enabled, name, term_min, term_max, rate_min_bps, rate_max_bps, types, contracts,
          guaranteed_option, uses_exhausted_balance, from_at, ${TOMORROW}::date
        from preset_versions where investor_id = ${person.userId}`.execute(tx.db),
    );
    expect(broken).toEqual(['no run planned anything for a preset that was paused']);
  });
});
