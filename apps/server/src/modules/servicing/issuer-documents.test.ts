import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  applyExcessOn,
  fundedInvestor,
  issuedNote,
  keyed,
  type NoteOverrides,
  repay,
} from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';

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
