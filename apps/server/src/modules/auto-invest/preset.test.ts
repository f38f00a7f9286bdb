import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import { approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
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

describe('a preset is refused', () => {
  it('to business owners and to who is not approved', async () => {
    expect((await create((await approvedIssuer(app)).headers)).refusal.code).toBe('role');
    expect((await create((await registerUser(app)).headers)).refusal.code).toBe('not_approved');
  });

  it('with ranges that do not fit, naming the field, and makes nothing', async () => {
    const { headers, userId } = await approvedInvestor(app);
    const refusals: [Readonly<Record<string, unknown>>, string][] = [
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
    for (const [changes, field] of refusals) {
      const answer = await create(headers, changes);
      expect([answer.status, Object.keys(answer.refusal.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await saved(userId)).toBeNull();
  });

  it('to who is limited to guaranteed notes, unless it takes only those', async () => {
    const { headers } = await approvedInvestor(app, { fields: { inv_risk_tolerance: 'conservative' } });
    expect(Object.keys((await create(headers)).refusal.errors ?? {})).toEqual(['guaranteed_option']);
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
    expect(again.refusal).toMatchObject({
      ...{ success: false, exist: true },
      message: 'Error! You already have an existing auto investment.',
    });
    expect(await saved(userId)).toEqual(first);
  });
});

describe('a preset', () => {
  it('is kept as it was sent, with its first version, and shows in the profile', async () => {
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
