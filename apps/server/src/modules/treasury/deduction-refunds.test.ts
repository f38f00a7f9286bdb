import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { platformBalance } from '../../../test/builders/money.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { type Overtaken, overtakenHolding, REPAID_ON } from '../../../test/builders/overtaken.ts';

let app: TestApp;
let overtaken: Overtaken;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' });
  overtaken = await overtakenHolding(app);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const refundOf = (subjectId: string, on = REPAID_ON) => ({
  kind: 'deduction_refund',
  subjectId,
  after: {},
  on,
});
const refundsOn = async (on = REPAID_ON) => {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorTreasury', { headers: dated(maker.headers, on) })).body.refunds;
};
const proposing = async (subjectId: string, on: string) => {
  const { maker } = await operatorPair(app);
  const body = { kind: 'deduction_refund', subject_id: subjectId, after: {}, reason: 'Taken too much' };
  return call(app, 'operatorPropose', { headers: dated(maker.headers, on), body });
};

describe('what was taken above what was owed', () => {
  it('is no proposal for a note of which nothing was, nor while the money is not there', async () => {
    const none = await proposing('01890a5d-ac96-774b-bcce-b302099a8057', REPAID_ON);
    expect(none.error.code).toBe('not_found');
    // The fees came in on the day of the repayment.
    const early = await proposing(overtaken.noteId, '2026-12-20');
    expect(early.error.code).toBe('platform_money_short');
  });

  it('is listed by note and given back once, from the accounts that have it', async () => {
    const { noteId, investor } = overtaken;
    expect(await refundsOn()).toMatchObject([
      {
        ...{ note: { id: noteId }, holders: 1, is_proposed: false, can: { propose: true } },
        ...{ fee: '5.00', service_tax: '0.40', withholding_tax: '5.00', total: '10.40' },
      },
    ]);
    const balances = () =>
      Promise.all(
        (['fee_income', 'service_tax', 'withholding_tax'] as const).map((kind) => platformBalance(app, kind)),
      );
    await runDay(app, REPAID_ON);
    const before = await balances();
    await proposeAndApprove(app, refundOf(noteId));
    const after = await balances();
    expect(before.map((one, index) => one - (after[index] ?? 0n))).toEqual([500n, 40n, 500n]);
    const activity = await call(app, 'dashboardRecentActivities', { headers: investor.headers });
    expect(
      activity.body.items
        .slice(0, 3)
        .map((one) => [one.kind, one.amount])
        .sort(),
    ).toEqual([
      ['service_fee_returned', '5.00'],
      ['service_tax_returned', '0.40'],
      ['withholding_tax_returned', '5.00'],
    ]);
    const stats = await call(app, 'dashboardInvestorStats', { headers: investor.headers });
    expect(stats.body).toMatchObject({ fees: '10.00', service_tax: '0.80', withholding_tax: '10.00' });
    expect(await refundsOn()).toEqual([]);
    expect((await proposing(noteId, REPAID_ON)).error.code).toBe('not_found');
  });

  it('takes its service tax back on its day, and shows in the months and the income of the holder', async () => {
    const next = '2027-01-05';
    const tax = await platformBalance(app, 'service_tax');
    await runDay(app, next);
    expect(await platformBalance(app, 'service_tax')).toBe(tax);
    const headers = dated(overtaken.investor.headers, next);
    const query = { from: '2027-01', to: '2027-01' };
    const { body } = await call(app, 'dashboardInvestmentReturn', { headers, query });
    expect(body.months).toMatchObject([
      { return_gross: '100.00', fees: '10.00', taxes: '10.80', return_net: '79.20' },
    ]);
  });
});
