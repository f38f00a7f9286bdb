import { day } from '@titian/finance/calendar';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { DAY, testClock } from '../../../test/builders/clock.ts';
import { giveCash, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInUser } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { systemActor } from '../../platform/context.ts';
import { notifyStatements } from './commands/notify-statements.ts';

// A month of days is worked off, which takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const clock = testClock(new Date('2026-12-10T04:00:00Z'));
let app: TestApp;
let moved: ApprovedInvestor;
let empty: ApprovedInvestor;
let silent: ApprovedInvestor;
let noticed: ApprovedInvestor;
let closed: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp({}, clock);
  [moved, empty, silent, noticed, closed] = [
    await approvedInvestor(app),
    await approvedInvestor(app),
    await approvedInvestor(app),
    await approvedInvestor(app),
    await approvedInvestor(app),
  ];
  for (const investor of [moved, silent, noticed, closed]) {
    await giveCash(app, investor, ['1000.00']);
  }
  await choose(silent, { in_app: false, email: false });
  await choose(noticed, { in_app: true, email: false });
  await app.database.reader.db
    .updateTable('users')
    .set({ account_status: 'Inactive' })
    .where('id', '=', closed.userId)
    .execute();
}, 120_000);
afterAll(() => app.finish());

const choose = (investor: ApprovedInvestor, ways: { in_app: boolean; email: boolean }) =>
  call(app, 'userUpdateInfo', {
    headers: investor.headers,
    body: { notification_preferences: [{ category: 'statements', ...ways }] },
  });

const mailed = async (investor: ApprovedInvestor) =>
  (await mailsTo(app, investor.email))
    .filter((one) => one.template === 'statement_ready')
    .map((one) => String(one.params.month))
    .sort();

async function noticesOf(investor: ApprovedInvestor) {
  const rows = await app.database.reader.db
    .selectFrom('notifications')
    .select(['kind', 'params'])
    .where('user_id', '=', investor.userId)
    .where('kind', '=', 'statement_ready')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.params);
}

const notifyAt = (on: string) =>
  notifyStatements(app.work, { actor: systemActor, dateShiftDays: 0, requestId: 'test' }, day(on));

it('are announced once, when the last day of a month has ended, also where days were missed', async () => {
  await runDay(app, '2026-12-20');
  expect(await mailed(moved)).toEqual([]);
  await runDay(app, '2027-01-02');
  await runDay(app, '2027-01-02');
  await notifyAt('2026-12-31');
  expect([await mailed(moved), await noticesOf(moved)]).toEqual([['2026-12'], [{ month: '2026-12' }]]);
  expect([await mailed(empty), await noticesOf(empty)]).toEqual([[], []]);
});

it('obey the setting, and leave out closed accounts', async () => {
  expect([await mailed(silent), await noticesOf(silent)]).toEqual([[], []]);
  expect([await mailed(noticed), await noticesOf(noticed)]).toEqual([[], [{ month: '2026-12' }]]);
  expect([await mailed(closed), await noticesOf(closed)]).toEqual([[], []]);
});

it('lead to the page that chooses the month, for its owner alone', async () => {
  const { items } = (await call(app, 'notificationsData', { headers: moved.headers })).body;
  expect(items.find((one) => one.category === 'statements')).toMatchObject({
    title: 'Your statement for December 2026 is ready',
    link: '/my_activity?statement=2026-12',
  });
});

it('follow the money of the month alone: a balance is enough, money that came later is not', async () => {
  clock.moveBy(25 * DAY);
  empty = { ...empty, ...(await signInUser(app, empty)) };
  await giveCash(app, empty, ['200.00']);
  await notifyAt('2026-12-31');
  expect(await mailed(empty)).toEqual([]);
  await notifyAt('2027-01-30');
  expect(await mailed(empty)).toEqual([]);
  await notifyAt('2027-01-31');
  expect([await mailed(empty), await mailed(moved)]).toEqual([['2027-01'], ['2026-12', '2027-01']]);
});

it('say what the statement of the month then contains', async () => {
  const { body } = await call(app, 'activityStatement', {
    headers: dated(empty.headers, '2027-02-01'),
    query: { period: '2027-01' },
  });
  expect(body).toMatchObject({ opening_balance: '0.00', closing_balance: '200.00' });
});
