import { addDays, day } from '@titian/finance/calendar';
import { formatRinggit, senFromText, sumSen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  applyExcessOn,
  fundedInvestor,
  issuedNote,
  keyed,
  listedNote,
  type NoteOverrides,
  repay,
} from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';
import { TRUST_ACCOUNT } from '../../../test/builders/statements.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let issuer: ApprovedIssuer;
let other: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, other] = [await approvedIssuer(app), await approvedIssuer(app)];
  investor = await fundedInvestor(app, 10);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** Issued on 2 December 2026: 3,433.33 on 4 January and 2 February, 3,433.34 on 2 March 2027. */
const FIRST = day('2027-01-04');
const note = (overrides: NoteOverrides = {}, by = issuer) =>
  issuedNote(app, by, [{ investor, amount: '10000.00' }], { on: '2026-12-01', ...overrides });
const payments = async (noteId: string, who = issuer) =>
  (await call(app, 'noteBoPayments', { headers: who.headers, query: { note_id: noteId } })).body.items;
const file = (path: string, headers: Record<string, string>) =>
  app.app.inject({ method: 'GET', url: `${app.config.API_BASE}${path}`, headers });
const receipt = (payment: string, headers: Record<string, string> = { ...issuer.headers }) =>
  file(`/notes/bo/payments/${payment}/receipt`, headers);
const speak = (locale: string) => call(app, 'userUpdateInfo', { headers: issuer.headers, body: { locale } });
const wordsOf = (bytes: Buffer) => pdfPages(bytes).flat().join(' ');

/** Money that came by a bank transfer, recorded by two operators. */
async function transferred(noteId: string, amount: string, on: string): Promise<string> {
  const payer_name = issuer.issuer.companyName;
  const bank_reference = await statementLine(app, { amount, on, counterparty: payer_name });
  const after = { source: 'issuer', amount, received_on: on, payer_name, bank_reference };
  await proposeAndApprove(app, { kind: 'note_receipt', subjectId: noteId, after, on });
  return bank_reference;
}

describe('the receipt of a payment', () => {
  it('is for the company of the note alone, and only once the payment is booked', async () => {
    const { id } = await note();
    await repay(app, issuer, id, { on: FIRST });
    const [paid] = await payments(id);
    const booked = paid?.id ?? '';
    expect((await receipt(booked, { ...xhr })).statusCode).toBe(401);
    expect((await receipt(booked, { ...investor.headers })).statusCode).toBe(403);
    expect((await receipt(booked, { ...other.headers })).statusCode).toBe(404);
    expect((await receipt(investor.userId)).statusCode).toBe(404);
    expect((await receipt('RP-0000000000')).statusCode).toBe(404);
    const elsewhere = { headers: other.headers, query: { note_id: id } };
    expect((await call(app, 'noteBoPayments', elsewhere)).status).toBe(404);
    const started = await call(app, 'notePay', {
      headers: keyed(issuer.headers, FIRST),
      body: { note_id: id, kind: 'other', amount: '50.00', confirm_excess: 1 },
    });
    const waiting = await receipt(started.body.ref_number);
    expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'wrong_state']);
    expect((await receipt(started.body.ref_number, { ...other.headers })).statusCode).toBe(404);
  });

  it('says who paid what and how, and what it was used for', async () => {
    const { id, number } = await note();
    const late = addDays(FIRST, 10);
    const refNumber = await repay(app, issuer, id, { on: late, amount: '4000.00' });
    const [paid] = await payments(id);
    expect(paid).toMatchObject({
      receipt_number: `${number}-01`,
      ...{ received_on: late, method: 'fpx', reference: refNumber, amount: '4000.00' },
      ...{ principal: '3333.33', return: '100.00', late_charge: '34.33', excess: '532.34' },
    });
    const answer = await receipt(paid?.id ?? '');
    expect(answer.headers['content-disposition']).toContain(`receipt-${number}-01.pdf`);
    const words = wordsOf(answer.rawPayload);
    expect(words).toContain('Repayment receipt');
    expect(words).toContain(issuer.issuer.companyName);
    expect(words).toContain('Amount received RM 4,000.00 Received on 14 Jan 2027');
    expect(words).toContain(`Payment method FPX Reference ${refNumber}`);
    expect(words).toContain(
      'Principal RM 3,333.33 Interest RM 100.00 Late charge RM 34.33 Excess payment, kept for you RM 532.34',
    );
    expect(words).not.toMatch(/profit|gharamah/i);
    // The same by the reference that the page after the payment knows.
    expect(wordsOf((await receipt(refNumber)).rawPayload)).toContain(`Receipt ${number}-01`);
  });

  it('names a bank transfer by the reference of the bank, and excess as applied', async () => {
    const { id, number } = await note();
    const reference = await transferred(id, '5000.00', FIRST);
    await applyExcessOn(app, '2027-02-02');
    const [applied, first] = await payments(id);
    expect(first).toMatchObject({ method: 'bank_transfer', reference, excess: '1566.67' });
    expect(applied).toMatchObject({ method: 'excess', reference: null, amount: '1566.67' });
    const words = wordsOf((await receipt(applied?.id ?? '')).rawPayload);
    expect(words).toContain(`Receipt ${number}-02`);
    expect(words).toContain('Amount applied RM 1,566.67 Applied on 2 Feb 2027');
  });

  it('of a Shariah note speaks of profit, also in Malay', async () => {
    const { id } = await note({ contract: 'Shariah' });
    await repay(app, issuer, id, { on: addDays(FIRST, 10) });
    const [paid] = await payments(id);
    const english = wordsOf((await receipt(paid?.id ?? '')).rawPayload);
    expect(english).toContain('Profit RM 100.00');
    expect(english).not.toMatch(/interest/i);
    await speak('ms');
    const words = wordsOf((await receipt(paid?.id ?? '')).rawPayload);
    await speak('en');
    expect(words).toContain('Resit bayaran balik');
    expect(words).toContain('Keuntungan RM 100.00');
    expect(words).not.toMatch(/faedah|interest|profit/i);
  });
});

describe('the quote of an early settlement', () => {
  const quote = (noteId: string, on: string, headers: Record<string, string> = { ...issuer.headers }) =>
    file(`/notes/bo/early_settlement/quote?note_id=${noteId}`, dated(headers, on));

  it('is for the company of a running note', async () => {
    const { id } = await note();
    expect((await quote(id, FIRST, { ...xhr })).statusCode).toBe(401);
    expect((await quote(id, FIRST, { ...investor.headers })).statusCode).toBe(403);
    expect((await quote(id, FIRST, { ...other.headers })).statusCode).toBe(404);
    const settling = { headers: keyed(issuer.headers, FIRST), body: { note_id: id, kind: 'early' } };
    const started = await call(app, 'notePay', settling);
    await payOpened(app, openedPayment(started.body), { channel: 'b2b1', bankId: 'MBB0228' });
    await runJobs(app, ['distribute_repayments']);
    const over = await quote(id, FIRST);
    expect([over.statusCode, over.json().code]).toEqual([409, 'nothing_due']);
  });

  it.each([
    ['Conventional', 'Interest to date', 'Interest not charged', /profit|ibra/i],
    ['Shariah', 'Profit to date', 'Ibra.? \\(rebate of profit\\)', /interest/i],
  ] as const)(
    'says what a %s note costs on its day, and what is saved',
    async (contract, part, saved, not) => {
      const { id, number } = await note({ contract });
      const query = { note_id: id };
      const headers = dated(issuer.headers, FIRST);
      const figures = (await call(app, 'noteEarlySettlement', { headers, query })).body.early_settlement;
      const answer = await quote(id, FIRST);
      expect(answer.headers['content-disposition']).toContain(`settlement-${number}-${FIRST}.pdf`);
      const words = wordsOf(answer.rawPayload);
      const ringgit = (text: string) => formatRinggit(senFromText(text));
      expect(words).toContain(
        `Amount payable ${ringgit(figures.payable)} Valid for payment on 4 Jan 2027 Note ${number}`,
      );
      expect(words).toContain(`Outstanding principal RM 10,000.00 ${part} ${ringgit(figures.return)}`);
      expect(words).toContain(`Settlement amount ${ringgit(figures.total)}`);
      expect(words).toMatch(new RegExp(`${saved} ${ringgit(figures.saved)}`));
      expect(words).not.toMatch(not);
    },
  );
});

describe('what a company paid in a year', () => {
  const year = (value: string, headers: Record<string, string> = { ...issuer.headers }, on = '2028-02-01') =>
    file(`/notes/bo/yearly_statement?year=${value}`, dated(headers, on));

  it('is for companies, and for years that have begun', async () => {
    expect((await year('2027', { ...xhr })).statusCode).toBe(401);
    expect((await year('2027', { ...investor.headers })).statusCode).toBe(403);
    for (const [value, on] of [
      ['2029', '2028-02-01'],
      ['27', '2028-02-01'],
      ['', '2028-02-01'],
    ] as const) {
      const answer = await year(value, undefined, on);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['year']]);
    }
    const nothing = wordsOf((await year('2027', { ...other.headers })).rawPayload);
    expect(nothing).toContain('Nothing was paid in this period.');
  });

  it('sums up its receipts and fees, interest and profit apart', async () => {
    const company = await approvedIssuer(app);
    const [one, two] = [await note({}, company), await note({ contract: 'Shariah' }, company)];
    await repay(app, company, one.id, { on: addDays(FIRST, 10), amount: '4000.00' });
    await repay(app, company, two.id, { on: FIRST });
    await applyExcessOn(app, '2027-02-02');
    const receipts = [...(await payments(one.id, company)), ...(await payments(two.id, company))];
    const sum = (field: 'principal' | 'return' | 'late_charge') =>
      formatRinggit(sumSen(receipts.map((paid) => senFromText(paid[field]))));
    const words = wordsOf((await year('2027', { ...company.headers })).rawPayload);
    expect(words).toContain('Annual statement of interest and profit paid');
    expect(words).toContain('1 Jan 2027 to 31 Dec 2027');
    expect(words).toContain('Interest on conventional notes RM 200.00 Profit on Shariah notes RM 100.00');
    expect(sum('return')).toBe('RM 300.00');
    expect(words).toContain(
      `Principal ${sum('principal')} Late charge ${sum('late_charge')} Paid in the year`,
    );
    expect(words).not.toContain('Origination');
    const issued = wordsOf((await year('2026', { ...company.headers })).rawPayload);
    const fees = await app.database.reader.db
      .selectFrom('disbursements')
      .select(['fee_sen', 'service_tax_sen'])
      .where('note_id', 'in', [one.id, two.id])
      .execute();
    const taken = formatRinggit(sumSen(fees.flatMap((fee) => [fee.fee_sen, fee.service_tax_sen])));
    expect(issued).toContain(`Origination fees with service tax ${taken} Paid in the year ${taken}`);
  });
});

describe('paying on a note by a bank transfer', () => {
  it('names the trust account and the note’s number, to the company of an issued note alone', async () => {
    const { id, number } = await note();
    const account = (headers: Record<string, string>, noteId = id) =>
      call(app, 'noteBoTransferAccount', { headers, query: { note_id: noteId } });
    expect((await account({ ...xhr })).status).toBe(401);
    expect((await account({ ...investor.headers })).error.code).toBe('role');
    expect((await account({ ...other.headers })).status).toBe(404);
    const listed = await listedNote(app, issuer);
    expect((await account({ ...issuer.headers }, listed.id)).error.code).toBe('nothing_due');
    const { status, body } = await account({ ...issuer.headers });
    expect([status, body.number, body.reference]).toEqual([200, TRUST_ACCOUNT, number]);
  });
});
