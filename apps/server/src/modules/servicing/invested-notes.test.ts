import { addDays, day } from '@titian/finance/calendar';
import { senToText, sumSen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  backedNote,
  fundedInvestor,
  issuedNote,
  repay,
  runDay,
  type Submitted,
} from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { senOf } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';

/** Issued on 2 December 2026: due on 4 January (2 January is a Saturday), 2 February, 2 March 2027. */
const ON = '2026-12-01';
const FIRST = '2027-01-04';
const SECOND = '2027-02-02';
const LATE = addDays(day(SECOND), 20);

let app: TestApp;
let issuers: [ApprovedIssuer, ApprovedIssuer];
let a: ApprovedInvestor;
let b: ApprovedInvestor;
/** Paid once and late since; paid once and the next two at once; still open. */
let late: Submitted;
let paid: Submitted;
let open: Submitted;
beforeAll(async () => {
  app = await createTestApp();
  issuers = [await approvedIssuer(app), await approvedIssuer(app)];
  [a, b] = [await fundedInvestor(app, 3), await fundedInvestor(app, 3)];
  const backers = (amount: string, rest: string) => [
    { investor: a, amount },
    { investor: b, amount: rest },
  ];
  late = await issuedNote(app, issuers[0], backers('1230.00', '7770.00'), {
    on: ON,
    // In three equal parts, so that no sen is left to share out.
    amount: '9000.00',
    fields: { purpose: '=HYPERLINK("x") lorries' },
  });
  paid = await issuedNote(app, issuers[1], backers('770.00', '9230.00'), { on: ON, rate: '11.00' });
  await repay(app, issuers[0], late.id, { on: FIRST });
  await repay(app, issuers[1], paid.id, { on: FIRST });
  open = await backedNote(app, issuers[0], [{ investor: a, amount: '500.00' }], { on: '2027-01-28' });
  await runDay(app, addDays(day(SECOND), 3));
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

type Query = Readonly<Record<string, string>>;

const list = (query: Query = {}, who = a, name: 'notesSubscribed' | 'notesPast' = 'notesSubscribed') =>
  call(app, name, { headers: dated(who.headers, LATE), query });
const numbersOf = async (query: Query) => (await list(query)).body.items.map((one) => one.number);
const groups = (query: Query = {}, who = a) =>
  call(app, 'notesByIssuer', { headers: dated(who.headers, LATE), query });
const holding = (noteId: string, who = a, on: string = LATE) =>
  call(app, 'noteHolding', { headers: dated(who.headers, on), query: { note_id: noteId } });
const total = (amounts: readonly string[]) => senToText(sumSen(amounts.map((text) => senOf(text))));

async function csvOf(query: string): Promise<string[]> {
  const url = `${app.config.API_BASE}/notes/data/subscribed?format=csv${query}`;
  const answer = await app.app.inject({ url, headers: dated(a.headers, LATE) });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return answer.payload.trim().split('\r\n');
}

describe('the notes of an investor are rejected', () => {
  it.each(['notesSubscribed', 'notesPast', 'notesByIssuer', 'noteHolding'] as const)(
    '%s: for guests, and for an issuer',
    async (name) => {
      const query = { note_id: late.id };
      expect((await call(app, name, { headers: xhr, query })).status).toBe(401);
      expect((await call(app, name, { headers: issuers[0].headers, query })).error.code).toBe('role');
    },
  );

  it.each<[Query, string]>([
    [{ sort: 'random' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ state: 'gone' }, 'state'],
    [{ late: 'yes' }, 'late'],
    [{ grade: 'AAA' }, 'grade'],
    [{ issuer: "ISR-1'; --" }, 'issuer'],
    [{ q: '' }, 'q'],
    [{ q: 'x'.repeat(101) }, 'q'],
    [{ page: '0' }, 'page'],
    [{ page: '1e3' }, 'page'],
    [{ limit: '101' }, 'limit'],
    [{ format: 'pdf' }, 'format'],
  ])('with %o', async (query, field) => {
    const answer = await list(query);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('in groups of an unknown list or order', async () => {
    expect(Object.keys((await groups({ list: 'all' })).error.errors ?? {})).toEqual(['list']);
    expect(Object.keys((await groups({ sort: 'grade' })).error.errors ?? {})).toEqual(['sort']);
  });

  it('one by one: an unknown note, one that is not held, and one of others', async () => {
    expect((await holding(a.userId)).status).toBe(404);
    expect((await holding(open.id)).status).toBe(404);
    expect((await holding(late.id, await fundedInvestor(app, 1))).status).toBe(404);
    expect((await call(app, 'noteHolding', { headers: a.headers })).status).toBe(422);
  });
});

describe('the notes of an investor', () => {
  it('come with what is in them, and with totals of all pages', async () => {
    const first = (await list({ sort: 'outstanding', limit: '1' })).body;
    expect(first).toMatchObject({
      total: 3,
      next_cursor: '1',
      totals: { waiting: '500.00', principal: '2000.00' },
      items: [
        {
          number: late.number,
          is_late: true,
          mine: { principal: '1230.00', outstanding: '820.00' },
          next_due_on: SECOND,
        },
      ],
    });
    const all = (await list({ sort: 'outstanding' })).body.items;
    expect(first.totals.outstanding).toBe(total(all.map((one) => one.mine.outstanding)));
    expect(first.totals.received).toBe(total(all.map((one) => one.mine.received)));
    const second = await list({ sort: 'outstanding', limit: '1', page: '2' });
    expect(second.body.items.map((one) => one.number)).toEqual([paid.number]);
    expect((await list({ page: '9' })).body).toMatchObject({ items: [], total: 3, next_cursor: null });
    expect((await list({}, b)).body.total).toBe(2);
  });

  it('are sorted both ways', async () => {
    expect(await numbersOf({})).toEqual([open.number, ...(await numbersOf({ state: 'issued' }))]);
    expect(await numbersOf({ sort: 'waiting', limit: '1' })).toEqual([open.number]);
    expect(await numbersOf({ sort: 'principal' })).toEqual([late.number, paid.number, open.number]);
    expect(await numbersOf({ sort: 'principal', order: 'asc' })).toEqual([
      open.number,
      paid.number,
      late.number,
    ]);
    expect((await numbersOf({ sort: 'rate', order: 'asc' }))[0]).toBe(paid.number);
    expect((await numbersOf({ sort: 'days_late', limit: '2' })).sort()).toEqual(
      [late.number, paid.number].sort(),
    );
    // What has no next payment comes last, whichever way.
    expect((await numbersOf({ sort: 'next_payment' })).at(-1)).toBe(open.number);
    expect((await numbersOf({ sort: 'next_payment', order: 'desc' })).at(-1)).toBe(open.number);
    for (const sort of [
      'newest',
      'closing',
      'term',
      'funded',
      'note',
      'issuer',
      'grade',
      'state',
      'received',
    ]) {
      expect(await numbersOf({ sort })).toHaveLength(3);
    }
  });

  it('are narrowed and searched', async () => {
    expect(await numbersOf({ state: 'listed' })).toEqual([open.number]);
    expect((await numbersOf({ late: '1', sort: 'note' })).sort()).toEqual([late.number, paid.number].sort());
    expect(await numbersOf({ late: '0' })).toEqual([open.number]);
    expect(await numbersOf({ q: 'LORRIES' })).toEqual([late.number]);
    expect(await numbersOf({ q: '%' })).toEqual([]);
    expect(await numbersOf({ q: paid.number.toLowerCase() })).toEqual([paid.number]);
    expect(await numbersOf({ contract: 'Shariah' })).toEqual([]);
    expect(await numbersOf({ grade: 'B', type: 'Term Financing' })).toHaveLength(3);
    const [one] = (await list({ q: paid.number })).body.items;
    expect(await numbersOf({ issuer: one?.issuer_number ?? '' })).toEqual([paid.number]);
  });

  it('are grouped by issuer, each with its share of the portfolio', async () => {
    const { body } = await groups();
    const invested = body.items.map((one) => total([one.waiting, one.outstanding]));
    expect(body).toMatchObject({ total: 2, next_cursor: null, totals: { notes: 3, principal: '2000.00' } });
    expect(invested[0]).toBe('1320.00');
    expect(body.items.map((one) => [one.notes, one.notes_late])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(total(body.items.map((one) => one.share_percent))).toBe('100.00');
    expect((await groups({ sort: 'issuer', limit: '1' })).body.next_cursor).toBe('1');
    expect((await groups({ list: 'past' })).body).toMatchObject({ items: [], total: 0 });
    expect((await groups({ state: 'listed' })).body.items.map((one) => one.notes)).toEqual([1]);
  });

  it('are saved as they are filtered and sorted, without formulas', async () => {
    const lines = await csvOf('&sort=principal&state=issued');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Note,Purpose,Issuer number,Grade,Financing type,Note type,Status');
    expect(lines[1]).toContain(`${late.number},"'=HYPERLINK(""x"") lorries",ISR-`);
    expect(lines[1]).toContain(',Active,20,12.00,3,0.00,1230.00,820.00,');
    expect(lines[1]).toMatch(/,2027-02-02$/);
    expect(lines[2]).toContain(paid.number);
    expect(await csvOf('&q=nothing-like-it')).toHaveLength(1);
  });
});

describe('a holding', () => {
  it('has its schedule, what it received and what is overdue', async () => {
    const { holding: one } = (await holding(late.number)).body;
    expect(one).toMatchObject({ note_number: late.number, principal: '1230.00', outstanding: '820.00' });
    expect(one.instalments.map((row) => [row.due_on, row.state, row.received_on])).toEqual([
      [FIRST, 'paid', FIRST],
      [SECOND, 'late', null],
      ['2027-03-02', 'due', null],
    ]);
    const [first, second, third] = one.instalments;
    expect(first?.received).toBe(first?.total);
    const mine = (await list({ q: late.number })).body.items[0]?.mine;
    expect(one.received.net).toBe(mine?.received);
    expect(one.received.principal).toBe('410.00');
    expect(total([one.received.principal, one.received.return])).toBe(first?.received);
    expect(one.arrears).toMatchObject({
      days_past_due: 20,
      principal: second?.principal,
      return: second?.return,
    });
    expect(one.arrears?.late_charge).not.toBe('0.00');
    expect(one.next_payment).toEqual({ due_on: third?.due_on, amount: third?.total });
  });

  it('has nothing overdue before its day', async () => {
    const { holding: one } = (await holding(late.id, a, '2027-01-20')).body;
    expect(one.arrears).toBeNull();
    expect(one.next_payment?.due_on).toBe(SECOND);
  });

  it('gets its part of each instalment that one payment pays', async () => {
    const due = await call(app, 'noteNextPayment', {
      headers: dated(issuers[1].headers, LATE),
      query: { note_id: paid.id },
    });
    await repay(app, issuers[1], paid.id, { amount: due.body.total_due, on: LATE });
    const { holding: one } = (await holding(paid.id)).body;
    expect(one.instalments.map((row) => row.state)).toEqual(['paid', 'paid', 'due']);
    expect(one.instalments[1]?.received_on).toBe(LATE);
    const { principal, return: returned, late_charge } = one.received;
    expect(total(one.instalments.map((row) => row.received))).toBe(total([principal, returned, late_charge]));
    expect(one.arrears).toBeNull();
  });
});
