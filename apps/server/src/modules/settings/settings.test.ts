import { day } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, signInOperator } from '../../../test/builders/identity.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { shiftTo } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { settingChange } from './commands/change-setting.ts';
import { parseSettings, settingOfKey, settingTable } from './domain/keys.ts';
import { bankByBic, bankByFpxId, readBanks, readHolidays, readSettings } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

function at(on?: string): Scope {
  const dateShiftDays = on === undefined ? 0 : shiftTo(app.work.clock.now(), day(on));
  return { actor: systemActor, dateShiftDays, requestId: null };
}

const settingsOn = (on?: string) => app.work.query(at(on), readSettings);

async function proposeSetting(after: unknown, on?: string) {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorPropose', {
    headers: dated(maker.headers, on),
    body: { kind: 'setting_change', after, reason: 'Decided by the board' },
  });
}

describe('the table of settings', () => {
  it('knows exactly the keys of the database, each with a value that fits', async () => {
    const rows = await app.database.reader.db.selectFrom('settings').select(['key', 'value']).execute();
    expect(rows.map((row) => row.key).sort()).toEqual(
      Object.values(settingTable)
        .map((one) => one.key)
        .sort(),
    );
    expect(() => parseSettings(new Map(rows.map((row) => [row.key, row.value])))).not.toThrow();
  });

  it('fails for a missing or misshapen value', () => {
    expect(() => parseSettings(new Map())).toThrow();
    expect(settingOfKey('service_fee_bps')?.value.safeParse(10_001).success).toBe(false);
    expect(settingOfKey('service_fee_bps')?.value.safeParse(1.5).success).toBe(false);
    expect(settingOfKey('service_fee_bps')?.value.safeParse('1500').success).toBe(false);
    expect(settingOfKey('faq')).toBeNull();
  });

  it.each([
    [[]],
    [[{ up_to_months: 12, bps: 150 }]],
    [
      [
        { up_to_months: 36, bps: 450 },
        { up_to_months: 12, bps: 150 },
      ],
    ],
  ])('rejects origination fees that do not reach every term in order: %j', (rows) => {
    expect(settingOfKey('origination_fee_bps')?.value.safeParse(rows).success).toBe(false);
  });

  it.each([
    [[]],
    [[{ up_to_days: 0, bps: 10_000 }]],
    [
      [
        { up_to_days: 60, bps: 7_500 },
        { up_to_days: 30, bps: 5_000 },
      ],
    ],
    [
      [
        { up_to_days: 30, bps: 7_500 },
        { up_to_days: 60, bps: 8_000 },
      ],
    ],
  ])('rejects a valuation of principal that is not in order or rises: %j', (rows) => {
    expect(settingOfKey('principal_valuation_bps')?.value.safeParse(rows).success).toBe(false);
  });

  it.each([
    ['nothing', []],
    ['too little', [30, 25, 20, 15, 9]],
    ['too much', [30, 25, 20, 15, 11]],
    ['less than nothing', [140, -40, 0, 0, 0]],
    ['a part of a percent', [30.5, 24.5, 20, 15, 10]],
    ['a part too few', [30, 25, 20, 25]],
  ])('rejects weights of the scorecard that are %s', (_what, percents) => {
    const parts = ['bureau', 'cash_flow', 'ratios', 'conduct', 'security'];
    const rows = percents.map((percent, at) => ({ part: parts[at], percent }));
    expect(settingOfKey('scorecard_weights')?.value.safeParse(rows).success).toBe(false);
  });

  it('rejects a part of the scorecard that is named twice, or unknown', () => {
    const parts = (last: string) =>
      ['bureau', 'cash_flow', 'ratios', 'conduct', last].map((part) => ({ part, percent: 20 }));
    const isValid = (last: string) => settingOfKey('scorecard_weights')?.value.safeParse(parts(last)).success;
    expect([isValid('bureau'), isValid('luck'), isValid('security')]).toEqual([false, false, true]);
  });

  it('reads the first values as money, rates and lists', async () => {
    const settings = await settingsOn();
    expect(settings).toMatchObject({
      minimumTopupSen: 20_000n,
      serviceFeeBps: 1_500,
      campaignDays: 14,
      rateCapBasis: 'simple',
      basicPlanLimitBlocks: false,
      scRegistration: '',
      exposureCountsAboveSen: 100_000n,
      cancellationWindowDays: 30,
      collectionAttempts: 5,
      scorecardWeights: { bureau: 30, cash_flow: 25, ratios: 20, conduct: 15, security: 10 },
    });
    expect(settings.originationFees.map((one) => [one.upToMonths, one.bps])).toEqual([
      [12, 150],
      [24, 300],
      [36, 450],
    ]);
  });
});

describe('a change of a setting', () => {
  it.each([
    ['an unknown key', { key: 'no_such_setting', value: 1, effective_from: '2099-01-01' }, 404, undefined],
    [
      'a value of another kind',
      { key: 'offer_days', value: 'ten', effective_from: '2099-01-01' },
      422,
      'value',
    ],
    ['a value out of range', { key: 'offer_days', value: 0, effective_from: '2099-01-01' }, 422, 'value'],
    [
      'a day that has gone',
      { key: 'offer_days', value: 9, effective_from: '2020-01-01' },
      422,
      'effective_from',
    ],
    ['no day', { key: 'offer_days', value: 9, effective_from: '2026-02-30' }, 422, 'after.effective_from'],
  ])('is rejected with %s', async (_what, after, status, field) => {
    const answer = await proposeSetting(after);
    expect(answer.status).toBe(status);
    if (field !== undefined) {
      expect(Object.keys(answer.error.errors ?? {})).toContain(field);
    }
  });

  it('is rejected where there is a value from that day already', async () => {
    const after = { key: 'offer_days', value: 9, effective_from: '2098-01-01' };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after });
    const answer = await proposeSetting(after);
    expect(answer.error.errors).toHaveProperty('effective_from');
  });

  it('is rejected for operators who are not administrators', async () => {
    const finance = await signInOperator(app, ['finance']);
    const answer = await call(app, 'operatorPropose', {
      headers: finance.headers,
      body: {
        kind: 'setting_change',
        after: { key: 'offer_days', value: 9, effective_from: '2097-01-01' },
        reason: 'I would like it',
      },
    });
    expect([answer.status, answer.error.code]).toEqual([403, 'role']);
  });

  it('counts from its day on and leaves the days before as they were', async () => {
    const after = { key: 'campaign_days', value: 21, effective_from: '2095-03-01' };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after });
    expect((await settingsOn('2095-02-28')).campaignDays).toBe(14);
    expect((await settingsOn('2095-03-01')).campaignDays).toBe(21);
    expect((await settingsOn('2099-01-01')).campaignDays).toBe(21);
  });

  it('is applied under the present key where the proposal has a former one', async () => {
    const after = { key: 'gharamah_cap_yearly_bps', value: 900, effective_from: '2095-04-01' };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after });
    expect((await settingsOn('2095-04-01')).shariahLateChargeCapBps).toBe(900);
    expect(settingChange.subjectIdOf({ ...after, key: 'shariah_late_charge_cap_bps' })).toBe(
      settingChange.subjectIdOf(after),
    );
  });

  it('is seen at once by the reader after it was approved', async () => {
    const today = '2096-06-01';
    expect((await settingsOn(today)).issueDays).toBe(7);
    const after = { key: 'issue_days', value: 8, effective_from: today };
    const proposed = await propose(app, { kind: 'setting_change', subjectId: null, after, on: today });
    expect((await settingsOn(today)).issueDays).toBe(7);
    const { checker } = await operatorPair(app);
    await call(app, 'operatorApprove', {
      headers: dated(checker.headers, today),
      params: { id: proposed },
      body: {},
    });
    expect((await settingsOn(today)).issueDays).toBe(8);
  });

  it('cannot be made by rewriting a row', async () => {
    const rewrite = app.work.command(at(), (ctx) =>
      ctx.tx.db.updateTable('settings').set({ value: '1' }).where('key', '=', 'offer_days').execute(),
    );
    await expect(rewrite).rejects.toThrow('permission denied');
  });
});

describe('GET /operator/settings', () => {
  it('is closed to customers and open to operators', async () => {
    const user = await registerUser(app);
    expect((await call(app, 'operatorSettings', { headers: user.headers })).status).toBe(401);
  });

  it('answers every key with its description, a page at a time', async () => {
    const { maker } = await operatorPair(app);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '15', ...(cursor === null ? {} : { cursor }) };
      const { body } = await call(app, 'operatorSettings', { headers: maker.headers, query });
      seen.push(...body.items.map((one) => `${one.key}:${one.effective_from}`));
      expect(body.items.every((one) => one.description !== '')).toBe(true);
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain('minimum_topup_sen:2000-01-01');
    expect(seen.length).toBeGreaterThanOrEqual(Object.keys(settingTable).length);
  });

  it('rejects a cursor that is none', async () => {
    const { maker } = await operatorPair(app);
    const answer = await call(app, 'operatorSettings', { headers: maker.headers, query: { cursor: 'x' } });
    expect(answer.status).toBe(422);
  });
});

describe('reference data', () => {
  it('finds banks by BIC and by FPX id', async () => {
    await app.work.query(at(), async (ctx) => {
      expect((await readBanks(ctx)).length).toBeGreaterThan(25);
      expect((await bankByBic(ctx, 'MBBEMYKL'))?.name).toBe('Maybank');
      expect((await bankByFpxId(ctx, 'MB2U0227'))?.bic).toBe('MBBEMYKL');
      expect(await bankByBic(ctx, 'NOBANKXX')).toBeNull();
      expect(await bankByFpxId(ctx, 'NONE')).toBeNull();
    });
  });

  it('knows the federal holidays', async () => {
    const holidays = await app.work.query(at(), readHolidays);
    expect(holidays.has(day('2026-08-31'))).toBe(true);
    expect(holidays.has(day('2026-08-30'))).toBe(false);
  });
});
