import { addDays, day, malaysiaDay } from '@titian/finance/calendar';
import { formatRinggit, parseSen, sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  backedNote,
  giveCash,
  issuedNote,
  keyed,
  type NoteOverrides,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode, totpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';
import { enrolApp } from '../../../test/builders/two-factor.ts';
import { platformAccount } from '../ledger/public.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(
    app,
    investor,
    Array.from({ length: 16 }, () => '30000.00'),
  );
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const tomorrow = () => addDays(today(), 1);
const issue = (noteId: string, change: object = {}, who = issuer, on: string = tomorrow()) =>
  call(app, 'noteIssue', {
    headers: keyed(who.headers, on),
    body: { note_id: noteId, accepted_amount: '10000.00', agree_agreement: 1, ...change },
  });
/** Signs with the code sent by e-mail; an earlier error leaves it unused, and the next waits a minute. */
const sign = async (noteId: string, change: object = {}, on?: string) =>
  issue(noteId, { ...change, otp_code: await stepUpCode(app, issuer) }, issuer, on);
const funded = (amount = '10000.00', overrides: NoteOverrides = {}) =>
  backedNote(app, issuer, [{ investor, amount }], overrides);
const stateOf = async (id: string) =>
  (await call(app, 'note', { headers: issuer.headers, params: { id } })).body.note.state;

/** What an account without a running balance received less what it gave. */
async function totalOf(accountId: string): Promise<bigint> {
  const rows = await app.database.reader.db
    .selectFrom('transfers')
    .select(['credit_account_id', 'amount_sen'])
    .where((eb) => eb.or([eb('credit_account_id', '=', accountId), eb('debit_account_id', '=', accountId)]))
    .execute();
  return rows.reduce(
    (sum, row) => (row.credit_account_id === accountId ? sum + row.amount_sen : sum - row.amount_sen),
    0n,
  );
}

/** The amount that a document names after its label, in sen. */
const senAfter = (words: readonly string[], label: string) =>
  parseSen(words[words.indexOf(label) + 1]?.replace(/[^\d.]/g, '') ?? '') ?? 0n;

describe('a note that may not be issued stays as it is', () => {
  it("rejects another issuer's note, an unknown one and an investor", async () => {
    const note = await funded();
    const other = await approvedIssuer(app);
    expect((await issue(note.id, {}, other)).status).toBe(404);
    expect((await issue(investor.userId)).status).toBe(404);
    const asInvestor = await call(app, 'noteIssue', {
      headers: keyed(investor.headers),
      body: { note_id: note.id, accepted_amount: '10000.00', agree_agreement: 1 },
    });
    expect([asInvestor.status, asInvestor.error.code]).toEqual([403, 'role']);
    expect(await stateOf(note.id)).toBe('funded');
  });

  it('rejects a note that is not funded', async () => {
    const note = await funded('9000.00');
    const answer = await issue(note.id, { accepted_amount: '9000.00' });
    expect([answer.status, answer.error.code]).toEqual([409, 'not_funded']);
  });

  it.each([
    [{ accepted_amount: '9990.00' }, 409],
    [{ accepted_amount: '10000.01' }, 409],
    [{ accepted_amount: '0' }, 409],
    [{ accepted_amount: '-10000.00' }, 422],
    [{ accepted_amount: '1e4' }, 422],
    [{ accepted_amount: '10000.001' }, 422],
    [{ agree_agreement: 0 }, 422],
    [{ agree_agreement: undefined }, 422],
  ])('rejects %j', async (change, status) => {
    const note = await funded();
    const answer = await issue(note.id, change);
    expect(answer.status).toBe(status);
    if (status === 409) {
      expect(answer.error).toMatchObject({ code: 'amount_changed', raised: '10000.00' });
    }
    expect(await stateOf(note.id)).toBe('funded');
  });

  it('requires a code by e-mail where no second factor is on, rejects a wrong one and accepts the right one', async () => {
    const note = await funded();
    const without = await issue(note.id);
    expect([without.status, without.error.code]).toEqual([403, 'step_up_required']);
    expect(without.error).toMatchObject({ otp_types: ['email'] });
    const wrong = await issue(note.id, { otp_code: '000000' });
    expect(Object.keys(wrong.error.errors ?? {})).toEqual(['otp_code']);
    expect(await stateOf(note.id)).toBe('funded');
    expect((await sign(note.id)).status).toBe(200);
  });

  it('requires the authenticator app where one is on, and rejects a mailed code', async () => {
    const careful = await approvedIssuer(app);
    const note = await backedNote(app, careful, [{ investor, amount: '10000.00' }]);
    const mailed = await stepUpCode(app, careful);
    const { headers, secret } = await enrolApp(app, careful);
    const who = { ...careful, headers };
    const without = await issue(note.id, {}, who);
    expect(without.error).toMatchObject({ code: 'step_up_required', otp_types: ['totp'] });
    expect((await issue(note.id, { otp_code: mailed }, who)).status).toBe(422);
    expect((await issue(note.id, { otp_code: totpCode(app, secret, 1) }, who)).status).toBe(200);
  });

  it('rejects after the deadline to issue', async () => {
    const note = await funded();
    const lastDay = addDays(tomorrow(), 7);
    const late = await issue(note.id, {}, issuer, addDays(lastDay, 1));
    expect([late.status, late.error.code]).toEqual([409, 'wrong_state']);
    expect((await sign(note.id, {}, lastDay)).status).toBe(200);
  });
});

describe('an issued note', () => {
  it('pays out RM 127,894.00 of RM 130,000 at 1.5 % and stores what was signed', async () => {
    const before = await totalOf(platformAccount('fee_income'));
    const note = await funded('130000.00', { amount: '130000.00', rate: '11.00', termMonths: 4 });
    const answer = await sign(note.id, { accepted_amount: '130000.00' });
    expect(answer.body.disbursement).toEqual({
      amount: '130000.00',
      origination_fee: '1950.00',
      service_tax: '156.00',
      net: '127894.00',
      state: 'queued',
    });
    expect(answer.body.note).toMatchObject({ state: 'issued', raised: '130000.00' });
    expect((await totalOf(platformAccount('fee_income'))) - before).toBe(195_000n);
    const payout = await app.database.reader.db
      .selectFrom('payouts')
      .selectAll()
      .where('user_id', '=', issuer.userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(payout).toMatchObject({ purpose: 'disbursement', amount_sen: 12_789_400n, state: 'queued' });
    const schedule = await call(app, 'noteAmortizations', {
      headers: issuer.headers,
      query: { note_id: note.number },
    });
    expect(schedule.body.items.map((row) => row.total)).toEqual([
      '33691.67',
      '33691.67',
      '33691.67',
      '33691.66',
    ]);
    const agreement = await app.database.reader.db
      .selectFrom('agreements')
      .select('terms')
      .where('note_id', '=', note.id)
      .executeTakeFirstOrThrow();
    expect(agreement.terms).toMatchObject({ disbursed: '127894.00', rate: '11.00', effective_rate: '17.47' });
    const mail = await mailTo(app, issuer.email, 'note_issued_to_issuer');
    expect(mail.params).toMatchObject({ net: '127894.00', firstAmount: '33691.67' });
  });

  it('is issued once when two click at the same moment, and the same key answers the same', async () => {
    const note = await funded();
    const code = { otp_code: await stepUpCode(app, issuer) };
    const both = await Promise.all([issue(note.id, code), issue(note.id, code)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    const second = await funded();
    const headers = keyed(issuer.headers, tomorrow());
    const otp_code = await stepUpCode(app, issuer);
    const body = { note_id: second.id, accepted_amount: '10000.00', agree_agreement: 1, otp_code };
    const first = await call(app, 'noteIssue', { headers, body });
    const again = await call(app, 'noteIssue', { headers, body });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replay']).toBe('true');
  });

  it('clamps due days to the end of the month, moves them to business days and keeps the amounts', async () => {
    // By then the other notes are past due, and their company may not apply.
    const note = await issuedNote(app, await approvedIssuer(app), [{ investor, amount: '10000.00' }], {
      on: '2027-01-30',
      termMonths: 3,
    });
    expect(note.issuedOn).toBe('2027-01-31');
    const { body } = await call(app, 'noteAmortizations', {
      headers: investor.headers,
      query: { note_id: note.id },
    });
    // 28 February 2027 is a Sunday; 31 March and 30 April are business days.
    expect(body.items.map((row) => row.due_on)).toEqual(['2027-03-01', '2027-03-31', '2027-04-30']);
    expect(body.items.map((row) => row.total)).toEqual(['3433.33', '3433.33', '3433.34']);
  });

  it('turns every subscription into one holding per investor', async () => {
    const second = await approvedInvestor(app);
    await giveCash(app, second, ['1000.00']);
    const note = await issuedNote(app, issuer, [
      { investor, amount: '6000.00' },
      { investor: second, amount: '1000.00' },
      { investor, amount: '3000.00' },
    ]);
    const mine = async (who: ApprovedInvestor) =>
      (await call(app, 'note', { headers: who.headers, params: { id: note.id } })).body.note.mine;
    expect(await mine(investor)).toMatchObject({
      principal: '9000.00',
      outstanding: '9000.00',
      waiting: '0.00',
    });
    expect(await mine(second)).toMatchObject({
      principal: '1000.00',
      outstanding: '1000.00',
      waiting: '0.00',
    });
    expect(day(note.issuedOn)).toBe(tomorrow());
  });
});

describe('the schedule before the issue', () => {
  it('is what the target would bring, with a quote for an amount', async () => {
    const note = await funded('9000.00', { rate: '12.00', termMonths: 12 });
    const { body } = await call(app, 'noteAmortizations', {
      headers: investor.headers,
      query: { note_id: note.id, amount: '1000.00' },
    });
    expect(body.items).toHaveLength(12);
    expect(body.items[0]).toMatchObject({
      principal: '833.33',
      return: '100.00',
      state: 'due',
      mine: '840.00',
    });
    expect(body.quote).toMatchObject({
      return_gross: '120.00',
      fee: '18.00',
      service_tax: '1.44',
      withholding_tax: '0.00',
      return_net: '100.56',
      break_even_default_percent: '9.14',
    });
    expect(body.quote?.months).toHaveLength(12);
  });

  it('withholds 15 % from a non-resident', async () => {
    const abroad = await approvedInvestor(app, { fields: { tax_residence: 'SG' } });
    const note = await funded('9000.00', { rate: '12.00', termMonths: 12 });
    const { body } = await call(app, 'noteAmortizations', {
      headers: abroad.headers,
      query: { note_id: note.id, amount: '1000.00' },
    });
    expect(body.quote).toMatchObject({ withholding_tax: '18.00', return_net: '82.56' });
  });

  it.each([['0'], ['0.00']])('rejects a quote for %s', async (amount) => {
    const note = await funded('9000.00');
    const answer = await call(app, 'noteAmortizations', {
      headers: investor.headers,
      query: { note_id: note.id, amount },
    });
    expect(answer.error.errors).toEqual({ amount: ['Please enter an amount above RM 0.00'] });
  });

  it("hides another issuer's note and an unknown number", async () => {
    const note = await funded('9000.00');
    const other = await approvedIssuer(app);
    for (const reference of [note.id, note.number, 'N-999999']) {
      const answer = await call(app, 'noteAmortizations', {
        headers: other.headers,
        query: { note_id: reference },
      });
      expect(answer.status).toBe(404);
    }
  });
});

describe('the agreement', () => {
  const read = (id: string, who = issuer, on: string = tomorrow()) =>
    app.app.inject({
      method: 'GET',
      url: `/api/notes/${id}/agreement`,
      headers: keyed(who.headers, on),
    });
  const wordsOf = (file: Buffer) => pdfPages(file).flat().join(' ');

  it('is read before it is signed, and stored as it was signed', async () => {
    const note = await funded();
    const other = await approvedIssuer(app);
    expect((await read(note.id, other)).statusCode).toBe(404);
    const draft = await read(note.id);
    expect(draft.headers['content-type']).toBe('application/pdf');
    expect(wordsOf(draft.rawPayload)).toContain('Not signed');
    expect((await sign(note.id)).status).toBe(200);
    const signed = await read(note.id, issuer, addDays(tomorrow(), 30));
    const words = wordsOf(signed.rawPayload);
    expect(words).toContain('Accepted electronically');
    expect(words).toContain('The English text governs.');
    expect(words).toContain('Diterima secara elektronik');
    expect(words).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    expect(words).toContain('RM 10,000.00');
    expect(words).toContain(note.number);
    expect(signed.headers['content-disposition']).toContain('-v1.pdf');
    const [row] = await app.database.reader.db
      .selectFrom('agreements')
      .innerJoin('files', 'files.id', 'agreements.file_id')
      .select(['version', 'purpose', 'owner_user_id'])
      .where('note_id', '=', note.id)
      .execute();
    expect(row).toEqual({ version: 1, purpose: 'note_agreement', owner_user_id: issuer.userId });
  });

  it('of a Shariah note names the trade and knows neither interest nor loan', async () => {
    const note = await funded('10000.00', { contract: 'Shariah' });
    expect((await sign(note.id)).status).toBe(200);
    await runJobs(app, ['record_commodity_trade']);
    const words = wordsOf((await read(note.id)).rawPayload);
    expect(words).toMatch(/wakalah/);
    expect(words).toMatch(/purchase at RM 10,000.00 on \d+ [A-Z][a-z]{2} \d{4}, .*CT-P-/);
    expect(words).not.toMatch(/interest|\bloan/i);
  });

  it('is not there while nothing is funded', async () => {
    const note = await funded('9000.00');
    expect((await read(note.id)).statusCode).toBe(409);
    expect((await read(investor.userId)).statusCode).toBe(404);
  });

  it('is confirmed to each investor, who reads it alone', async () => {
    const second = await approvedInvestor(app);
    await giveCash(app, second, ['1000.00']);
    const note = await issuedNote(app, issuer, [
      { investor, amount: '6000.00' },
      { investor: second, amount: '1000.00' },
      { investor, amount: '3000.00' },
    ]);
    const confirmation = (who: { headers: ApprovedInvestor['headers'] }, reference = note.id) =>
      app.app.inject({
        method: 'GET',
        url: `/api/notes/${reference}/confirmation`,
        headers: { ...who.headers },
      });
    const stranger = await approvedInvestor(app);
    expect((await confirmation(stranger)).statusCode).toBe(404);
    expect((await confirmation(issuer)).statusCode).toBe(403);
    expect((await confirmation(investor, (await funded('9000.00')).id)).statusCode).toBe(404);
    const answer = await confirmation(second, note.number);
    expect(answer.headers['content-disposition']).toContain(`confirmation-${note.number}.pdf`);
    const pages = pdfPages(answer.rawPayload);
    expect(pages.map((lines) => lines.some((line) => /^Page \d of 2$/.test(line)))).toEqual([true, true]);
    const words = pages.flat();
    for (const word of ['Confirmation of your investment', 'RM 1,000.00', note.number, 'Total interest']) {
      expect(words).toContain(word);
    }
    // RM 1,000 at 12 % over 3 months: 30.00, a sen either way by the place in the order; less 15 % fee and 8 % tax on it.
    const returnSen = senAfter(words, 'Total interest');
    expect([2999n, 3000n, 3001n]).toContain(returnSen);
    const feeSen = (returnSen * 15n) / 100n;
    const netSen = returnSen - feeSen - (feeSen * 8n) / 100n;
    expect(senAfter(words, 'Net interest after fees and tax')).toBe(netSen);
    expect(words.at(-1)).toBe(formatRinggit(sen(100_000n + netSen)));
    expect(words.join(' ')).toMatch(/ISR-[0-9A-F]{6}/);
    // Days are written as people read them, on every line.
    expect(words.join(' ')).toMatch(/Issue date \d{1,2} [A-Z][a-z]{2} \d{4}/);
    expect(words.join(' ')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    expect(wordsOf((await confirmation(investor)).rawPayload)).toContain('RM 9,000.00');
    const { body } = await call(app, 'activityData', { headers: second.headers, query: {} });
    expect(body.items.map((one) => [one.kind, one.has_confirmation])).toEqual([
      ['subscription', true],
      ['topup', false],
    ]);
  });

  it('notifies every investor that the note is issued', async () => {
    const note = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }]);
    const mail = await mailTo(app, investor.email, 'note_issued');
    expect(mail.params).toMatchObject({
      noteNumber: note.number,
      amount: '10000.00',
      contract: 'Conventional',
    });
  });
});
