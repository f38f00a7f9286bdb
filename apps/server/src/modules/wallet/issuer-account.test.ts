import {
  addSen,
  formatAmount,
  type Sen,
  senToText,
  subtractSen,
  sumSen,
  ZERO_SEN,
} from '@titian/finance/sen';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, keyed, repay, type Submitted } from '../../../test/builders/financing.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { senOf } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';

const TODAY = '2027-02-10';
let app: TestApp;
let investor: ApprovedInvestor;
let issuer: ApprovedIssuer;
let other: ApprovedIssuer;
let conventional: Submitted;
let shariah: Submitted;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_CONNECTIONS: '10' });
  [issuer, other] = [await approvedIssuer(app), await approvedIssuer(app)];
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00', '22000.00']);
  const backers = [{ investor, amount: '10000.00' }];
  conventional = await issuedNote(app, issuer, backers, { on: '2026-12-01' });
  shariah = await issuedNote(app, issuer, backers, { on: '2026-12-01', contract: 'Shariah' });
  await issuedNote(app, other, backers, { on: '2026-12-01' });
  await repay(app, issuer, conventional.id, { on: '2027-01-04' });
  // After the grace days, so that lateness is charged.
  await repay(app, issuer, shariah.id, { on: '2027-01-20' });
  await payTwice(conventional.id);
}, 120_000);
afterAll(() => app.finish());

/** Two payments of nearly all that is left are under way at once: the second is more than is due. */
async function payTwice(noteId: string): Promise<void> {
  const opened = [];
  for (let time = 0; time < 2; time += 1) {
    const answer = await call(app, 'notePay', {
      headers: keyed(issuer.headers, '2027-02-04'),
      body: { note_id: noteId, kind: 'other', amount: '6866.00', confirm_excess: 1 },
    });
    expect(answer.status).toBe(201);
    opened.push(openedPayment(answer.body));
  }
  for (const payment of opened) {
    await payOpened(app, payment, { channel: 'b2b1', bankId: 'MBB0228' });
  }
  await runJobs(app, ['distribute_repayments']);
}

const on = (headers: Headers = issuer.headers) => dated(headers, TODAY);
const activity = (query: Record<string, string> = {}, headers = on()) =>
  call(app, 'activityData', { headers, query });
const statement = async (query: Record<string, string>, headers = on()) =>
  (await call(app, 'activityStatement', { headers, query })).body;
const everything = async () => (await activity({ limit: '100' })).body.items;
const signed = (one: { readonly amount: string; readonly direction: string }): Sen =>
  one.direction === 'in' ? senOf(one.amount) : subtractSen(ZERO_SEN, senOf(one.amount));

describe('the account of an issuer is rejected', () => {
  it('without a session', async () => {
    expect((await activity({}, xhr)).status).toBe(401);
    const answer = await call(app, 'activityStatement', { headers: xhr, query: { period: '2027' } });
    expect(answer.status).toBe(401);
  });

  it('where the cursor is of no line of its own', async () => {
    const theirs = (await activity({ limit: '1' }, on(other.headers))).body.items[0]?.id ?? '';
    for (const cursor of [theirs, 'abc', '2026-12-01:1']) {
      const answer = await activity({ cursor });
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['cursor']]);
    }
  });

  it('for others: no lines of other issuers are shown, also when the note is requested', async () => {
    const mine = new Set((await everything()).map((one) => one.id));
    expect(mine.size).toBeGreaterThan(12);
    const fresh = await registerUser(app, { role: 'businessowner' });
    for (const headers of [other.headers, investor.headers, fresh.headers]) {
      const shown = (await activity({ limit: '100' }, on(headers))).body.items;
      expect(shown.filter((one) => mine.has(one.id))).toEqual([]);
      const ofNote = (await activity({ note_id: conventional.id, limit: '100' }, on(headers))).body.items;
      expect(ofNote.filter((one) => mine.has(one.id))).toEqual([]);
    }
    expect((await activity({ note_id: conventional.id }, on(other.headers))).body.items).toEqual([]);
    expect(
      (await everything()).every((one) => [conventional.id, shariah.id].includes(one.note_id ?? '')),
    ).toBe(true);
  });
});

describe('the account of an issuer', () => {
  it('shows what was raised, what was charged for it, and what was paid to the bank account', async () => {
    const items = (await activity({ note_id: conventional.id, to: '2026-12-31', limit: '100' })).body.items;
    expect(items.map((one) => [one.kind, one.direction, one.amount, one.balance]).reverse()).toEqual([
      ['financing', 'in', '10000.00', '10000.00'],
      ['origination_fee', 'out', '150.00', '9850.00'],
      ['service_tax_on_fee', 'out', '12.00', '9838.00'],
      ['disbursement', 'out', '9838.00', '0.00'],
    ]);
    expect(items[0]?.title).toBe(`Financing of ${conventional.number} paid to your bank account`);
  });

  it('shows each payment and what it was used for: principal, return and what lateness costs', async () => {
    const items = (await activity({ note_id: shariah.id, from: '2027-01-01', limit: '100' })).body.items;
    const [used, received] = items;
    expect(items.map((one) => one.kind)).toEqual(['repayment', 'payment_received']);
    expect(received?.parts.principal).toBe('0.00');
    const parts = used?.parts;
    expect(senOf(parts?.late_charge ?? '')).toBeGreaterThan(0n);
    const whole = [parts?.principal, parts?.return, parts?.late_charge].map((one) => senOf(one ?? ''));
    expect(senToText(sumSen(whole))).toBe(used?.amount);
    expect(used?.amount).toBe(received?.amount);
    expect(used?.balance).toBe('0.00');
  });

  it('holds what was paid beyond what was due', async () => {
    const [newest] = (await activity({ kind: 'payment_received', limit: '1' })).body.items;
    expect(newest).toMatchObject({
      amount: '6866.00',
      title: `Payment on ${conventional.number}, more than was due`,
    });
    const { db } = app.database.reader;
    const rows = await db
      .selectFrom('repayments')
      .select('excess_sen')
      .where('note_id', '=', conventional.id)
      .execute();
    const excessSen = sumSen(rows.map((row) => row.excess_sen));
    expect(excessSen).toBeGreaterThan(0n);
    expect((await everything())[0]?.balance).toBe(senToText(excessSen));
  });

  it('is what the ledger has booked, transfer by transfer, to the sen', async () => {
    const items = await everything();
    const booked = await sql<{ id: string; amount_sen: Sen }>`
      select t.id, t.amount_sen from transfers t join notes n on n.id = t.note_id
      where n.issuer_id = ${issuer.userId} and (t.debit_account_id = n.escrow_account_id and t.kind in
          ('origination_fee', 'service_tax_on_fee', 'disbursement') or t.credit_account_id = n.collection_account_id)
    `.execute(app.database.reader.db);
    const out = items.filter((one) => one.direction === 'out');
    const shown = new Map(out.map((one) => [one.id, senOf(one.amount)]));
    expect(shown).toEqual(new Map(booked.rows.map((row) => [row.id, row.amount_sen])));
    const held = await sql<{ balance_sen: Sen }>`
      select coalesce(sum(case when t.credit_account_id = a.id then t.amount_sen else -t.amount_sen end), 0)::bigint
        as balance_sen
      from accounts a join transfers t on a.id in (t.credit_account_id, t.debit_account_id)
      where a.kind = 'issuer_cash' and a.owner_id = ${issuer.userId}
        or a.kind = 'note_excess' and a.owner_id in (select id from notes where issuer_id = ${issuer.userId})
    `.execute(app.database.reader.db);
    const total = items.reduce((sum, one) => addSen(sum, signed(one)), ZERO_SEN);
    expect([total, senOf(items[0]?.balance ?? '')]).toEqual([
      held.rows[0]?.balance_sen,
      held.rows[0]?.balance_sen,
    ]);
  });

  it('continues where the page before ended, and is filtered', async () => {
    const all = await everything();
    const walked = [];
    let cursor = '';
    do {
      const next = await activity({ limit: '4', ...(cursor === '' ? {} : { cursor }) });
      walked.push(...next.body.items);
      cursor = next.body.next_cursor ?? '';
    } while (cursor !== '');
    expect(walked).toEqual(all);
    const fees = (await activity({ kind: 'origination_fee', limit: '100' })).body.items;
    expect(fees.map((one) => one.note_number).sort()).toEqual([conventional.number, shariah.number].sort());
    const recent = await call(app, 'dashboardRecentActivities', { headers: on() });
    expect(recent.body.items).toEqual(all.slice(0, 10));
  });
});

describe('the statement of an issuer', () => {
  it.each([
    [{ period: '2026-12' }],
    [{ period: '2027-01' }],
    [{ period: '2027' }],
    [{ from: '2026-12-02', to: '2027-02-10' }],
  ])('opens, moves and closes to the sen: %o', async (query: Record<string, string>) => {
    const body = await statement(query);
    let balance = senOf(body.opening_balance);
    const totals = new Map<string, Sen>();
    for (const item of body.items) {
      balance = addSen(balance, signed(item));
      expect(senOf(item.balance)).toBe(balance);
      totals.set(item.kind, addSen(totals.get(item.kind) ?? ZERO_SEN, senOf(item.amount)));
    }
    expect(senOf(body.closing_balance)).toBe(balance);
    expect(body.totals).toEqual(Object.fromEntries([...totals].map(([kind, sum]) => [kind, senToText(sum)])));
  });

  it('is the same as My Activity', async () => {
    const body = await statement({ from: '2026-11-01', to: TODAY });
    expect(body.items).toEqual((await everything()).reverse());
  });

  it('is a PDF and a CSV file with the same lines; its return is called profit where the note is Shariah', async () => {
    const read = async (format: string) => {
      const url = `/api/my_activity/statement?from=2026-12-01&to=${TODAY}&format=${format}`;
      const answer = await app.app.inject({ method: 'GET', url, headers: { ...on() } });
      expect(answer.statusCode).toBe(200);
      return answer;
    };
    const body = await statement({ from: '2026-12-01', to: TODAY });
    const rows = (await read('csv')).payload.trimEnd().split('\r\n');
    expect(rows).toHaveLength(3 + body.items.length);
    const lines = pdfPages((await read('pdf')).rawPayload).flat();
    expect(lines).toContain(issuer.issuer.companyName);
    expect(lines).toContain(`Origination fee of ${conventional.number}`);
    expect(lines).toContain(`Payment on ${shariah.number}`);
    const partsOf = (number: string) => lines[lines.indexOf(`Repayment of ${number}`) + 1] ?? '';
    expect(partsOf(conventional.number)).toMatch(/^principal [\d,.]+, interest [\d,.]+/);
    expect(partsOf(shariah.number)).toMatch(/^principal [\d,.]+, profit [\d,.]+, compensation/);
    expect(lines.join(' ')).toContain(`Closing balance RM ${formatAmount(senOf(body.closing_balance))}`);
  });
});
