import { addDays, day } from '@titian/finance/calendar';
import { addSen, formatAmount, formatRinggit, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, keyed, repay, type Submitted } from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
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
let conventional: Submitted;
let shariah: Submitted;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_CONNECTIONS: '10' });
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00', '12000.00']);
  const backers = [{ investor, amount: '10000.00' }];
  conventional = await issuedNote(app, issuer, backers, { on: '2026-12-01' });
  shariah = await issuedNote(app, issuer, backers, { on: '2026-12-01', contract: 'Shariah' });
  await repay(app, issuer, conventional.id, { on: '2027-01-04' });
  await repay(app, issuer, shariah.id, { on: '2027-01-04' });
  await repayTwice(conventional.id);
}, 120_000);
afterAll(() => app.finish());

/** Two early settlements are under way at once: the second is more than is due. */
async function repayTwice(noteId: string): Promise<void> {
  const opened = [];
  for (let time = 0; time < 2; time += 1) {
    const answer = await call(app, 'notePay', {
      headers: keyed(issuer.headers, '2027-02-04'),
      body: { note_id: noteId, kind: 'early', confirm_excess: 1 },
    });
    expect(answer.status).toBe(201);
    opened.push(openedPayment(answer.body));
  }
  for (const payment of opened) {
    await payOpened(app, payment, { channel: 'b2b1', bankId: 'MBB0228' });
  }
  await runJobs(app, ['distribute_repayments']);
}

const on = (headers = investor.headers, today = TODAY) => dated(headers, today);
const request = (query: Record<string, string>, headers = on()) =>
  call(app, 'activityStatement', { headers, query });

async function file(query: Record<string, string>, headers = on()) {
  const url = `${app.config.API_BASE}/my_activity/statement?${new URLSearchParams(query)}`;
  const answer = await app.app.inject({ method: 'GET', url, headers });
  expect(answer.statusCode).toBe(200);
  return { headers: answer.headers, bytes: answer.rawPayload, text: answer.payload };
}

describe('a statement is rejected', () => {
  it('without a session', async () => {
    expect((await request({ period: '2027-01' }, xhr)).status).toBe(401);
  });

  it.each([
    ['nothing', {}, 'period'],
    ['a month and days', { period: '2027-01', from: '2027-01-01', to: '2027-01-02' }, 'period'],
    ['a month that does not exist', { period: '2027-13' }, 'period'],
    ['a year of the last century', { period: '1999' }, 'period'],
    ['a month to come', { period: '2027-03' }, 'period'],
    ['a year to come', { period: '2028' }, 'period'],
    ['only a first day', { from: '2027-01-01' }, 'to'],
    ['only a last day', { to: '2027-01-01' }, 'from'],
    ['days in the wrong order', { from: '2027-01-02', to: '2027-01-01' }, 'to'],
    ['a day that does not exist', { from: '2027-02-30', to: '2027-03-01' }, 'from'],
    ['a last day to come', { from: '2027-02-01', to: '2027-02-11' }, 'to'],
    ['days to come', { from: '2027-02-11', to: '2027-02-12' }, 'from'],
    ['the year nought', { from: '0000-01-01', to: '2027-01-01' }, 'from'],
    ['an unknown format', { period: '2027-01', format: 'docx' }, 'format'],
    ['an income statement of a month', { period: '2027-01', format: 'income' }, 'period'],
  ])('for %s', async (_case, query, field) => {
    const answer = await request(query);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
  });

  it('as an income statement for an issuer', async () => {
    const answer = await request({ period: '2026', format: 'income' }, on(issuer.headers));
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['format']]);
  });
});

describe('a statement', () => {
  it('opens with what was there, lists what moved, and closes with the balance', async () => {
    const { body } = await request({ from: '2027-01-01', to: '2027-01-31' });
    const [repaid] = body.items;
    expect(body.items.map((one) => one.kind)).toEqual(['distribution', 'distribution']);
    expect(repaid?.note_number).toBe(conventional.number);
    expect(body.opening_balance).toBe('22000.00');
    expect(body.closing_balance).toBe(body.items[1]?.balance);
    const sum = body.items.reduce((sumSen, one) => addSen(sumSen, senOf(one.amount)), ZERO_SEN);
    expect(senOf(body.totals.distribution ?? '')).toBe(sum);
  });

  it('says the same as the account: a year closes with the balance of today', async () => {
    const [year, activity] = [
      await request({ period: '2027' }),
      await call(app, 'activityData', { headers: on(), query: { limit: '1' } }),
    ];
    expect(year.body.closing_balance).toBe(activity.body.items[0]?.balance);
    expect(year.body.to).toBe(TODAY);
  });

  it('opening and movements are the closing, and the next day opens with it, for any days', async () => {
    const start = day('2026-11-01');
    const length = 101;
    const offset = fc.integer({ min: 0, max: length - 1 });
    await fc.assert(
      fc.asyncProperty(offset, offset, async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map((days) => addDays(start, days));
        const { body } = await request({ from: from ?? '', to: to ?? '' });
        let balance = senOf(body.opening_balance);
        for (const item of body.items) {
          const amount = senOf(item.amount);
          balance = item.direction === 'in' ? addSen(balance, amount) : subtractSen(balance, amount);
          expect(senOf(item.balance)).toBe(balance);
        }
        expect(senOf(body.closing_balance)).toBe(balance);
        const next = addDays(day(to ?? ''), 1);
        const after = await request({ from: next, to: next }, on(investor.headers, '2027-03-01'));
        expect(after.body.opening_balance).toBe(body.closing_balance);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['before the account existed', { period: '2020' }],
    ['on a day without movement', { from: '2027-01-10', to: '2027-01-10' }],
  ])('is empty %s', async (_case, query) => {
    const { status, body } = await request(query);
    expect(status).toBe(200);
    expect(body.items).toEqual([]);
    expect(body.totals).toEqual({});
    expect(body.closing_balance).toBe(body.opening_balance);
  });

  it('is empty in every format for a user without an account, and never shows another person', async () => {
    const fresh = await registerUser(app);
    expect((await request({ period: '2026' }, on(fresh.headers))).body).toMatchObject({
      ...{ opening_balance: '0.00', closing_balance: '0.00', totals: {}, items: [] },
    });
    for (const format of ['pdf', 'income']) {
      const [page] = pdfPages((await file({ period: '2026', format }, on(fresh.headers))).bytes);
      expect(page).toContain('Page 1 of 1');
    }
    const other = await approvedInvestor(app);
    expect((await request({ period: '2027' }, on(other.headers))).body.items).toEqual([]);
  });
});

describe('a statement as CSV', () => {
  it('is named, opens in spreadsheets, and has a row per movement between its balances', async () => {
    const { headers, bytes } = await file({ period: '2027-01', format: 'csv' });
    const { body } = await request({ period: '2027-01' });
    const name = `titian-statement-${investor.investor.invNo}-2027-01.csv`;
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = bytes.subarray(3).toString().trimEnd().split('\r\n');
    expect(rows).toHaveLength(3 + body.items.length);
    expect(rows[1]).toMatch(/^2027-01-01,,Opening balance,,,,22000\.00,/);
    expect(rows[2]).toContain(`Repayment of ${conventional.number},${conventional.number},`);
    expect(rows.at(-1)).toMatch(new RegExp(`^2027-01-31,,Closing balance,,,,${body.closing_balance},`));
  });

  it('has nothing but balances where nothing moved', async () => {
    const { text } = await file({ from: '2020-01-01', to: '2020-12-31', format: 'csv' });
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
      '2020-01-01,,Opening balance,,,,0.00,,,,,,,',
      '2020-12-31,,Closing balance,,,,0.00,,,,,,,',
    ]);
  });
});

describe('a statement as PDF', () => {
  it('carries name, account, period, balances, page numbers and how to complain', async () => {
    const { headers, bytes } = await file({ period: '2027', format: 'pdf' });
    const { body } = await request({ period: '2027' });
    expect(headers['content-type']).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const pages = pdfPages(bytes);
    const lines = pages.flat();
    const text = lines.join(' ');
    expect(lines).toContain('Titian');
    expect(lines).toContain(investor.investor.verifiedName);
    expect(lines).toContain('1 Jan 2027 to 10 Feb 2027');
    expect(text).toContain(`account ${investor.investor.invNo}`);
    expect(text).toContain(`Opening balance RM ${grouped(body.opening_balance)}`);
    expect(text).toContain(`Closing balance RM ${grouped(body.closing_balance)}`);
    expect(text).toContain(`Repayments received (${body.items.length})`);
    expect(text).toContain('Securities Commission Malaysia');
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
  });

  it('calls the return interest on conventional notes, and never on Shariah notes', async () => {
    const lines = pdfPages((await file({ period: '2027-01', format: 'pdf' })).bytes).flat();
    const partsAfter = (number: string) => lines[lines.indexOf(`Repayment of ${number}`) + 1] ?? '';
    expect(partsAfter(conventional.number)).toMatch(/^principal [\d,.]+, interest [\d,.]+/);
    expect(partsAfter(shariah.number)).toMatch(/^principal [\d,.]+, profit [\d,.]+/);
    expect(partsAfter(shariah.number)).not.toMatch(/interest|loan/i);
  });

  it('shows an issuer what was paid beyond what was due', async () => {
    const headers = on(issuer.headers);
    const { body } = await request({ period: '2027' }, headers);
    expect(body.closing_balance).not.toBe('0.00');
    const made = await file({ period: '2027', format: 'pdf' }, headers);
    expect(made.headers['content-disposition']).toContain(issuer.issuer.registrationNo);
    const lines = pdfPages(made.bytes).flat();
    expect(lines).toContain(issuer.issuer.companyName);
    expect(lines).toContain(`Payment on ${conventional.number}, more than was due`);
    expect(lines.join(' ')).toContain(`Closing balance RM ${grouped(body.closing_balance)}`);
  });
});

describe('an income statement', () => {
  it('adds up to what the repayments were made of', async () => {
    const { headers, bytes } = await file({ period: '2027', format: 'income' });
    expect(headers['content-disposition']).toContain(`titian-income-${investor.investor.invNo}-2027.pdf`);
    const { body } = await request({ period: '2027' });
    const sumOf = (part: keyof (typeof body.items)[number]['parts'], number?: string) =>
      body.items
        .filter((one) => number === undefined || one.note_number === number)
        .reduce((sum, one) => addSen(sum, senOf(one.parts[part])), ZERO_SEN);
    const lines = pdfPages(bytes).flat();
    const after = (name: string) => lines[lines.indexOf(name) + 1];
    expect(after('Interest of conventional notes')).toBe(formatAmount(sumOf('return', conventional.number)));
    expect(after('Profit of Shariah notes')).toBe(formatAmount(sumOf('return', shariah.number)));
    expect(after('Less service fees')).toBe(`–${formatAmount(sumOf('fee'))}`);
    expect(after('Less service tax')).toBe(`–${formatAmount(sumOf('service_tax'))}`);
    const net = subtractSen(
      addSen(sumOf('return'), sumOf('late_charge')),
      addSen(addSen(sumOf('fee'), sumOf('service_tax')), sumOf('withholding_tax')),
    );
    expect(after('Net income')).toBe(formatRinggit(net));
    expect(lines).toContain('Page 1 of 1');
  });
});

function grouped(text: string): string {
  return formatAmount(senOf(text));
}
