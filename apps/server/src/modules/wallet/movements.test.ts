import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, stepUpCode } from '../../../test/builders/identity.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

let bank: TestServer;
let app: TestApp;
let investor: ApprovedInvestor;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  investor = await approvedInvestor(app);
  const earlier = { headers: dated(investor.headers, '2026-12-01') };
  const later = { headers: dated(investor.headers, '2027-01-02') };
  await topUp(app, earlier, '250.00');
  await topUp(app, earlier, '300.00');
  await topUp(app, later, '450.00');
  const answer = await call(app, 'investorWithdraw', {
    headers: { ...later.headers, 'idempotency-key': randomUUID() },
    body: { amount: '100', otp_code: await stepUpCode(app, investor) },
  });
  expect(answer.status).toBe(201);
}, 60_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const search = (query: Record<string, string>, headers = investor.headers) =>
  call(app, 'activityData', { headers, query });
const amounts = async (query: Record<string, string>) =>
  (await search(query)).body.items.map((one) => one.amount);

describe('my activity', () => {
  it.each([
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['the year that no calendar has', { from: '0000-01-01' }, 'from'],
    ['a year of five digits', { to: '12026-01-01' }, 'to'],
    ['an instant', { from: '2026-11-21T00:00:00Z' }, 'from'],
    ['days in the wrong order', { from: '2027-01-02', to: '2027-01-01' }, 'to'],
    ['a limit of nothing', { limit: '0' }, 'limit'],
    ['a limit above 100', { limit: '101' }, 'limit'],
    ['a note that is no id', { note_id: '7' }, 'note_id'],
    ['a cursor of another list', { cursor: 'abc' }, 'cursor'],
  ])('rejects %s', async (_case, query, field) => {
    const answer = await search(query);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
  });

  it.each([
    [{ from: '1000-01-01', to: '9999-12-31' }, 4],
    [{ from: '9999-12-31' }, 0],
    [{ to: '1582-10-10' }, 0],
  ])('takes days far away: %o', async (query, movements) => {
    const answer = await search(query);
    expect([answer.status, answer.body.items.length]).toEqual([200, movements]);
  });

  it('shows every movement, newest first, with the balance after it', async () => {
    const { body } = await search({});
    expect(body.next_cursor).toBeNull();
    expect(body.items.map((one) => [one.title, one.direction, one.amount, one.balance])).toEqual([
      ['Withdrawal', 'out', '100.00', '900.00'],
      ['Top-up', 'in', '450.00', '1000.00'],
      ['Top-up', 'in', '300.00', '550.00'],
      ['Top-up', 'in', '250.00', '250.00'],
    ]);
    expect(body.items[3]).toMatchObject({ note_id: null, note_number: null, parts: { fee: '0.00' } });
  });

  it('dates a movement by its business date in Malaysia', async () => {
    const { body } = await search({ kind: 'withdrawal' });
    const at = new Date(body.items[0]?.at ?? '');
    const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });
    expect(days.format(at)).toBe('2027-01-02');
  });

  it('continues where the page before ended', async () => {
    const first = await search({ limit: '3' });
    expect(first.body.items).toHaveLength(3);
    const second = await search({ limit: '3', cursor: first.body.next_cursor ?? '' });
    expect(second.body.items.map((one) => one.amount)).toEqual(['250.00']);
    expect(second.body.next_cursor).toBeNull();
  });

  it.each(['1', '2026-12-01', '2026-02-30:1', '2026-12-01:x', '2026-12-01:1:1'])(
    'rejects an invalid cursor: %s',
    async (cursor) => {
      const answer = await search({ cursor });
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['cursor']]);
    },
  );

  it('is filtered by kind, days and note', async () => {
    expect(await amounts({ kind: 'withdrawal' })).toEqual(['100.00']);
    expect(await amounts({ kind: 'distribution' })).toEqual([]);
    expect(await amounts({ from: '2027-01-01' })).toEqual(['100.00', '450.00']);
    expect(await amounts({ to: '2026-12-31' })).toEqual(['300.00', '250.00']);
    expect(await amounts({ from: '2026-12-01', to: '2026-12-01', limit: '1' })).toEqual(['300.00']);
    expect(await amounts({ note_id: randomUUID() })).toEqual([]);
  });

  it('is empty for a user without an account, and never shows another person', async () => {
    const fresh = await registerUser(app);
    expect((await search({}, fresh.headers)).body).toMatchObject({ items: [], next_cursor: null });
    const other = await approvedInvestor(app);
    expect((await search({}, other.headers)).body.items).toEqual([]);
  });
});

it('the dashboard shows the newest movements', async () => {
  const { status, body } = await call(app, 'dashboardRecentActivities', { headers: investor.headers });
  expect(status).toBe(200);
  expect(body.items).toEqual((await search({})).body.items);
});

describe('money that is booked after a later day', () => {
  let saver: ApprovedInvestor;
  beforeAll(async () => {
    saver = await approvedInvestor(app);
    const on = (day: string) => ({ headers: dated(saver.headers, day) });
    await topUp(app, on('2026-12-05'), '1000.00');
    await topUp(app, on('2027-01-02'), '3000.00');
    // Booked last, for the last day of the month before.
    await topUp(app, on('2026-12-31'), '500.00');
  }, 60_000);
  const statementOf = async (query: Record<string, string>) => {
    const headers = dated(saver.headers, '2027-02-01');
    const { body } = await call(app, 'activityStatement', { headers, query });
    return [
      body.opening_balance,
      body.items.map((one) => `${one.amount} ${one.balance}`),
      body.closing_balance,
    ];
  };

  it('stands on its business date, and the balances count it from there', async () => {
    const { body } = await search({}, saver.headers);
    expect(body.items.map((one) => `${one.amount} ${one.balance}`)).toEqual([
      '3000.00 4500.00',
      '500.00 1500.00',
      '1000.00 1000.00',
    ]);
    const pages = [];
    let cursor = '';
    do {
      const next = await search({ limit: '1', ...(cursor === '' ? {} : { cursor }) }, saver.headers);
      pages.push(...next.body.items);
      cursor = next.body.next_cursor ?? '';
    } while (cursor !== '');
    expect(pages).toEqual(body.items);
    const newest = await call(app, 'dashboardRecentActivities', { headers: saver.headers });
    expect(newest.body.items).toEqual(body.items);
  });

  it('is in the statement of its own month, and opens the next one', async () => {
    expect(await statementOf({ period: '2026-12' })).toEqual([
      '0.00',
      ['1000.00 1000.00', '500.00 1500.00'],
      '1500.00',
    ]);
    expect(await statementOf({ period: '2027-01' })).toEqual(['1500.00', ['3000.00 4500.00'], '4500.00']);
    expect(await statementOf({ from: '2026-12-31', to: '2027-01-02' })).toEqual([
      '1000.00',
      ['500.00 1500.00', '3000.00 4500.00'],
      '4500.00',
    ]);
  });
});
