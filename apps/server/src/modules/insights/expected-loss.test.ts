import { addDays, type Day, day, malaysiaDay } from '@titian/finance/calendar';
import { xirr } from '@titian/finance/irr';
import { rateToText } from '@titian/finance/rate';
import { sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, repay, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { senOf } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';

// Whole lives of notes take what they take on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const ON = '2026-12-01';
/** Issued on 2 December 2026: due on 4 January (2 January is a Saturday), 2 February, 2 March 2027. */
const FIRST = day('2027-01-04');
const PUT_IN = sen(2_000_000n);
let app: TestApp;
let unpaid: ApprovedIssuer;
let slow: ApprovedIssuer;
let investor: ApprovedInvestor;
let other: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [unpaid, slow] = [await approvedIssuer(app), await approvedIssuer(app)];
  [investor, other] = [await approvedInvestor(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['20000.00']);
  await giveCash(app, other, ['20000.00']);
}, 60_000);
afterAll(() => app.finish());

const stats = async (who: ApprovedInvestor, on: Day) =>
  (await call(app, 'dashboardInvestorStats', { headers: dated(who.headers, on) })).body;

async function impairedBy(who: ApprovedInvestor, on: Day) {
  const query = { from: '2027-01', to: '2027-04' };
  const answer = await call(app, 'dashboardInvestorValue', { headers: dated(who.headers, on), query });
  return answer.body.months.map((one) => one.impaired);
}

/** What the account returned a year if this is what it is worth on a day; nothing was taken out. */
function returnAt(worth: string, on: Day): string | null {
  const paidIn = { on: malaysiaDay(app.work.clock.now()), amountSen: subtractSen(ZERO_SEN, PUT_IN) };
  const rate = xirr([paidIn, { on, amountSen: senOf(worth) }]);
  return rate === null ? null : rateToText(rate);
}

describe('principal that is past due', () => {
  it('is worth less the longer it is, by the published table', async () => {
    const { terms } = (await call(app, 'platformTerms', {})).body;
    expect(terms.principal_valuation).toEqual([
      { up_to_days: 30, percent: '100.00' },
      { up_to_days: 60, percent: '75.00' },
      { up_to_days: 90, percent: '50.00' },
    ]);
    const backers = [
      { investor, amount: '9000.00' },
      { investor: other, amount: '3000.00' },
    ];
    await issuedNote(app, unpaid, backers, { on: ON, amount: '12000.00' });
    for (const [daysLate, impaired, worth] of [
      [0, '0.00', '20000.00'],
      [30, '0.00', '20000.00'],
      [31, '2250.00', '17750.00'],
      [60, '2250.00', '17750.00'],
      [61, '4500.00', '15500.00'],
      [90, '4500.00', '15500.00'],
      [91, '9000.00', '11000.00'],
    ] as const) {
      const on = addDays(FIRST, daysLate);
      expect(await stats(investor, on)).toMatchObject({
        ...{ impaired, outstanding: '9000.00' },
        ...{ xirr_percent: returnAt(worth, on), xirr_at_par_percent: '0.00' },
      });
    }
  });

  it('is worth nothing from the day of the default on, and was worth something before it', async () => {
    const on = addDays(FIRST, 90);
    await runDay(app, on);
    expect(await stats(investor, on)).toMatchObject({
      ...{ impaired: '9000.00', outstanding_defaulted: '9000.00', weighted_rate_percent: null },
      ...{ xirr_percent: returnAt('11000.00', on), xirr_at_par_percent: '0.00' },
    });
    // 27, 55 and 86 days past due at the ends of the months; in default on 4 April.
    expect(await impairedBy(investor, on)).toEqual(['0.00', '2250.00', '4500.00', '9000.00']);
  });

  it('that was paid since was still late then, each month by the table of its day', async () => {
    const late = { investor: other, amount: '12000.00' };
    const note = await issuedNote(app, slow, [late], { on: ON, amount: '12000.00' });
    await proposeAndApprove(app, {
      kind: 'setting_change',
      subjectId: null,
      after: {
        key: 'principal_valuation_bps',
        value: [{ up_to_days: 90, bps: 9_000 }],
        effective_from: '2027-03-01',
      },
    });
    const paidOn = addDays(FIRST, 70);
    expect(await stats(other, paidOn)).toMatchObject({ impaired: '1500.00' });
    await repay(app, slow, note.id, { on: paidOn });
    // All three instalments are paid: what is left is a share of the note in default, 3,000.00.
    const on = addDays(FIRST, 91);
    expect(await stats(other, on)).toMatchObject({ impaired: '3000.00', outstanding: '3000.00' });
    expect(await impairedBy(other, on)).toEqual(['0.00', '3750.00', '300.00', '3000.00']);
  });
});
