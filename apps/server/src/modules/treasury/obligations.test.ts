import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  malaysiaDay,
  monthOf,
} from '@titian/finance/calendar';
import { sumSen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { pdf } from '../../../test/builders/documents.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { platformBalance, senOf } from '../../../test/builders/money.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { statementsOf } from '../../../test/builders/statements.ts';
import {
  bookPlatformMoney,
  latestRemittance,
  listedRecipient,
  OPERATING_ACCOUNT,
  releaseRemittance,
  remittanceOf,
  remittancePayout,
  uploadOperating,
} from '../../../test/builders/treasury.ts';
import { loadNote } from '../../../test/bulk-load.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';
import { taxPeriodOf } from './domain/period.ts';

const today = malaysiaDay(new Date());
/** The taxable period of service tax that was over before this one began. */
const current = taxPeriodOf('service_tax', today, 1) ?? { from: today, through: today };
const last = taxPeriodOf('service_tax', addDays(current.from, -1), 1) ?? current;
const lastMonth = addMonths(monthOf(today), -1);
let simulators: Simulators;
let app: TestApp;
let noteId: string;
beforeAll(async () => {
  simulators = await startSimulators();
  const environment = { OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT, LOG_LEVEL: 'silent' };
  app = await createTestApp({ ...simulators.environment, ...environment });
  simulators.serve(app);
  await simulators.control('bank/deposit', { amount: '900000.00', payer_name: 'Everybody' });
  ({ noteId } = await loadNote(app.work, { targetSen: 500_000n }));
  await listedRecipient(app, 'own_operating', 'Titian Sdn Bhd', OPERATING_ACCOUNT);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await simulators.stop();
  await app.finish();
});

const statement = statementsOf(OPERATING_ACCOUNT);
const work = () => runJobs(app, ['submit_batch', 'import_statement']);
const latest = (on?: Day) => latestRemittance(app, on);
const open = async (on: Day = today) => {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorTreasury', { headers: dated(maker.headers, on) })).body.open;
};

/** The exception about a payment of some reference that left the operating account. */
async function exceptionAbout(reference: string) {
  const { maker } = await operatorPair(app);
  const { body } = await call(app, 'operatorExceptions', {
    ...{ headers: maker.headers, query: { limit: '100' } },
  });
  return body.items.find((one) => one.detail.includes(reference));
}

describe('an obligation', () => {
  it('is listed by period with to whom it is owed, since when and due when, in red once overdue', async () => {
    await bookPlatformMoney(app, 'service_tax', '80.00', last.from, { kind: 'service_tax_on_fee' });
    await bookPlatformMoney(app, 'service_tax', '8.00', current.from, { kind: 'service_tax_on_fee' });
    await bookPlatformMoney(app, 'withholding_tax', '15.00', addDays(firstDayOf(lastMonth), 4));
    const due = lastDayOf(addMonths(monthOf(last.through), 1));
    expect((await open()).filter((one) => one.obligation === 'service_tax')).toMatchObject([
      {
        from: last.from,
        through: last.through,
        amount: '80.00',
        since: last.from,
        due,
        can: { propose: true },
      },
      { through: current.through, amount: '8.00', can: { propose: false } },
    ]);
    const [withheld] = (await open()).filter((one) => one.obligation === 'withholding_tax');
    expect(withheld).toMatchObject({
      owed_to: 'Inland Revenue Board of Malaysia',
      due: addDays(firstDayOf(monthOf(today)), 4),
    });
    const later = (await open(addDays(due, 1))).find((one) => one.through === last.through);
    expect(later).toMatchObject({ is_overdue: true });
    expect((await open(due)).find((one) => one.through === last.through)).toMatchObject({
      is_overdue: false,
    });
  });
});

describe('a remittance of tax is rejected', () => {
  it('for a day that ends no taxable period, for one that is not over, and to a recipient of its own', async () => {
    const tax = (through: Day, over = {}) => propose(app, remittanceOf('service_tax', through, over));
    await expect(tax(addDays(last.through, -1))).rejects.toThrow('This taxable period ends on');
    await expect(tax(current.through)).rejects.toThrow('a day that is over');
    const charity = await listedRecipient(app, 'charity', 'Rumah Amal', '114033330001');
    await expect(tax(last.through, { recipient_id: charity })).rejects.toThrow('operating account');
    await expect(tax(last.through, { note_id: noteId })).rejects.toThrow('Only costs of recovery');
  });
});

describe('service tax', () => {
  it('goes to the operating account by a sweep and stays owed there', async () => {
    await proposeAndApprove(app, remittanceOf('service_tax', last.through));
    const { id } = await latest();
    await expect(propose(app, remittanceOf('service_tax', last.through))).rejects.toThrow('already');
    await releaseRemittance(app, id);
    await work();
    expect(await latest()).toMatchObject({ id, state: 'paid', arrived_on: null });
    const eref = (await remittancePayout(app, id)).end_to_end_id;
    await uploadOperating(app, statement([{ amount: '80.00', mark: 'C', ref: 'T1', eref }], today));
    expect(await latest()).toMatchObject({
      arrived_on: today,
      remitted_on: null,
      can: { name_payment: true },
    });
    expect(await platformBalance(app, 'service_tax_payable')).toBe(80_00n);
    expect(await platformBalance(app, 'platform_equity')).toBe(0n);
  });

  it('is not paid by a line of another amount, of another account, or twice; by two operators it is', async () => {
    const { id } = await latest();
    const lines = [
      { amount: '80.00', mark: 'D', ref: 'TAX1' },
      { amount: '79.99', mark: 'D', ref: 'TAX2' },
    ] as const;
    await uploadOperating(app, statement(lines, today));
    const pay = (reference: string, official = 'SST-2026-01') => ({
      kind: 'tax_payment',
      subjectId: id,
      after: { bank_reference: reference, official_reference: official },
    });
    await expect(propose(app, pay('TAX2'))).rejects.toThrow('not a payment of RM 80.00');
    await expect(propose(app, pay('T1'))).rejects.toThrow('open line of the operating');
    await expect(propose(app, pay('NONE'))).rejects.toThrow('open line of the operating');
    const { maker, checker } = await operatorPair(app);
    const shown = await call(app, 'operatorTaxLines', { headers: maker.headers, params: { id } });
    expect(shown.body.items).toMatchObject([{ bank_reference: 'TAX1', amount: '80.00' }]);
    const approval = await propose(app, pay('TAX1'));
    const approve = (headers: typeof maker.headers) =>
      call(app, 'operatorApprove', { headers, params: { id: approval }, body: {} });
    expect((await approve(maker.headers)).error.code).toBe('same_operator');
    const both = await Promise.all([approve(checker.headers), approve(checker.headers)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(await latest()).toMatchObject({ remitted_on: today, official_reference: 'SST-2026-01' });
    expect(await platformBalance(app, 'service_tax_payable')).toBe(0n);
    await expect(propose(app, pay('TAX1', 'SST-2'))).rejects.toThrow('wrong_state');
  });

  it('booked late in a period that is remitted counts to the next one', async () => {
    await bookPlatformMoney(app, 'service_tax', '1.00', last.from, { kind: 'service_tax_on_fee' });
    expect((await open()).filter((one) => one.obligation === 'service_tax')).toMatchObject([
      { from: current.from, through: current.through, amount: '9.00', transfers: 2 },
    ]);
    await expect(propose(app, remittanceOf('service_tax', last.through))).rejects.toThrow('already');
    const next = addDays(current.through, 1);
    await proposeAndApprove(app, remittanceOf('service_tax', current.through, {}, next));
    expect(await latest(next)).toMatchObject({ from: current.from, amount: '9.00', transfers: 2 });
  });
});

describe('charity', () => {
  it('is paid from the trust account only to an approved recipient', async () => {
    const id = await listedRecipient(app, 'charity', 'Yayasan Kebajikan', '114033330002');
    await bookPlatformMoney(app, 'charity', '25.00', addDays(today, -9), { kind: 'gharamah' });
    const through = addDays(today, -1);
    const pay = (over: object) => propose(app, remittanceOf('charity', through, { ...over }));
    await expect(pay({})).rejects.toThrow('a recipient of the list');
    const agent = await listedRecipient(app, 'agent', 'Peguam Tan', '114033330003');
    await expect(pay({ recipient_id: agent })).rejects.toThrow('a recipient of the list');
    const open = await pay({ recipient_id: id });
    // The list changes between proposal and decision.
    const end = { kind: 'remittance_recipient', subjectId: id, after: { state: 'ended' } };
    await proposeAndApprove(app, end);
    const { checker } = await operatorPair(app);
    const decided = await call(app, 'operatorApprove', {
      headers: checker.headers,
      params: { id: open },
      body: {},
    });
    expect(decided.error.code).toBe('approval_stale');
    const other = await listedRecipient(app, 'charity', 'Yayasan Baharu', '114033330004');
    await proposeAndApprove(app, remittanceOf('charity', through, { recipient_id: other }));
    await releaseRemittance(app, (await latest()).id);
    expect(await platformBalance(app, 'remittances_in_transit')).toBe(25_00n);
    await work();
    expect(await latest()).toMatchObject({ state: 'paid', recipient: 'Yayasan Baharu', arrived_on: null });
    expect(await platformBalance(app, 'charity')).toBe(0n);
  });

  it('that its bank rejects is returned and owed again', async () => {
    const id = await listedRecipient(app, 'charity', 'Rumah Yatim', '114033330005');
    await bookPlatformMoney(app, 'charity', '5.00', today, { kind: 'gharamah' });
    const later = addDays(today, 1);
    await proposeAndApprove(app, remittanceOf('charity', today, { recipient_id: id }, later));
    await simulators.control('bank', { reject_accounts: ['114033330005'] });
    await releaseRemittance(app, (await latest()).id, later);
    await work();
    await simulators.control('bank', { reject_accounts: [] });
    expect(await latest()).toMatchObject({ state: 'returned', amount: '5.00' });
    expect((await open(later)).filter((one) => one.obligation === 'charity')).toMatchObject([
      { amount: '5.00' },
    ]);
  });
});

describe('costs of recovery', () => {
  const invoice = async () => {
    const { maker } = await operatorPair(app);
    const file = { field: 'invoice', name: 'invoice.pdf', type: 'application/pdf', bytes: pdf() };
    const answer = await call(app, 'operatorUploadInvoice', {
      headers: maker.headers,
      body: {},
      files: [{ ...file, bytes: new Uint8Array(file.bytes) }],
    });
    expect(answer.status).toBe(201);
    return answer.body.file.id;
  };

  it('have the upload of their invoice in the audit log', async () => {
    const id = await invoice();
    const entry = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['actor_id', 'after'])
      .where('action', '=', 'file.uploaded')
      .where('subject_id', '=', id)
      .execute();
    const after = { purpose: expect.any(String), owner_user_id: null };
    expect(entry).toEqual([{ actor_id: expect.any(String), after }]);
  });

  it('take no upload without an invoice', async () => {
    const { maker } = await operatorPair(app);
    const answer = await call(app, 'operatorUploadInvoice', { headers: maker.headers, body: {}, files: [] });
    expect(answer.status).toBe(422);
    expect(answer.error.errors?.invoice).toEqual(['Please choose the invoice: a PDF or a picture']);
  });

  it('are paid by note to an agent of the list, against an invoice, once', async () => {
    const agent = await listedRecipient(app, 'agent', 'Peguam Lim', '114033330006');
    const over = { kind: 'recovery_cost', noteId };
    await bookPlatformMoney(app, 'recovery_costs', '350.00', addDays(today, -3), over);
    const through = addDays(today, -1);
    const pay = (more: object) => remittanceOf('recovery_costs', through, { recipient_id: agent, ...more });
    await expect(propose(app, pay({}))).rejects.toThrow('the note whose recovery');
    await expect(propose(app, pay({ note_id: noteId }))).rejects.toThrow('attach the invoice');
    const file = await invoice();
    const named = { note_id: noteId, invoice_file_id: file };
    await expect(propose(app, pay(named))).rejects.toThrow('number of the invoice');
    expect((await open()).find((one) => one.obligation === 'recovery_costs')).toMatchObject({
      amount: '350.00',
      note: { id: noteId },
    });
    await proposeAndApprove(app, pay({ ...named, invoice_number: 'L-77' }));
    expect(await latest()).toMatchObject({ amount: '350.00', invoice: { number: 'L-77' } });
    await bookPlatformMoney(app, 'recovery_costs', '10.00', today, over);
    const again = pay({ ...named, invoice_number: 'L-77', through: today });
    await expect(propose(app, { ...again, on: addDays(today, 1) })).rejects.toThrow(
      'paid by another remittance',
    );
  });
});

describe('service tax of a day', () => {
  it('is worked out on all fees of the day, and the difference is booked between fees and tax, once', async () => {
    const date = addDays(today, 5);
    await bookPlatformMoney(app, 'fee_income', '10.30', date, { kind: 'service_fee' });
    await bookPlatformMoney(app, 'service_tax', '0.80', date, { kind: 'service_tax_on_fee' });
    const [fees, tax] = [await platformBalance(app, 'fee_income'), await platformBalance(app, 'service_tax')];
    await runDay(app, date);
    // 8 % of 10.30 is 0.824; the tax booked alone before had no fee, so it is too much where nothing was charged.
    const rows = await app.database.reader.db.selectFrom('service_tax_days').selectAll().execute();
    expect(rows.find((row) => row.day === date)).toMatchObject({ fees_sen: 10_30n, difference_sen: 2n });
    const moved = fees - (await platformBalance(app, 'fee_income'));
    expect((await platformBalance(app, 'service_tax')) - tax).toBe(moved);
    await runDay(app, date);
    expect(fees - (await platformBalance(app, 'fee_income'))).toBe(moved);
    await bookPlatformMoney(app, 'service_tax', '0.05', date, { kind: 'service_tax_on_fee' });
    await runDay(app, addDays(date, 1));
    const both = await app.database.reader.db
      .selectFrom('service_tax_days')
      .selectAll()
      .where('day', '=', date)
      .orderBy('id')
      .execute();
    expect(both.map((row) => [row.difference_sen, row.booked_on])).toEqual([
      [2n, date],
      [-5n, addDays(date, 1)],
    ]);
  });

  it('is owed with its difference, also once the fees that it was booked from were swept', async () => {
    const on = addDays(today, 8);
    const sweep = { kind: 'treasury_sweep', subjectId: null, after: { through: addDays(on, -1) }, on };
    const owedSen = async () => {
      const rows = (await open(on)).filter((one) => one.obligation === 'service_tax');
      return sumSen(rows.map((one) => senOf(one.amount)));
    };
    const before = await owedSen();
    await proposeAndApprove(app, sweep);
    expect(await owedSen()).toBe(before);
  });
});

it('a payment of the authority of another amount stays open and is an exception, not matched', async () => {
  await runDay(app, addDays(today, 7));
  expect(await exceptionAbout('TAX2')).toMatchObject({
    ...{ account: 'operating_bank', kind: 'unknown_debit', amount: '-79.99', state: 'open' },
  });
  const line = await app.database.reader.db
    .selectFrom('bank_statement_lines')
    .select(['difference_state', 'matched_id'])
    .where('bank_reference', '=', 'TAX2')
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ difference_state: 'open', matched_id: null });
});
