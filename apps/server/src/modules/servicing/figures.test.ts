import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  backedNote,
  giveCash,
  issuedNote,
  repay,
  runDay,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair } from '../../../test/builders/operators.ts';

const ON = '2026-12-01';
const FIRST = day('2027-01-04');
let app: TestApp;
let issuer: ApprovedIssuer;
let stranger: ApprovedIssuer;
let investor: ApprovedInvestor;
let other: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  stranger = await approvedIssuer(app);
  [investor, other] = [await approvedInvestor(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['30000.00', '30000.00']);
  await giveCash(app, other, ['30000.00']);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const lists = ['notesBoListed', 'notesBoIssued', 'notesBoDefaulted', 'notesBoCompleted'] as const;
const listsOf = async (who: ApprovedIssuer, on = FIRST) =>
  Object.fromEntries(
    await Promise.all(
      lists.map(async (name) => {
        const { body } = await call(app, name, { headers: dated(who.headers, on) });
        return [name, body.items.map((one) => one.id)];
      }),
    ),
  );

describe('the lists and figures of an issuer', () => {
  it('are empty before the first note, and rejected for an investor', async () => {
    expect(await listsOf(stranger)).toEqual(Object.fromEntries(lists.map((name) => [name, []])));
    const stats = await call(app, 'dashboardBoStats', { headers: stranger.headers });
    expect(stats.body).toMatchObject({
      total_financed: '0.00',
      outstanding: '0.00',
      on_time_percent: null,
      next_payment: null,
    });
    for (const name of [...lists, 'dashboardBoStats', 'dashboardBoMonthlyRepayment'] as const) {
      expect((await call(app, name, { headers: investor.headers })).error.code).toBe('role');
    }
    const wrong = await call(app, 'dashboardInvestorMonthlyRepayment', { headers: issuer.headers });
    expect(wrong.error.code).toBe('role');
  });

  it('follow a note from its campaign to its last sen', async () => {
    const listed = await backedNote(app, issuer, [{ investor, amount: '1000.00' }], { on: ON });
    const funded = await backedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: ON });
    const paid = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: ON, termMonths: 1 });
    const running = await issuedNote(
      app,
      issuer,
      [
        { investor, amount: '7500.00' },
        { investor: other, amount: '2500.00' },
      ],
      { on: ON },
    );
    await repay(app, issuer, paid.id, { on: FIRST });
    await repay(app, issuer, running.id, { on: addDays(FIRST, 2) });
    const ids = await listsOf(issuer);
    expect(new Set(ids.notesBoListed)).toEqual(new Set([listed.id, funded.id]));
    expect(ids.notesBoIssued).toEqual([running.id]);
    expect(ids.notesBoCompleted).toEqual([paid.id]);
    const { body } = await call(app, 'notesBoIssued', { headers: dated(issuer.headers, FIRST) });
    expect(body.items[0]).toMatchObject({
      state: 'issued',
      investors: 2,
      next_payment: { note_id: running.id, due_on: '2027-02-02', amount: '3433.33' },
      offer: { amount: '10000.00', rate: '12.00', origination_fee: '150.00', service_tax: '12.00' },
    });
    const stats = await call(app, 'dashboardBoStats', { headers: dated(issuer.headers, FIRST) });
    expect(stats.body).toMatchObject({
      total_financed: '20000.00',
      outstanding: '6666.67',
      repaid: '13533.33',
      overdue: '0.00',
      notes_active: 1,
      notes_completed: 1,
      on_time_percent: '50.00',
      next_payment: { note_id: running.id, due_on: '2027-02-02', amount: '3433.33' },
      states: { under_review: 0, pending: 0, listed: 2, issued: 1, completed: 1, defaulted: 0 },
      documents: null,
    });
    const application = await submittedFinancing(app, stranger, { on: ON });
    const { maker } = await operatorPair(app);
    await call(app, 'operatorRequestDocuments', {
      headers: dated(maker.headers, ON),
      params: { id: application.id },
      body: { text: 'The last bank statement', due_on: '2026-12-20' },
    });
    const before = await call(app, 'dashboardBoStats', { headers: dated(stranger.headers, ON) });
    expect(before.body).toMatchObject({
      states: { under_review: 1, pending: 0 },
      documents: { asked: 1, due_on: '2026-12-20' },
    });
  });

  it('show what was due and paid by month, and what investors expected and received', async () => {
    const query = { from: '2027-01', to: '2027-03' };
    const months = await call(app, 'dashboardBoMonthlyRepayment', { headers: issuer.headers, query });
    const apart = { tawidh: '0.00', gharamah: '0.00' };
    expect(months.body.months).toEqual([
      { month: '2027-01', due: '13533.33', paid: '13533.33', late_charge: '0.00', ...apart },
      { month: '2027-02', due: '3433.33', paid: '0.00', late_charge: '0.00', ...apart },
      { month: '2027-03', due: '3433.34', paid: '0.00', late_charge: '0.00', ...apart },
    ]);
    const mine = await call(app, 'dashboardInvestorMonthlyRepayment', { headers: other.headers, query });
    expect(mine.body.months[1]).toEqual({
      month: '2027-02',
      expected_principal: expect.stringMatching(/^833\.3[234]$/),
      expected_return: expect.stringMatching(/^(24\.99|25\.0[01])$/),
      received_principal: '0.00',
      received_return: '0.00',
    });
    expect(mine.body.months[0]).toMatchObject({
      expected_principal: expect.stringMatching(/^833\.3[234]$/),
      received_return: '25.00',
    });
    const twelve = await call(app, 'dashboardBoMonthlyRepayment', { headers: issuer.headers });
    expect(twelve.body.months).toHaveLength(12);
    const backwards = await call(app, 'dashboardBoMonthlyRepayment', {
      headers: issuer.headers,
      query: { from: '2027-03', to: '2027-01' },
    });
    expect(Object.keys(backwards.error.errors ?? {})).toEqual(['to']);
  });

  it('come page by page', async () => {
    const first = await call(app, 'notesBoListed', { headers: issuer.headers, query: { limit: '1' } });
    expect(first.body.items).toHaveLength(1);
    const cursor = first.body.next_cursor ?? '';
    const rest = await call(app, 'notesBoListed', { headers: issuer.headers, query: { limit: '1', cursor } });
    expect(rest.body.items[0]?.id).not.toBe(first.body.items[0]?.id);
    expect(rest.body.next_cursor).toBeNull();
  });

  it('move a note that is in default to its own list', async () => {
    const note = await issuedNote(app, stranger, [{ investor: other, amount: '10000.00' }], { on: ON });
    await runDay(app, addDays(FIRST, 90));
    const ids = await listsOf(stranger, addDays(FIRST, 90));
    expect([ids.notesBoIssued, ids.notesBoDefaulted]).toEqual([[], [note.id]]);
  });
});
