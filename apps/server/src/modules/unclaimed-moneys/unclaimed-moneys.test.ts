import { day } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { DAY, testClock } from '../../../test/builders/clock.ts';
import { giveCash } from '../../../test/builders/financing.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator, signInUser } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { listedRecipient } from '../../../test/builders/treasury.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { shiftTo } from '../../platform/clock.ts';
import { systemActor } from '../../platform/context.ts';
import { notifyOwners } from './commands/notify-owners.ts';

/** The last activity of everybody in this file; the period is 84 months, the lead time 12. */
const [LAST, BEFORE, NOTICE, EVE, END] = [
  '2026-12-10',
  '2032-12-09',
  '2032-12-10',
  '2033-12-09',
  '2033-12-10',
] as const;

const clock = testClock(new Date(`${LAST}T04:00:00Z`));
let bank: TestServer;
let app: TestApp;
let owner: ApprovedInvestor;
let other: ApprovedInvestor;
let finance: SignedInOperator;
let compliance: SignedInOperator;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url }, clock);
  finance = await signInOperator(app, ['finance']);
  compliance = await signInOperator(app, ['compliance']);
  [owner, other] = [await approvedInvestor(app), await approvedInvestor(app)];
  const withoutCash = await approvedInvestor(app);
  await giveCash(app, owner, ['1000.00']);
  await giveCash(app, other, ['250.50']);
  await listedRecipient(app, 'registrar', 'Pendaftar Wang Tak Dituntut', '114077770001');
  expect(withoutCash.userId).not.toBe(owner.userId);
}, 120_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const list = (on: string, query: Record<string, string> = {}, headers = finance.headers) =>
  call(app, 'operatorUnclaimedMoneys', { headers: dated(headers, on), query: query as never });
const fileOf = (path: string, on: string, headers: Headers = compliance.headers) =>
  app.app.inject({
    method: 'GET',
    url: `${app.config.API_BASE}/operator/unclaimed-moneys/${path}`,
    headers: dated(headers, on),
  });
const notify = (on: string) =>
  notifyOwners(app.work, {
    ...{ actor: systemActor, requestId: null, dateShiftDays: shiftTo(clock.now(), day(on)) },
  });
const mails = async (investor: ApprovedInvestor) =>
  (await mailsTo(app, investor.email)).filter(({ template }) => template === 'unclaimed_money');
const noPayments = { registrar_rows: 0, registrar_amount: '0.00' };
const rowOf = async (on: string, { userId }: ApprovedInvestor) =>
  (await list(on)).body.items.find(({ id }) => id === userId);

describe('unclaimed moneys', () => {
  it('are for finance and compliance alone', async () => {
    const all = (headers: Headers) => [
      () => call(app, 'operatorUnclaimedMoneys', { headers }),
      () => call(app, 'operatorUnclaimedMoneysFile', { headers }),
      () => call(app, 'operatorUnclaimedReturn', { headers, query: { year: '2025' } as never }),
    ];
    for (const headers of [bearer('x'.repeat(43)), owner.headers]) {
      for (const send of all(headers)) {
        expect((await send()).status).toBe(401);
      }
    }
    for (const role of ['support', 'onboarding', 'credit', 'administrator'] as const) {
      const { headers } = await signInOperator(app, [role]);
      for (const send of all(headers)) {
        expect([role, (await send()).error.code]).toEqual([role, 'role']);
      }
    }
  });

  it.each([
    ['an unknown state', { state: 'lost' }, 'state'],
    ['a cursor of nothing', { cursor: 'x' }, 'cursor'],
    [
      'a cursor of another list',
      { cursor: Buffer.from('["2026-01-01","x"]').toString('base64url') },
      'cursor',
    ],
  ])('are rejected for %s', async (_what, query, field) => {
    const answer = await list(END, query);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('are listed from the lead time on, with the last activity and the days left', async () => {
    expect((await list(BEFORE)).body.items).toEqual([]);
    const { body } = await list(NOTICE);
    expect(body.items.map(({ id }) => id).sort()).toEqual([owner.userId, other.userId].sort());
    expect(body).toMatchObject({
      totals: { rows: 2, amount: '1250.50', unclaimed_rows: 0, unclaimed_amount: '0.00', ...noPayments },
      ...{ period_years: 7, notice_months: 12 },
    });
    expect(body.items.find(({ id }) => id === owner.userId)).toEqual({
      id: owner.userId,
      customer: {
        ...{ id: owner.userId, number: owner.investor.invNo, name: owner.investor.verifiedName },
      },
      ...{ amount: '1000.00', last_activity: { on: LAST, kind: 'deposit' }, unclaimed_on: END },
      ...{ days_left: 365, state: 'approaching', notified_on: [] },
      ...{ payment: null, is_proposed: false, can: { pay: false, cancel: false } },
    });
  });

  it('are unclaimed on the last day of the period, by state and page by page', async () => {
    expect((await list(EVE, { state: 'unclaimed' })).body.items).toEqual([]);
    expect((await list(EVE)).body.items.map(({ days_left: left }) => left)).toEqual([1, 1]);
    const { body } = await list(END, { state: 'unclaimed' });
    expect(body.items.map(({ state, days_left: left }) => [state, left])).toEqual([
      ['unclaimed', 0],
      ['unclaimed', 0],
    ]);
    expect(body.totals).toMatchObject({ unclaimed_rows: 2, unclaimed_amount: '1250.50' });
    expect((await list(END, { state: 'approaching' })).body.items).toEqual([]);
    const first = await list(END, { limit: '1' });
    const second = await list(END, { limit: '1', cursor: first.body.next_cursor ?? '' });
    expect([...first.body.items, ...second.body.items]).toEqual(body.items);
    expect(second.body.next_cursor).toBeNull();
  });

  it('follow the period and the lead time that two change', async () => {
    const set = (key: string, value: number) =>
      proposeAndApprove(app, {
        ...{ kind: 'setting_change', subjectId: null },
        after: { key, value, effective_from: '2040-01-01' },
      });
    await set('unclaimed_money_years', 20);
    await set('unclaimed_notice_months', 1);
    expect((await list('2040-01-02')).body.items).toEqual([]);
    expect((await list('2046-11-10')).body.items).toHaveLength(2);
    expect((await list('2046-11-09')).body.items).toEqual([]);
  });

  it('are no file above the exports of a day', async () => {
    const set = (key: string, value: number) =>
      proposeAndApprove(app, {
        ...{ kind: 'setting_change', subjectId: null },
        after: { key, value, effective_from: '2035-01-01' },
      });
    await set('operator_exports_per_day', 0);
    for (const path of ['file', 'return?year=2034']) {
      expect((await fileOf(path, '2035-06-01')).json().code).toBe('export_limit');
    }
  });
});

describe('an owner', () => {
  it('is notified once for each lead time, however often and at once the day ends', async () => {
    await notify(BEFORE);
    expect([await mails(owner), await mails(other)]).toEqual([[], []]);
    await Promise.all([notify(NOTICE), notify(NOTICE)]);
    await notify('2032-12-11');
    await notify(END);
    const [mail, ...more] = await mails(owner);
    expect(more).toEqual([]);
    expect(mail?.params).toEqual({ amount: '1000.00', lastActivityOn: LAST, unclaimedOn: END, years: 7 });
    expect(await mails(other)).toHaveLength(1);
    expect((await rowOf(END, owner))?.notified_on).toEqual([NOTICE]);
    const notices = await app.database.reader.db
      .selectFrom('notifications')
      .select('id')
      .where('kind', '=', 'unclaimed_money')
      .where('user_id', '=', owner.userId)
      .execute();
    expect(notices).toHaveLength(1);
  });

  it('ends it by activity, and is notified again at the end of the next lead time', async () => {
    clock.moveBy(7 * 365 * DAY);
    await signInUser(app, owner);
    [finance, compliance] = [
      await signInOperator(app, ['finance']),
      await signInOperator(app, ['compliance']),
    ];
    expect(await rowOf(END, owner)).toBeUndefined();
    expect(await rowOf(END, other)).toMatchObject({ state: 'unclaimed', notified_on: [NOTICE] });
    // The period of twenty years counts from 2040 on.
    expect(await rowOf('2053-11-07', owner)).toBeUndefined();
    expect(await rowOf('2053-11-08', owner)).toMatchObject({
      ...{ last_activity: { on: '2033-12-08', kind: 'sign_in' }, unclaimed_on: '2053-12-08' },
      notified_on: [],
    });
    await notify('2053-11-08');
    expect(await mails(owner)).toHaveLength(2);
    expect((await rowOf('2053-11-08', owner))?.notified_on).toEqual(['2053-11-08']);
  });
});

describe('the files', () => {
  it('have the rows of the list, and are recorded', async () => {
    const { payload, statusCode } = await fileOf('file?state=unclaimed', END);
    expect([statusCode, payload.split('\r\n').length]).toEqual([200, 3]);
    expect(payload).toContain(`${other.investor.invNo},${other.investor.verifiedName},250.50,${LAST}`);
    const audit = await call(app, 'operatorAudit', {
      headers: (await signInOperator(app, ['administrator'])).headers,
      query: { action: 'list.exported' },
    });
    expect(audit.body.items[0]?.after).toEqual({
      ...{ list: 'unclaimed_moneys', filter: { state: 'unclaimed' }, rows: 1 },
    });
  });

  it.each([
    ['no year', 'return', END],
    ['a word', 'return?year=next', END],
    ['a year before all', 'return?year=1999', END],
    ['the running year', 'return?year=2033', '2033-12-31'],
  ])('are refused for %s', async (_what, path, on) => {
    const answer = await fileOf(path, on);
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['year']]);
  });

  it('return of a year whose period ended by its last day, with the balance of the books', async () => {
    const returned = await fileOf('return?year=2033', '2034-01-02');
    expect([returned.statusCode, returned.payload.split('\r\n').length]).toEqual([200, 3]);
    expect(returned.payload).toContain(`${other.investor.invNo},${other.investor.verifiedName},250.50`);
    expect(returned.payload).not.toContain(owner.investor.invNo);
    const earlier = await fileOf('return?year=2032', '2034-01-02');
    expect(earlier.payload.split('\r\n')).toHaveLength(2);
    await app.verifyLedger();
  });
});

describe('a payment to the Registrar', () => {
  it('closes without effect where its owner has signed in since', async () => {
    const on = '2034-01-02';
    const proposed = await call(app, 'operatorPropose', {
      headers: dated(finance.headers, on),
      body: {
        ...{ kind: 'unclaimed_payment', subject_id: other.userId, after: { return_year: 2033 } },
        reason: 'The period is over',
      },
    });
    expect(proposed.status).toBe(201);
    await signInUser(app, other);
    const answer = await call(app, 'operatorApprove', {
      headers: dated((await signInOperator(app, ['finance'])).headers, on),
      ...{ params: { id: proposed.body.approval.id }, body: {} },
    });
    expect([answer.status, answer.error.code]).toEqual([409, 'approval_stale']);
    expect(answer.error.message).toContain('is not unclaimed');
    expect(await rowOf(on, other)).toBeUndefined();
    await app.verifyLedger();
  });
});
