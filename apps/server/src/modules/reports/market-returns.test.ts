import { addDays, day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { conversationOf } from '../../../test/builders/cases.ts';
import { fundedInvestor, issuedNote, repay, runDay } from '../../../test/builders/financing.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';

/** The last quarter of 2026 is over on this day, and its last day was worked off. */
const AFTER = '2027-01-05';
const PERIOD = '2026-Q4';
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let noteId: string;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await fundedInvestor(app, 2);
  const backers = [{ investor, amount: '10000.00' }];
  noteId = (await issuedNote(app, issuer, backers, { on: '2026-12-01' })).id;
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const change = (period: string, on: string = AFTER) => ({
  ...{ kind: 'market_return', subjectId: null, after: { period }, on },
});
const read = async (period: string = PERIOD, on: string = AFTER, headers?: Headers) => {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorMarketReturn', {
    headers: dated(headers ?? maker.headers, on),
    params: { period },
  });
};
const lineOf = async (key: string, on: string = AFTER) =>
  (await read(PERIOD, on)).body.market_return.lines.find((one) => one.key === key)?.value;

describe('a return is refused', () => {
  it('to guests, customers and other operators', async () => {
    for (const headers of [bearer('x'.repeat(43)), investor.headers]) {
      expect((await read(PERIOD, AFTER, headers)).status).toBe(401);
    }
    const { headers } = await signInOperator(app, ['support'], 'Siti Support');
    expect((await read(PERIOD, AFTER, headers)).error.code).toBe('role');
    const credit = await signInOperator(app, ['credit'], 'Chong Credit');
    const body = { kind: 'market_return', after: { period: PERIOD }, reason: 'Due' };
    const proposed = await call(app, 'operatorPropose', {
      headers: dated(credit.headers, AFTER),
      body: body as never,
    });
    expect(proposed.error.code).toBe('role');
  });

  it('of what is no quarter, of one to come, and before its last day was worked off', async () => {
    expect(Object.keys((await read('2026-Q5')).error.errors ?? {})).toEqual(['period']);
    expect((await read('2027-Q3')).status).toBe(404);
    await expect(propose(app, change(PERIOD, '2026-12-31'))).rejects.toThrow(/not over yet/);
    await expect(propose(app, change(PERIOD))).rejects.toThrow(/not over yet/);
    await expect(propose(app, { ...change(PERIOD), subjectId: noteId })).rejects.toThrow(/quarter/);
  });
});

describe('a return', () => {
  it('counts what happened in the quarter', async () => {
    await runDay(app, '2026-12-31');
    const { market_return: one } = (await read()).body;
    expect(one).toMatchObject({ is_over: true, due_on: '2027-01-30', is_overdue: false, frozen: null });
    expect(one).toMatchObject({ can: { propose: true }, changed: [] });
    const values = Object.fromEntries(one.lines.map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({
      ...{ issuers_registered: '1', investors_registered: '1', applications_submitted: '1' },
      ...{ notes_issued: '1', raised: '10000.00', raised_conventional: '10000.00', raised_shariah: '0.00' },
      ...{ outstanding: '10000.00', outstanding_notes: '1', late_notes: '0', in_default: '0.00' },
      ...{ largest_issuer: '100.00', issuers_running: '1', investors_holding: '1' },
      ...{ repaid_principal: '0.00', complaints_open: '0', client_money: '59838.00' },
    });
    expect(one.lines.every(({ label, definition }) => label !== '' && definition.length > 10)).toBe(true);
  });

  it('is listed with every quarter since the first customer', async () => {
    const { maker } = await operatorPair(app);
    const list = await call(app, 'operatorMarketReturns', { headers: dated(maker.headers, AFTER) });
    expect(list.body.items.map((one) => [one.period, one.is_over])).toEqual([
      ['2027-Q1', false],
      ['2026-Q4', true],
    ]);
  });

  it('is stale where a figure changed between proposal and decision', async () => {
    const id = await propose(app, change(PERIOD));
    expect((await read()).body.market_return).toMatchObject({ is_proposed: true, can: { propose: false } });
    await conversationOf(app, dated(investor.headers, '2026-12-30'));
    const { checker } = await operatorPair(app);
    const decided = await call(app, 'operatorApprove', {
      ...{ headers: dated(checker.headers, AFTER), params: { id }, body: {} },
    });
    expect(decided.error.code).toBe('approval_stale');
  });

  it('is frozen by two, once, and never changes', async () => {
    await proposeAndApprove(app, change(PERIOD));
    const { market_return: one } = (await read()).body;
    expect(one).toMatchObject({
      frozen: { version: 1, proposed_by: 'Mei Ling Tan', approved_by: 'Farid Osman' },
      ...{ changed: [], earlier: [], can: { propose: false } },
    });
    await expect(propose(app, change(PERIOD))).rejects.toThrow(/nothing to restate/);
    await expect(
      sql`update market_returns set figures = '{}'`.execute(app.database.reader.db),
    ).rejects.toThrow();
  });

  it('is restated by a later version where the books changed, and the first one stays', async () => {
    await conversationOf(app, dated(investor.headers, '2026-12-30'));
    const { market_return: before } = (await read()).body;
    expect(before.changed).toEqual([
      { key: 'complaints_received', label: 'Complaints received', kind: 'count', was: '1', is: '2' },
      { key: 'complaints_open', label: 'Complaints open', kind: 'count', was: '1', is: '2' },
    ]);
    expect(await lineOf('complaints_open')).toBe('1');
    await proposeAndApprove(app, { ...change(PERIOD), reason: 'A complaint came in by post' });
    const { market_return: after } = (await read()).body;
    expect(after).toMatchObject({ frozen: { version: 2 }, changed: [], earlier: [{ version: 1 }] });
    expect(await lineOf('complaints_open')).toBe('2');
  });

  it('says the same after later payments', async () => {
    const on = addDays(day(AFTER), 3);
    await repay(app, issuer, noteId, { on });
    expect((await read(PERIOD, on)).body.market_return.changed).toEqual([]);
  });

  it('leaves as a file with its version, and every line has its definition', async () => {
    const { maker } = await operatorPair(app);
    const fileOf = (format: string) =>
      app.app.inject({
        method: 'GET',
        url: `${app.config.API_BASE}/operator/market-returns/${PERIOD}/file?format=${format}`,
        headers: dated(maker.headers, AFTER),
      });
    const csv = await fileOf('csv');
    expect(csv.payload.split('\r\n')[0]).toBe('\ufeffFigure,Value,Definition');
    expect(csv.payload).toContain('Amount raised,10000.00,Principal of the notes issued in the quarter.');
    const pdf = await fileOf('pdf');
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});
