import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, keyed, listedNote } from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { switchAllOff } from '../../../test/builders/presets.ts';
import { later } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { readNote } from '../notes/public.ts';
import { readPreset } from './public.ts';

let app: TestApp;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const form = {
  ...{ botName: 'My Auto Investment', mode: 'on', tenure: [1, 12], interest: ['8', '12.00'] },
  amounts: { 'Term Financing': ['50', '200'], 'Contract Financing': ['50', '100'] },
  ...{ financingType: ['Term Financing', 'Contract Financing'], noteType: ['Shariah'] },
};
const create = (headers: Headers, changes: Readonly<Record<string, unknown>> = {}) =>
  call(app, 'autoBotInvestCreate', { headers, body: { ...form, ...changes } });
const user = async (headers: Headers) => (await call(app, 'userCurrent', { headers })).body.user;
const saved = (id: string) => app.work.query(scope, (ctx) => readPreset(ctx, id));

describe('a preset is rejected', () => {
  it('for business owners and for investors who are not approved', async () => {
    expect((await create((await approvedIssuer(app)).headers)).error.code).toBe('role');
    expect((await create((await registerUser(app)).headers)).error.code).toBe('not_approved');
  });

  it('with ranges that do not fit, naming the field, and makes nothing', async () => {
    const { headers, userId } = await approvedInvestor(app);
    const rejections: [Readonly<Record<string, unknown>>, string][] = [
      [{ tenure: [6, 3] }, 'tenure'],
      [{ interest: ['12', '8'] }, 'interest'],
      [{ interest: ['0', '8'] }, 'interest'],
      [{ interest: ['8', '18.01'] }, 'interest'],
      [{ amounts: { 'Term Financing': ['50', '200'] } }, 'amounts.Contract Financing'],
      [
        { financingType: ['Term Financing'], amounts: { 'Term Financing': ['40', '200'] } },
        'amounts.Term Financing',
      ],
      [
        { financingType: ['Term Financing'], amounts: { 'Term Financing': ['55', '200'] } },
        'amounts.Term Financing',
      ],
      [
        { financingType: ['Term Financing'], amounts: { 'Term Financing': ['60', '50'] } },
        'amounts.Term Financing',
      ],
      [{ issuer_exposure: true }, 'issuer_exposure_percent'],
      [{ issuer_exposure: true, issuer_exposure_percent: '100.01' }, 'issuer_exposure_percent'],
    ];
    for (const [changes, field] of rejections) {
      const answer = await create(headers, changes);
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await saved(userId)).toBeNull();
  });

  it('for investors limited to guaranteed notes, unless it takes only those', async () => {
    const { headers } = await approvedInvestor(app, { fields: { inv_risk_tolerance: 'conservative' } });
    expect(Object.keys((await create(headers)).error.errors ?? {})).toEqual(['guaranteed_option']);
    expect((await create(headers, { guaranteed_option: 'only' })).body).toEqual({
      success: true,
      exist: false,
    });
  });

  it('softly where there is one already, also when both come at once', async () => {
    const { headers, userId } = await approvedInvestor(app);
    const answers = await Promise.all([create(headers, { botName: 'A' }), create(headers, { botName: 'B' })]);
    expect(answers.map((one) => one.status)).toEqual([200, 200]);
    expect(answers.map((one) => one.body.exist).sort()).toEqual([false, true]);
    const first = await saved(userId);
    const again = await create(headers, { botName: 'C' });
    expect(again.error).toMatchObject({
      ...{ success: false, exist: true },
      message: 'Error! You already have an existing auto investment.',
    });
    expect(await saved(userId)).toEqual(first);
  });
});

describe('a preset', () => {
  it('is stored as it was sent, with its first version, and shows in the profile', async () => {
    const { headers, userId } = await approvedInvestor(app);
    expect((await user(headers)).check_if_has_auto_invest_bots).toBe(false);
    const answer = await create(headers, {
      ...{ guaranteed_option: 'none', exhausted_balance: true, continue_above_limit: 1 },
      ...{ issuer_exposure: true, issuer_exposure_percent: '20' },
    });
    expect(answer.body).toEqual({ success: true, exist: false });
    expect(await saved(userId)).toMatchObject({
      ...{ version: 1, isOn: true, name: 'My Auto Investment', termMinMonths: 1, termMaxMonths: 12 },
      ...{ rateMinBps: 800, rateMaxBps: 1200, contracts: ['Shariah'], guaranteedOption: 'none' },
      ...{ usesExhaustedBalance: true, exposureBps: 2000, aboveLimitAgreedAt: expect.any(Date) },
      amounts: new Map([
        ['Term Financing', { minSen: 5_000n, maxSen: 20_000n }],
        ['Contract Financing', { minSen: 5_000n, maxSen: 10_000n }],
      ]),
    });
    expect(await user(headers)).toMatchObject({
      ...{ check_if_has_auto_invest_bots: true, auto_invest_exhausted_balance: true },
      ...{ auto_invest_issuer_exposure: true, auto_invest_issuer_exposure_percent: '20.00' },
      auto_invest_guaranteed_notes_option: 'none',
    });
    const versions = await app.work.query(scope, (ctx) =>
      ctx.reader.db.selectFrom('preset_versions').selectAll().where('investor_id', '=', userId).execute(),
    );
    expect(versions.map((one) => one.version)).toEqual([1]);
  });
});

const page = async (headers: Headers) => (await call(app, 'autoInvestPreset', { headers })).body;
const change = (headers: Headers, version: number, changes: Readonly<Record<string, unknown>> = {}) =>
  call(app, 'autoInvestPresetUpdate', { headers, body: { ...form, version, ...changes } });
const preview = (headers: Headers, preset?: unknown) =>
  call(app, 'autoInvestPreview', {
    headers,
    query: preset === undefined ? {} : { preset: JSON.stringify(preset) },
  });
const log = async (headers: Headers) => (await call(app, 'autoInvestLog', { headers })).body;

describe('a change of a preset', () => {
  it('is rejected without one, with a bad field, and from an old page', async () => {
    const { headers, userId } = await approvedInvestor(app);
    expect((await change(headers, 1)).error.code).toBe('not_found');
    expect((await preview(headers)).error.code).toBe('not_found');
    await create(headers);
    expect((await change(headers, 1, { tenure: [6, 3] })).error.errors).toHaveProperty('tenure');
    expect((await preview(headers, { ...form, interest: ['0', '8'] })).error.errors).toHaveProperty(
      'interest',
    );
    expect((await preview(headers, 'nothing')).status).toBe(422);
    const answers = await Promise.all([
      change(headers, 1, { botName: 'A' }),
      change(headers, 1, { botName: 'B' }),
    ]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await change(headers, 1)).error.code).toBe('stale_draft');
    expect((await saved(userId))?.version).toBe(2);
  });

  it('retains the former version, and can switch it off', async () => {
    const { headers, userId } = await approvedInvestor(app, { fields: { inv_risk_tolerance: 'aggressive' } });
    const before = await page(headers);
    expect([before.preset, before.history]).toEqual([null, []]);
    expect(before.suggestion).toMatchObject({ risk_tolerance: 'aggressive', interest: ['8.00', '18.00'] });
    expect(before.rules).toMatchObject({
      minimum: '50.00',
      step: '10.00',
      share_percent: 80,
      limit: '50000.00',
    });
    await create(headers, { continue_above_limit: 1 });
    const agreed = (await saved(userId))?.aboveLimitAgreedAt;
    const answer = await change(headers, 1, { mode: 'off', continue_above_limit: 1, botName: 'Quiet' });
    expect(answer.body.preset).toMatchObject({ version: 2, mode: 'off', botName: 'Quiet' });
    expect(answer.body.history).toMatchObject([{ version: 1, mode: 'on', botName: 'My Auto Investment' }]);
    // The tick stayed, so the day it was given stays.
    expect((await saved(userId))?.aboveLimitAgreedAt).toEqual(agreed);
  });
});

describe('a note that is listed', () => {
  it('goes to presets first, with the reason, and opens to others when they are done or after 5 s', async () => {
    const issuer = await approvedIssuer(app);
    const [served, short, picky] = [
      await approvedInvestor(app),
      await approvedInvestor(app),
      await approvedInvestor(app),
    ];
    for (const one of [served, short, picky]) {
      await giveCash(app, one, ['200.00']);
    }
    const both = { noteType: ['Conventional', 'Shariah'] };
    await create(served.headers, both);
    await create(short.headers, {
      ...both,
      amounts: { 'Term Financing': ['300', '500'] },
      financingType: ['Term Financing'],
    });
    await create(picky.headers, { ...both, tenure: [1, 2] });
    const note = await listedNote(app, issuer);
    const listing = await app.work.query(scope, (ctx) => readNote(ctx, note.id));
    const opens = later(listing?.listedAt ?? new Date(0), 5_000);
    expect(listing?.opensAt).toEqual(opens);
    expect(listing?.opensToAllAt).toEqual(later(opens, 120 * 60_000));
    // Nothing is said while the run is still to come.
    expect((await log(served.headers)).items).toEqual([]);
    await setPlan(picky.userId, 'premium');
    const rejected = await buy(picky.headers, note.id);
    expect(rejected.error).toMatchObject({ code: 'note_not_open', opens_at: opens.toISOString() });
    await runJobs(app, ['run_auto_invest']);
    expect((await buy(picky.headers, note.id)).status).toBe(201);
    const early = await app.work.query(scope, (ctx) => readNote(ctx, note.id));
    expect(early?.opensAt.getTime()).toBeLessThanOrEqual(opens.getTime());
    expect((early?.opensToAllAt.getTime() ?? 0) - (early?.opensAt.getTime() ?? 0)).toBe(120 * 60_000);
    expect((await log(served.headers)).items).toMatchObject([
      {
        result: 'allocated',
        amount: '200.00',
        text: 'RM 200.00 was invested for you.',
        note: { id: note.id },
      },
    ]);
    expect((await log(short.headers)).items).toMatchObject([
      { result: 'balance', amount: '0.00', text: expect.stringContaining('RM 200.00') },
    ]);
    expect((await log(picky.headers)).items).toMatchObject([{ result: 'tenure' }]);
    expect((await preview(picky.headers)).body).toMatchObject({ notes: 0, amount: '0.00', listed: 1 });
    expect((await preview(picky.headers, { ...form, ...both })).body).toMatchObject({
      ...{ days: 90, notes: 1, amount: '200.00', open_notes: 1 },
    });
    await setPlan(picky.userId, 'basic');
  });

  it('opens to others at once where no preset is on', async () => {
    await switchAllOff(app);
    const note = await listedNote(app, await approvedIssuer(app));
    const listing = await app.work.query(scope, (ctx) => readNote(ctx, note.id));
    expect(listing?.opensAt).toEqual(listing?.listedAt);
  });
});

const buy = (headers: Headers, noteId: string) =>
  call(app, 'investorInvestment', {
    headers: keyed(headers),
    body: { note_id: noteId, amount: '50.00', acknowledge_limit: 0, agree_wakalah: 0 },
  });

const setPlan = (userId: string, plan: 'basic' | 'premium') =>
  app.database.reader.db
    .updateTable('investors')
    .set({ plan_type: plan })
    .where('user_id', '=', userId)
    .execute();
