import type { EndpointName } from '@titian/contracts/endpoints/all';
import { addDays, day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, repay, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair } from '../../../test/builders/operators.ts';
import { systemActor } from '../../platform/context.ts';

// Whole lives of notes take what they take on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const ON = '2026-12-01';
/** Issued on 2 December 2026: due on 4 January (2 January is a Saturday), 2 February, 2 March 2027. */
const FIRST = day('2027-01-04');
const DEFAULTED = addDays(FIRST, 90);
let app: TestApp;
let issuer: ApprovedIssuer;
let failing: ApprovedIssuer;
let investor: ApprovedInvestor;
let other: ApprovedInvestor;
let newcomer: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, failing] = [await approvedIssuer(app), await approvedIssuer(app)];
  [investor, other, newcomer] = [
    await approvedInvestor(app),
    await approvedInvestor(app),
    await approvedInvestor(app),
  ];
  await giveCash(app, investor, ['30000.00']);
  await giveCash(app, other, ['30000.00']);
}, 60_000);
afterAll(() => app.finish());

const investorCalls = [
  'dashboardInvestorMonthlyRepayment',
  'dashboardWithdrawalsDeposits',
  'dashboardNotesSubscribed',
  'dashboardInvestmentReturn',
  'dashboardInvestorValue',
] as const;

const request = <Name extends EndpointName>(
  name: Name,
  who: ApprovedInvestor | ApprovedIssuer,
  query: Record<string, string> = {},
  on: string = FIRST,
) => call(app, name, { headers: dated(who.headers, on), query });

async function file(who: ApprovedInvestor, format: string, on: string): Promise<string> {
  const url = `${app.config.API_BASE}/dashboard/data/investor/cash_flow?format=${format}`;
  const answer = await app.app.inject({ url, headers: dated(who.headers, on) });
  expect(answer.statusCode).toBe(200);
  return answer.payload;
}

const night = (on: string) =>
  app.jobs.nightly_figures?.({ day: on }, { actor: systemActor, dateShiftDays: 0, requestId: 'test' });

async function everyFigure(who: ApprovedInvestor, on: string) {
  const query = { from: '2026-11', to: '2027-04' };
  const months = await Promise.all(
    investorCalls.map(async (name) => (await request(name, who, query, on)).body),
  );
  return [...months, (await request('dashboardInvestorStats', who, {}, on)).body];
}

describe('the dashboard of an investor', () => {
  it('is rejected for an issuer, and reports invalid days and months', async () => {
    for (const name of [...investorCalls, 'dashboardPlatformFinancials', 'dashboardCashFlow'] as const) {
      expect((await request(name, issuer)).error.code).toBe('role');
    }
    for (const name of investorCalls) {
      const wrong = await request(name, newcomer, { from: '2027-03', to: '2027-01' });
      expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['to']]);
    }
    const wrongs: [Record<string, string>, string][] = [
      [{ from: '2027-01-02', to: '2027-01-01' }, 'to'],
      [{ from: '2027-01-01', to: '2099-01-01' }, 'to'],
      [{ from: '2027-02-30' }, 'from'],
      [{ from: '9998-01-01' }, 'from'],
      [{ from: '9999-12-31' }, 'from'],
      [{ format: 'xml' }, 'format'],
    ];
    for (const [query, field] of wrongs) {
      const { status, error: rejection } = await request('dashboardCashFlow', newcomer, query);
      expect([status, Object.keys(rejection.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('has nothing before the first ringgit', async () => {
    for (const name of investorCalls) {
      const { months } = (await request(name, newcomer)).body;
      expect(months).toHaveLength(12);
      expect(months.flatMap(({ month: _month, ...figures }) => Object.values(figures))).toEqual(
        expect.not.arrayContaining([expect.stringMatching(/[1-9]/)]),
      );
    }
    expect((await request('dashboardCashFlow', newcomer)).body).toMatchObject({
      today: FIRST,
      from: '2027-01-01',
      to: '2027-12-31',
      days: [],
      items_total: 0,
    });
    expect(await file(newcomer, 'ics', FIRST)).not.toContain('BEGIN:VEVENT');
    expect((await file(newcomer, 'csv', FIRST)).trim().split('\r\n')).toHaveLength(1);
    expect((await request('dashboardPlatformFinancials', newcomer)).body).toMatchObject({
      as_of: null,
      default_rate_percent: null,
    });
  });

  it('follows own rows, to the sen, before and after they are added up', async () => {
    const backers = [
      { investor, amount: '9000.00' },
      { investor: other, amount: '3000.00' },
    ];
    const paid = await issuedNote(app, issuer, backers, { on: ON, amount: '12000.00' });
    await issuedNote(app, failing, backers, { on: ON, amount: '12000.00' });
    await repay(app, issuer, paid.id, { on: FIRST });
    const before = await everyFigure(investor, FIRST);
    const [repayment, deposits, subscribed, earned, value, stats] = before;
    expect(repayment).toMatchObject({
      months: expect.arrayContaining([
        {
          month: '2027-01',
          expected_principal: '6000.00',
          expected_return: '180.00',
          received_principal: '3000.00',
          received_return: '90.00',
        },
      ]),
    });
    expect(deposits).toMatchObject({
      months: expect.arrayContaining([
        expect.objectContaining({ deposited: '30000.00', withdrawn: '0.00', returned: '0.00' }),
      ]),
    });
    expect(subscribed).toMatchObject({
      months: expect.arrayContaining([{ month: '2026-12', notes: 2, amount: '18000.00' }]),
    });
    // 15 % of 90.00, and 8 % of that.
    expect(earned).toMatchObject({
      months: expect.arrayContaining([
        {
          month: '2027-01',
          return_gross: '90.00',
          fees: '13.50',
          taxes: '1.08',
          return_net: '75.42',
          cumulative_net: '75.42',
        },
      ]),
    });
    expect(value).toMatchObject({
      months: expect.arrayContaining([
        {
          month: '2027-01',
          cash: '15075.42',
          at_work: '15000.00',
          total: '30075.42',
          impaired: '0.00',
          received: '75.42',
          put_in: '30000.00',
        },
      ]),
    });
    expect(stats).toMatchObject({ cash: '15075.42', outstanding: '15000.00' });
    await night(FIRST);
    expect(await everyFigure(investor, FIRST)).toEqual(before);
    await repay(app, issuer, paid.id, { on: addDays(FIRST, 29) });
    const { months } = (await request('dashboardInvestmentReturn', investor, {}, addDays(FIRST, 29))).body;
    expect(months.find((one) => one.month === '2027-02')).toMatchObject({ cumulative_net: '150.84' });
    await night(addDays(FIRST, 29));
    await app.verifyLedger();
  });

  it('calls a note late that is late, and counts on no day once it is in default', async () => {
    const late = (await request('dashboardCashFlow', investor, {}, addDays(FIRST, 9))).body;
    // The failing note stays nine days late; the other one is on its schedule.
    expect(late.overdue).toEqual({ principal: '3000.00', return: '90.00' });
    expect(late.days.find((one) => one.day === addDays(FIRST, 9))).toMatchObject({
      payments: 1,
      contract_principal: '0.00',
      expected_principal: '3000.00',
      expected_return: '90.00',
    });
    expect(late.items.map((one) => one.state)).toContain('late');
    expect(late.in_default).toEqual({ principal: '0.00', return: '0.00' });
    await runDay(app, DEFAULTED);
    const after = (await request('dashboardCashFlow', investor, { from: '2027-01-01' }, DEFAULTED)).body;
    expect(after.in_default).toEqual({ principal: '9000.00', return: '270.00' });
    expect(after.overdue).toEqual({ principal: '3000.00', return: '90.00' });
    expect(after.items.filter((one) => one.expected_on === null)).toHaveLength(3);
    const contract = after.months.reduce((sum, one) => sum + Number(one.contract_principal), 0);
    expect(contract).toBe(12_000);
  });

  it('can be taken along as a sheet and into a calendar', async () => {
    const on = addDays(FIRST, 9);
    const rows = (await file(investor, 'csv', on)).trim().split('\r\n');
    expect(rows[0]).toContain('Expected on,Due date,Note,Purpose,Principal (RM)');
    expect(rows).toHaveLength(5);
    const calendar = await file(investor, 'ics', on);
    expect(calendar).toContain('BEGIN:VCALENDAR');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar).toContain('DTSTART;VALUE=DATE:');
    expect(calendar).toContain('SUMMARY:About RM 3\\,');
  });
});

describe('the figures of a night', () => {
  it('assess the platform by the rule of the Securities Commission', async () => {
    await night(DEFAULTED);
    const { body } = await request('dashboardPlatformFinancials', newcomer, {}, DEFAULTED);
    // Two notes promised 12,360.00 each; one of them paid nothing before it was in default.
    expect(body).toMatchObject({
      as_of: DEFAULTED,
      funded_to_date: '24000.00',
      notes_funded: 2,
      outstanding: '16000.00',
      defaulted: '12360.00',
      recovered: '0.00',
      default_rate_percent: '50.00',
      vintages: [{ quarter: '2026-Q4', default_rate_percent: '50.00' }],
    });
    expect(body.late_buckets).toEqual([
      { days: '1-30', notes: 0, amount: '0.00' },
      { days: '31-60', notes: 1, amount: '4000.00' },
      { days: '61-90', notes: 1, amount: '12000.00' },
      { days: '90+', notes: 0, amount: '0.00' },
    ]);
  });

  it('find a figure that differs from the ledger, notify operators, and detect its correction', async () => {
    const { maker } = await operatorPair(app);
    const found = async () =>
      (await call(app, 'operatorExceptions', { headers: maker.headers })).body.items.filter(
        (one) => one.kind === 'wrong_figure',
      );
    const wrong = (by: number) =>
      sql`update investor_positions set outstanding_sen = outstanding_sen + ${by} where investor_id = ${investor.investor.userId}`.execute(
        app.database.reader.db,
      );
    await night(DEFAULTED);
    expect(await found()).toEqual([]);
    await wrong(1);
    await night(DEFAULTED);
    await night(DEFAULTED);
    const [exception, ...others] = await found();
    expect(others).toEqual([]);
    expect(exception?.detail).toContain('an investor position is the sum of');
    expect(exception?.detail).toContain(investor.investor.userId);
    await wrong(-1);
    await night(DEFAULTED);
    expect(await found()).toEqual([]);
    const checks = await app.database.reader.db
      .selectFrom('audit_events')
      .select('after')
      .where('action', '=', 'figures.checked')
      .orderBy('id')
      .execute();
    expect(checks.map((one) => JSON.stringify(one.after))).toContainEqual(
      expect.stringContaining('"differences":1'),
    );
  });

  it('find a month that was changed', async () => {
    await sql`update investor_flows set amount_sen = amount_sen + 1 where kind = 'subscription'`.execute(
      app.database.reader.db,
    );
    await expect(app.verifyLedger()).rejects.toThrow('the months of an investor are the entries');
    await sql`update investor_flows set amount_sen = amount_sen - 1 where kind = 'subscription'`.execute(
      app.database.reader.db,
    );
  });

  it('made twice on a day count the notes issued in between, and nothing differs', async () => {
    const late = addDays(DEFAULTED, 1);
    await night(late);
    await issuedNote(app, issuer, [{ investor: other, amount: '5000.00' }], {
      on: addDays(FIRST, 30),
      amount: '5000.00',
    });
    await night(late);
    await app.verifyLedger();
  });
});
