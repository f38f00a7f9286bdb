import { addDays, type Day, daysOfQuarter, malaysiaDay, quarterOf } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
let finance: SignedInOperator;
let credit: SignedInOperator;
let period: string;
let end: Day;
/** By the settings as they are at first, 30 days after the end of the quarter. */
let dueOn: Day;
beforeAll(async () => {
  app = await createTestApp();
  finance = await signInOperator(app, ['finance'], 'Siti Mariam');
  credit = await signInOperator(app, ['credit'], 'Chong Mei Yee');
  await approvedInvestor(app);
  period = quarterOf(malaysiaDay(app.work.clock.now()));
  end = daysOfQuarter(period).to;
  dueOn = addDays(end, 30);
});
afterAll(() => app.finish());

const reminders = async ({ email }: SignedInOperator) =>
  (await mailsTo(app, email))
    .filter(({ template }) => template === 'market_return_due')
    .map(({ params }) => params);
const notices = async ({ headers }: SignedInOperator) =>
  (await call(app, 'operatorNotices', { headers })).body.items.map(({ title }) => title);
const returnOn = async (on: Day) => {
  const list = await call(app, 'operatorMarketReturns', { headers: dated(finance.headers, on) });
  return list.body.items.find((one) => one.period === period);
};
const healthOn = async (on: Day) => {
  const { checks } = (await call(app, 'operatorHealth', { headers: dated(finance.headers, on) })).body;
  return checks.find(({ check }) => check === 'market_returns');
};

describe('the return of a quarter that is over', () => {
  it('reminds nobody before its lead time', async () => {
    await runDay(app, end);
    await runDay(app, addDays(dueOn, -8));
    expect(await reminders(finance)).toEqual([]);
  });

  it('reminds those who may propose it once by its lead time', async () => {
    for (const before of [7, 6, 0]) {
      await runDay(app, addDays(dueOn, -before));
    }
    expect(await reminders(finance)).toEqual([{ period, dueOn, isOverdue: false }]);
    expect([await reminders(credit), await notices(credit)]).toEqual([[], []]);
    expect(await returnOn(dueOn)).toMatchObject({ due_on: dueOn, is_overdue: false });
    expect(await healthOn(dueOn)).toMatchObject({
      state: 'ok',
      facts: [
        { name: 'overdue', value: 0 },
        { name: 'due_day', value: null },
      ],
    });
  });

  it('is overdue from the next day on: one more reminder, and health shows it', async () => {
    const after = addDays(dueOn, 1);
    await runDay(app, after);
    await runDay(app, addDays(dueOn, 2));
    expect(await reminders(finance)).toEqual([
      { period, dueOn, isOverdue: true },
      { period, dueOn, isOverdue: false },
    ]);
    // The reminder before it has been overtaken.
    expect(await notices(finance)).toEqual([`The return of ${period} is overdue`]);
    expect(await returnOn(after)).toMatchObject({ is_overdue: true, frozen: null });
    expect(await healthOn(after)).toMatchObject({
      state: 'warning',
      facts: [
        { name: 'overdue', value: 1 },
        { name: 'due_day', value: dueOn },
      ],
    });
  });

  it('ends once two have approved it: nothing is overdue, its notices are read, no reminder follows', async () => {
    const on = addDays(dueOn, 3);
    await proposeAndApprove(app, { kind: 'market_return', subjectId: null, after: { period }, on });
    expect(await returnOn(on)).toMatchObject({ is_overdue: false, frozen: { version: 1 } });
    expect(await healthOn(on)).toMatchObject({ state: 'ok' });
    expect(await notices(finance)).toEqual([]);
    await runDay(app, on);
    expect(await reminders(finance)).toHaveLength(2);
  });
});
