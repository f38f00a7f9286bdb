import { randomUUID } from 'node:crypto';
import { addDays, type Day, day } from '@titian/finance/calendar';
import { type Sen, sen, senToText, sumSen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import {
  giveCash,
  issuedNote,
  keyed,
  type NoteOverrides,
  repay,
  runDay,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { platformBalance, senOf, statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import {
  type Change,
  dated,
  operatorPair,
  propose,
  proposeAndApprove,
} from '../../../test/builders/operators.ts';
import { type BankAnswer, openedPayment, payOpened } from '../../../test/builders/payments.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';
import { systemActor } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';

// Whole lives of notes take what they take on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const corporate = { channel: 'b2b1', bankId: 'MBB0228' } as const;
let app: TestApp;
let issuer: ApprovedIssuer;
let other: ApprovedIssuer;
let a: ApprovedInvestor;
let b: ApprovedInvestor;
let outsider: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, other] = [await approvedIssuer(app), await approvedIssuer(app)];
  [a, b, outsider] = [await approvedInvestor(app), await approvedInvestor(app), await approvedInvestor(app)];
  for (const investor of [a, b]) {
    await giveCash(
      app,
      investor,
      Array.from({ length: 6 }, () => '30000.00'),
    );
  }
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** Issued on 2 December 2026: due on 4 January (2 January is a Saturday), 2 February, 2 March 2027. */
const FIRST = day('2027-01-04');
const note = (overrides: NoteOverrides = {}, by = issuer) =>
  issuedNote(
    app,
    by,
    [
      { investor: a, amount: '7000.00' },
      { investor: b, amount: '3000.00' },
    ],
    { on: '2026-12-01', ...overrides },
  );
const quote = (noteId: string, on: string, who = issuer) =>
  call(app, 'noteEarlySettlement', { headers: dated(who.headers, on), query: { note_id: noteId } });
const pay = (noteId: string, body: object, on: string, who = issuer) =>
  call(app, 'notePay', { headers: keyed(who.headers, on), body: { note_id: noteId, ...body } });
const shown = async (noteId: string, on: string = FIRST, who: ApprovedInvestor = a) =>
  (await call(app, 'note', { headers: dated(who.headers, on), params: { id: noteId } })).body.note;
const queue = async (noteId: string, on: string, who: ApprovedInvestor | ApprovedIssuer = a) =>
  (await call(app, 'noteRecovery', { headers: dated(who.headers, on), query: { note_id: noteId } })).body
    .recovery;
const stats = async (who: ApprovedInvestor, on: string) =>
  (await call(app, 'dashboardInvestorStats', { headers: dated(who.headers, on) })).body;

/** Pays an order that the issuer started, and what it brings is distributed. */
async function settle(started: { link: string; ref_number: string }, bank: BankAnswer = {}): Promise<void> {
  await payOpened(app, openedPayment(started), { ...corporate, ...bank });
  await runJobs(app, ['distribute_repayments']);
}

async function settleEarly(noteId: string, on: string): Promise<string> {
  const started = await pay(noteId, { kind: 'early' }, on);
  expect(started.status).toBe(201);
  await settle(started.body);
  return started.body.amount;
}

/** Two operators record something, and its jobs are done. */
async function decide(change: Omit<Change, 'on'> & { readonly on: string }): Promise<void> {
  await proposeAndApprove(app, change);
  await runJobs(app, ['distribute_repayments', 'write_off_holdings']);
}

async function rejected(change: Omit<Change, 'on'> & { readonly on: string }) {
  const { maker } = await operatorPair(app);
  const { kind, subjectId, after, on } = change;
  const answer = await call(app, 'operatorPropose', {
    headers: dated(maker.headers, on),
    body: { kind, subject_id: subjectId, after, reason: 'Please look at this' },
  });
  return [answer.status, Object.keys(answer.error.errors ?? {})[0] ?? answer.error.code];
}

/** Money whose line is on the statement of the trust account. */
async function receipt(
  over: Partial<Record<'source' | 'amount' | 'received_on' | 'payer_name', string>> = {},
) {
  const money = { source: 'issuer', amount: '100.00', received_on: FIRST as string, ...over };
  const payer_name = over.payer_name ?? issuer.issuer.companyName;
  const line = { amount: money.amount === '0.00' ? '1.00' : money.amount, on: money.received_on };
  const bank_reference = await statementLine(app, { ...line, counterparty: payer_name });
  return { ...money, payer_name, bank_reference };
}

/** Of a company of its own: one with a note in default may not apply for another. */
async function defaulted(
  overrides: NoteOverrides = {},
): Promise<{ id: string; on: Day; debtor: ApprovedIssuer }> {
  const debtor = await approvedIssuer(app);
  const { id } = await note(overrides, debtor);
  const on = addDays(FIRST, 90);
  await proposeAndApprove(app, { kind: 'note_default', subjectId: id, after: {}, on });
  expect((await shown(id, on)).state).toBe('defaulted');
  return { id, on, debtor };
}

const plus = (one: string, other: string) => senToText(sumSen([one, other].map((amount) => senOf(amount))));

describe('early settlement', () => {
  it("is rejected on another issuer's note, with an amount, in default and once the note is paid", async () => {
    const { id } = await note();
    expect((await quote(id, FIRST, other)).status).toBe(404);
    expect((await pay(id, { kind: 'early' }, FIRST, other)).status).toBe(404);
    const amount = await pay(id, { kind: 'early', amount: '1.00' }, FIRST);
    expect(Object.keys(amount.error.errors ?? {})).toEqual(['amount']);
    await settleEarly(id, FIRST);
    expect((await pay(id, { kind: 'early' }, FIRST)).error.code).toBe('nothing_due');
    expect((await quote(id, FIRST)).error.code).toBe('nothing_due');
  });

  it('shows what is saved, and ends a conventional note at exactly zero', async () => {
    const { id, number } = await note();
    const { body } = await quote(id, '2026-12-20');
    // RM 10,000 at 12 % over 3 months: RM 100 a month; the first month has begun, two have not.
    expect(body.early_settlement).toEqual({
      ...{ note_id: id, note_number: number, on: '2026-12-20', principal: '10000.00', return: '100.00' },
      ...{ late_charge: '0.00', tawidh: '0.00', gharamah: '0.00', total: '10100.00', saved: '200.00' },
      ...{ excess: '0.00', payable: '10100.00' },
    });
    const before = await platformBalance(app, 'fee_income');
    expect(await settleEarly(id, '2026-12-20')).toBe('10100.00');
    const page = await shown(id, '2026-12-20');
    expect(page).toMatchObject({ state: 'completed', mine: { outstanding: '0.00' } });
    // A's share is RM 70.00 of the return less 15 % and 8 % of that: 7,000.00 + 58.66.
    expect(page.mine?.received).toBe('7058.66');
    expect((await platformBalance(app, 'fee_income')) - before).toBe(1_500n);
    const rows = await call(app, 'noteAmortizations', { headers: a.headers, query: { note_id: id } });
    expect(rows.body.items.map((row) => [row.return, row.total, row.state])).toEqual([
      ['100.00', '3433.33', 'paid'],
      ['0.00', '3333.33', 'paid'],
      ['0.00', '3333.34', 'paid'],
    ]);
  });

  it('counts a begun month whole, and late charges with it', async () => {
    const { id } = await note();
    await repay(app, issuer, id, { on: FIRST });
    expect((await quote(id, FIRST)).body.early_settlement).toMatchObject({
      total: '6666.67',
      saved: '200.00',
    });
    const next = await quote(id, addDays(FIRST, 1));
    expect(next.body.early_settlement).toMatchObject({ total: '6766.67', saved: '100.00' });
    // Due on 2 February and 11 days late: 3,433.33 × 0.1 % × 11; all three months have begun.
    const late = await quote(id, '2027-02-13');
    expect(late.body.early_settlement).toMatchObject({
      total: '6904.44',
      late_charge: '37.77',
      saved: '0.00',
    });
    await settleEarly(id, '2027-02-13');
    expect((await shown(id)).state).toBe('completed');
  });

  it("gives a Shariah bullet note its ibra'", async () => {
    const { id } = await note({ contract: 'Shariah', profile: 'bullet' });
    // 90 days are RM 295.89; the first month of 31 days keeps RM 101.92.
    expect((await quote(id, '2027-01-02')).body.early_settlement).toMatchObject({
      ...{ principal: '10000.00', return: '101.92', total: '10101.92', saved: '193.97' },
    });
    await settleEarly(id, '2027-01-02');
    expect((await shown(id)).state).toBe('completed');
  });

  it('paid twice at once ends the note once; what is too much goes back to the issuer', async () => {
    const { id } = await note();
    const early = { kind: 'early', confirm_excess: 1 };
    const [one, two] = [await pay(id, early, FIRST), await pay(id, early, FIRST)];
    const paying = [one, two].map(({ body }) => payOpened(app, openedPayment(body), corporate));
    await Promise.all(paying);
    await runJobs(app, ['distribute_repayments']);
    expect((await shown(id)).state).toBe('completed');
    await runJobs(app, ['return_excess']);
    const { db } = app.database.reader;
    const back = await db
      .selectFrom('excess_returns')
      .innerJoin('payouts', 'payouts.id', 'excess_returns.payout_id')
      .select(['excess_returns.amount_sen', 'payouts.purpose', 'payouts.state'])
      .where('note_id', '=', id)
      .execute();
    expect(back).toEqual([{ amount_sen: 1_010_000n, purpose: 'excess', state: 'queued' }]);
  });
});

describe('money that came by a transfer', () => {
  it('is recorded by two finance operators, once per transfer, and only from an eligible payer', async () => {
    const { id } = await note();
    const change = { kind: 'note_receipt', subjectId: id, on: FIRST };
    const no = async (over: Parameters<typeof receipt>[0]) =>
      rejected({ ...change, after: await receipt(over) });
    expect(await no({ amount: '0.00' })).toEqual([422, 'after.amount']);
    expect(await no({ received_on: addDays(FIRST, 1) })).toEqual([422, 'after.received_on']);
    expect(await no({ received_on: '2026-12-01' })).toEqual([422, 'after.received_on']);
    expect(await no({ payer_name: 'Kawan Baik Sdn Bhd' })).toEqual([422, 'after.payer_name']);
    expect(await no({ source: 'recovery' })).toEqual([422, 'after.source']);
    expect(await no({ source: 'guarantor' })).toEqual([422, 'after.payer_name']);
    expect(await rejected({ ...change, subjectId: a.userId, after: await receipt() })).toEqual([
      404,
      'not_found',
    ]);
    const after = await receipt({ amount: '3433.33' });
    await decide({ ...change, after });
    expect(await rejected({ ...change, after })).toEqual([422, 'after.bank_reference']);
    const rows = await call(app, 'noteAmortizations', { headers: a.headers, query: { note_id: id } });
    expect(rows.body.items.map((row) => row.state)).toEqual(['paid', 'due', 'due']);
  });

  it('counts from the day on which it arrived', async () => {
    const { id } = await note();
    const on = addDays(FIRST, 20);
    const after = await receipt({ amount: '3433.33', received_on: FIRST });
    await decide({ kind: 'note_receipt', subjectId: id, after, on });
    const rows = await call(app, 'noteAmortizations', { headers: a.headers, query: { note_id: id } });
    expect(rows.body.items[0]).toMatchObject({ state: 'paid', late_charge: '0.00' });
  });
});

describe('money by a transfer names an open line of the statement', () => {
  const change = (subjectId: string) => ({ kind: 'note_receipt', subjectId, on: FIRST });

  it('and is rejected with an invented reference, another amount or day, or a line of another account', async () => {
    const { id } = await note();
    const good = await receipt({ amount: '500.00' });
    const no = (over: object) => rejected({ ...change(id), after: { ...good, ...over } });
    expect(await no({ bank_reference: 'INVENTED-1' })).toEqual([422, 'after.bank_reference']);
    expect(await no({ amount: '500.01' })).toEqual([422, 'after.bank_reference']);
    expect(await no({ received_on: '2027-01-03' })).toEqual([422, 'after.received_on']);
    const elsewhere = await statementLine(app, { amount: '500.00', on: FIRST, accountNo: '514099999999' });
    expect(await no({ bank_reference: elsewhere })).toEqual([422, 'after.bank_reference']);
    const debit = await statementLine(app, { amount: '-500.00', on: FIRST });
    expect(await no({ bank_reference: debit })).toEqual([422, 'after.bank_reference']);
  });

  it('which is used once, also by two notes at once, and is matched to the money', async () => {
    const [one, two] = [await note(), await note()];
    const after = await receipt({ amount: '500.00' });
    const { maker, checker } = await operatorPair(app);
    const proposing = [one, two].map((which) =>
      call(app, 'operatorPropose', {
        headers: dated(maker.headers, FIRST),
        body: { kind: 'note_receipt', subject_id: which.id, after, reason: 'On the statement' },
      }),
    );
    const proposals = await Promise.all(proposing);
    expect(proposals.map((proposal) => proposal.status)).toEqual([201, 201]);
    const approving = proposals.map((proposal) =>
      call(app, 'operatorApprove', {
        headers: dated(checker.headers, FIRST),
        params: { id: proposal.body.approval.id },
        body: {},
      }),
    );
    const codes = (await Promise.all(approving)).map(({ status, error: rejection }) => [
      status,
      rejection.code,
    ]);
    expect(codes).toContainEqual([409, 'approval_stale']);
    expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
    const line = await app.database.reader.db
      .selectFrom('bank_statement_lines')
      .innerJoin('transfers', 'transfers.id', 'bank_statement_lines.matched_id')
      .select(['difference_state', 'transfers.kind', 'transfers.amount_sen'])
      .where('bank_reference', '=', after.bank_reference)
      .execute();
    expect(line).toEqual([{ difference_state: 'matched', kind: 'transfer_received', amount_sen: 50_000n }]);
  });

  it('and breaks an invariant where the line shows something else, or the money another amount', async () => {
    const { id } = await note();
    const after = await receipt({ amount: '520.00' });
    await decide({ ...change(id), after });
    const line = (set: { matched_id?: string; amount_sen?: Sen }) => (tx: Tx) =>
      tx.db
        .updateTable('bank_statement_lines')
        .set(set)
        .where('bank_reference', '=', after.bank_reference)
        .execute();
    const NAMED = 'money recorded by hand names its statement line: one of its amount, used once';
    const TAKEN = 'a receipt by hand on a note is taken in once, by the line that it names';
    const gone = await brokenInvariants(app, line({ matched_id: randomUUID() }));
    expect(gone).toEqual(expect.arrayContaining([NAMED, TAKEN]));
    expect(await brokenInvariants(app, line({ amount_sen: sen(52_001n) }))).toContain(NAMED);
    const renamed = await brokenInvariants(app, (tx) =>
      tx.db
        .updateTable('repayments')
        .set({ bank_reference: 'ANOTHER' })
        .where('bank_reference', '=', after.bank_reference)
        .execute(),
    );
    expect(renamed).toContain(TAKEN);
  });

  it('and is stale when the line was changed between proposal and decision', async () => {
    const { id } = await note();
    const after = await receipt({ amount: '510.00' });
    const proposal = await propose(app, { ...change(id), after });
    await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
      ctx.tx.db
        .updateTable('bank_statement_lines')
        .set({ counterparty: 'Somebody Else Sdn Bhd' })
        .where('bank_reference', '=', after.bank_reference)
        .execute(),
    );
    const { checker } = await operatorPair(app);
    const answer = await call(app, 'operatorApprove', {
      ...{ headers: dated(checker.headers, FIRST), params: { id: proposal }, body: {} },
    });
    expect(answer.error.code).toBe('approval_stale');
  });
});

describe('a payment of another user', () => {
  it.each([
    ['a stranger', 'Kawan Baik Sdn Bhd', 'name_check'],
    ['somebody with a name like a director', 'RAHMAN BIN ABU', 'name_check'],
    ['a part of a name', 'RAHMAN', null],
    ['nobody that the bank names', '', null],
  ])('by %s is held until two operators book it', async (_who, payerName, reason) => {
    const { id, number } = await note();
    const started = await pay(id, { kind: 'due' }, FIRST);
    await settle(started.body, { payerName });
    const check = await call(app, 'notePaymentCheck', {
      headers: issuer.headers,
      body: { ref_number: started.body.ref_number },
    });
    expect(check.body.payment).toMatchObject({ state: 'held', reason });
    const { maker } = await operatorPair(app);
    const receipts = async () =>
      (await call(app, 'operatorHeldPayments', { headers: maker.headers, query: {} })).body.items;
    const listed = async () =>
      (await receipts()).filter((one) => one.note_number === number && one.state === 'held');
    const [held] = await listed();
    expect(held).toMatchObject({ amount: '3433.33', reasons: ['payer'], received_on: FIRST });
    const { id: orderId } = await app.database.reader.db
      .selectFrom('repayment_orders')
      .select('id')
      .where('note_id', '=', id)
      .executeTakeFirstOrThrow();
    await decide({ kind: 'repayment_release', subjectId: orderId, after: {}, on: addDays(FIRST, 9) });
    expect(await listed()).toEqual([]);
    const rows = await call(app, 'noteAmortizations', { headers: a.headers, query: { note_id: id } });
    expect(rows.body.items[0]).toMatchObject({ state: 'paid', paid: '3433.33', late_charge: '0.00' });
    const twice = { kind: 'repayment_release', subjectId: orderId, after: {}, on: FIRST };
    expect(await rejected(twice)).toEqual([409, 'wrong_state']);
    const [released] = await receipts();
    expect(released).toMatchObject({ state: 'booked', purpose: 'repayment', can: { book: false } });
    const again = await pay(id, { kind: 'due' }, '2027-02-02');
    await settle(again.body, { payerName });
    const receipt = (await receipts()).find((one) => one.state === 'held');
    const book = { kind: 'receipt_review', subjectId: receipt?.id ?? '', after: { decision: 'book' } };
    await decide({ ...book, on: '2027-02-05' });
    expect(await listed()).toEqual([]);
    const after = await call(app, 'noteAmortizations', { headers: a.headers, query: { note_id: id } });
    expect(after.body.items[1]).toMatchObject({ state: 'paid', paid: '3433.33' });
  });

  it('is booked where a director or the guarantor paid', async () => {
    const { id } = await note({ guarantorName: 'Jaminan Utama Berhad' });
    for (const payerName of ['RAHMAN BIN ALI', 'JAMINAN UTAMA BHD']) {
      const started = await pay(id, { kind: 'other', amount: '50.00' }, FIRST);
      await settle(started.body, { payerName });
    }
    const rows = await call(app, 'noteAmortizations', { headers: a.headers, query: { note_id: id } });
    expect(rows.body.items[0]?.paid).toBe('100.00');
  });
});

describe('a guaranteed note', () => {
  const guarantor = { source: 'guarantor', payer_name: 'Jaminan Utama Berhad' };

  it('is completed by its guarantor, whom the issuer then owes', async () => {
    const { id } = await note({ guarantorName: 'Jaminan Utama Berhad' });
    await runDay(app, addDays(FIRST, 14));
    expect((await queue(id, addDays(FIRST, 14)))?.guarantor).toBeNull();
    const on = addDays(FIRST, 15);
    await runDay(app, on);
    await runDay(app, on);
    // Two months have begun: RM 10,000 and RM 200; late charges are not guaranteed.
    expect((await queue(id, on))?.guarantor).toEqual({
      ...{ name: 'Jaminan Utama Berhad', claimed_on: on, claimed: '10200.00' },
      ...{ paid_on: null, paid: null, payments: [], repaid: '0.00' },
      ...{ open: '10200.00', accrued: '0.00', lapsed: '0.00', closed: null, completed_on: null },
    });
    const change = { kind: 'note_receipt', subjectId: id, on };
    await decide({ ...change, after: await receipt({ ...guarantor, amount: '10200.00', received_on: on }) });
    const page = await shown(id, on);
    expect(page).toMatchObject({ state: 'completed', is_late: false, mine: { outstanding: '0.00' } });
    expect(page.updates[0]?.title).toContain('completed by its guarantor');
    expect(page.updates.filter((one) => one.kind === 'guarantee')).toHaveLength(2);
    const owed = await platformBalance(app, 'guarantor_payable');
    expect((await pay(id, { kind: 'other', amount: '10200.01' }, on)).status).toBe(422);
    const owedOnPage = async () => {
      const { body } = await call(app, 'notesBoCompleted', { headers: dated(issuer.headers, on), query: {} });
      return body.items.find((one) => one.id === id)?.owed_to_guarantor;
    };
    expect(await owedOnPage()).toEqual({ name: 'Jaminan Utama Berhad', amount: '10200.00' });
    await repay(app, issuer, id, { amount: '4000.00', on });
    expect(await owedOnPage()).toMatchObject({ amount: '6200.00' });
    await repay(app, issuer, id, { on });
    expect((await platformBalance(app, 'guarantor_payable')) - owed).toBe(1_020_000n);
    expect((await pay(id, { kind: 'due' }, on)).error.code).toBe('nothing_due');
    expect(await owedOnPage()).toBeNull();
    expect((await queue(id, on))?.guarantor).toMatchObject({ paid: '10200.00', repaid: '10200.00' });
    // Once per investor, whatever else happened on the day, and not again when the day is worked off again.
    await runDay(app, on);
    await runDay(app, on);
    const notification = (await mailsTo(app, b.email)).filter((one) => one.template === 'note_news');
    const [last] = notification.filter((one) => one.params.noteNumber === page.number);
    expect(last?.params.news).toEqual([
      {
        title: { code: 'update_guarantor_claimed', params: {} },
        body: {
          code: 'update_guarantor_claimed_text',
          params: { guarantor: expect.stringContaining('Jaminan'), amount: '10200.00' },
        },
      },
      {
        title: { code: 'update_completed_by_guarantor', params: {} },
        body: {
          code: 'update_completed_by_guarantor_text',
          params: { guarantor: expect.stringContaining('Jaminan') },
        },
      },
    ]);
    expect(
      notification.filter((one) => JSON.stringify(one.params.news).includes('update_completed_by')),
    ).toHaveLength(1);
  });
});

describe('a note in default', () => {
  it('pays costs first, then principal, and what is lost is written off', async () => {
    const { id, on } = await defaulted({ contract: 'Shariah', profile: 'bullet', termMonths: 1 });
    const cost = { kind: 'recovery_cost', subjectId: id, on };
    expect(await rejected({ ...cost, after: { amount: '1.00', on: FIRST, what: 'Too early' } })).toEqual([
      422,
      'after.on',
    ]);
    await decide({ ...cost, after: { amount: '500.00', on, what: 'Letter of demand' } });
    const change = { kind: 'note_receipt', subjectId: id, on };
    const recovered = { source: 'recovery', payer_name: 'Pelelong Awam', received_on: on };
    await decide({ ...change, after: await receipt({ ...recovered, amount: '300.00' }) });
    // Costs are never above what is recovered, and leave nothing to distribute here.
    expect((await shown(id, on)).mine?.received).toBe('0.00');
    await decide({ ...change, after: await receipt({ ...recovered, amount: '4200.00' }) });
    expect((await shown(id, on)).mine).toMatchObject({ received: '2800.00', outstanding: '4200.00' });
    expect(await queue(id, on)).toMatchObject({
      ...{ recovered: '4500.00', costs: '500.00', outstanding: '6000.00', net_to_me: '2800.00' },
      ...{ written_off: '0.00', days_late: 90 },
    });
    expect(await platformBalance(app, 'recovery_costs')).toBe(50_000n);
    const close = { kind: 'note_close', subjectId: id, on };
    expect(await rejected({ ...close, after: { outcome: 'recovered' } })).toEqual([409, 'wrong_state']);
    const before = await stats(b, on);
    await decide({ ...close, after: { outcome: 'written_off' } });
    expect(await shown(id, on, b)).toMatchObject({ state: 'written_off', mine: { outstanding: '0.00' } });
    const after = await stats(b, on);
    expect([before.written_off, after.written_off]).toEqual(['0.00', '1800.00']);
    expect(await queue(id, on)).toMatchObject({ amount_due: '0.00', written_off: '6000.00' });
    const past = await call(app, 'notesPast', { headers: dated(b.headers, on) });
    expect(past.body.items.map((one) => one.id)).toContain(id);
    expect(await rejected({ ...cost, after: { amount: '1.00', on, what: 'Too late' } })).toEqual([
      409,
      'wrong_state',
    ]);
    // Money that comes in all the same takes back a part of the loss.
    await decide({ ...change, after: await receipt({ ...recovered, amount: '1000.00' }) });
    expect((await stats(b, on)).written_off).toBe('1500.00');
    expect((await shown(id, on, b)).state).toBe('written_off');
    const page = await shown(id, on, b);
    const headers = dated(b.headers, on);
    const { body } = await call(app, 'activityStatement', { headers, query: { period: '2027' } });
    // The loss stays as it was booked; what came in later is a recovery.
    expect(body.write_offs).toEqual([{ note_id: id, note_number: page.number, on, amount: '1800.00' }]);
    const own = body.items.filter((one) => one.note_id === id);
    expect(own.map((one) => [one.title, one.amount])).toEqual([
      [`Recovery of ${page.number}`, '1200.00'],
      [`Recovery of ${page.number}`, '300.00'],
    ]);
    const file = async (format: string) => {
      const url = `${app.config.API_BASE}/my_activity/statement?period=2027&format=${format}`;
      return (await app.app.inject({ method: 'GET', url, headers })).rawPayload;
    };
    const writeOff = `Written off: principal of ${page.number} (no cash moved)`;
    expect((await file('csv')).toString()).toContain(`${on},,${writeOff},${page.number},,,,1800.00`);
    expect(
      pdfPages(await file('pdf'))
        .flat()
        .join(' '),
    ).toContain(`${writeOff} 1,800.00`);
    const lines = pdfPages(await file('income')).flat();
    const beside = (name: string, places: number) => lines[lines.indexOf(name) + places];
    expect(beside('Principal written off', 1)).toBe('1,800.00');
    expect(beside('Referral rewards', 1)).toBe('0.00');
    // Return, late charges, fee, tax, tax withheld, recovered, written off, net income; and what the note is for.
    expect([6, 7, 9].map((places) => beside(page.number, places))).toEqual([
      '1,500.00',
      '1,800.00',
      page.purpose,
    ]);
  });

  it('has one debt on every screen, and paying it settles it', async () => {
    const { id, on, debtor } = await defaulted();
    await decide({
      ...{ kind: 'recovery_cost', subjectId: id, on },
      after: { amount: '50.00', on, what: 'Letter of demand' },
    });
    const headers = dated(debtor.headers, on);
    const requested = (await call(app, 'noteNextPayment', { headers, query: { note_id: id } })).body;
    // 10,000.00 and 300.00 at once, 10 % of the first instalment for lateness at most, 0.1 % of the others, and the costs.
    const whole = requested.total_due;
    expect(requested).toMatchObject({ total_overdue: whole, total_upcoming: '0.00', costs: '50.00' });
    expect(requested.items.map((item) => item.instalment)).toEqual([1, 2, 3]);
    expect(await queue(id, on)).toMatchObject({ amount_due: whole, costs_due: '50.00', ibra: '0.00' });
    const figures = (await call(app, 'dashboardBoStats', { headers })).body;
    expect(figures).toMatchObject({ overdue: whole, next_payment: { note_id: id, amount: whole } });
    const list = (await call(app, 'notesBoDefaulted', { headers, query: {} })).body;
    expect(list.items[0]?.next_payment?.amount).toBe(whole);
    const rejectedQuote = (await quote(id, on, debtor)).error;
    expect(rejectedQuote).toMatchObject({ code: 'wrong_state', amount_due: whole });
    await runDay(app, on);
    const [mail] = (await mailsTo(app, debtor.email)).filter((one) => one.template === 'repayment_due');
    expect(mail?.params).toMatchObject({ total: whole, overdue: { amount: whole, isDefaulted: true } });
    const started = await pay(id, { kind: 'due' }, on, debtor);
    expect(started.body.amount).toBe(whole);
    await settle(started.body);
    expect(await shown(id, on)).toMatchObject({ state: 'recovered', mine: { outstanding: '0.00' } });
    expect((await call(app, 'dashboardBoStats', { headers })).body).toMatchObject({
      ...{ overdue: '0.00', outstanding: '0.00', next_payment: null },
    });
  });

  it("gives ibra' for the months not begun when a Shariah note defaults", async () => {
    const { id, on, debtor } = await defaulted({ contract: 'Shariah', termMonths: 6 });
    const headers = dated(debtor.headers, on);
    const requested = (await call(app, 'noteNextPayment', { headers, query: { note_id: id } })).body;
    // Due on 4 January to 2 June: on 4 April the month from 3 May on has not begun.
    expect(requested.items.map((item) => item.return)).toEqual([
      ...['100.00', '100.00', '100.00', '100.00', '100.00', '0.00'],
    ]);
    expect(await queue(id, on)).toMatchObject({ ibra: '100.00', amount_due: requested.total_due });
    expect(requested.items.map((item) => item.late_charge)).toEqual(
      requested.items.map((item) => plus(item.tawidh, item.gharamah)),
    );
    const started = await pay(id, { kind: 'due' }, on, debtor);
    await settle(started.body);
    expect((await shown(id, on)).state).toBe('recovered');
  });

  it('shows nothing payable on any screen once it is written off', async () => {
    const { id, on, debtor } = await defaulted();
    await decide({ kind: 'note_close', subjectId: id, after: { outcome: 'written_off' }, on });
    const headers = dated(debtor.headers, on);
    expect(await queue(id, on)).toMatchObject({ amount_due: '0.00', outstanding: '0.00' });
    expect((await call(app, 'noteNextPayment', { headers, query: { note_id: id } })).body).toMatchObject({
      ...{ items: [], total_due: '0.00', total_overdue: '0.00' },
    });
    expect((await call(app, 'dashboardBoStats', { headers })).body).toMatchObject({
      ...{ overdue: '0.00', outstanding: '0.00', next_payment: null },
    });
    const rows = (await call(app, 'noteAmortizations', { headers, query: { note_id: id } })).body.items;
    expect(rows.map((row) => row.late_charge)).toEqual(['0.00', '0.00', '0.00']);
    expect((await pay(id, { kind: 'due' }, on, debtor)).error.code).toBe('nothing_due');
  });

  it('is recovered by two operators once its principal is whole, without a fee until then', async () => {
    const { id, on, debtor } = await defaulted();
    expect((await quote(id, on, debtor)).error.code).toBe('wrong_state');
    const fees = await platformBalance(app, 'fee_income');
    await repay(app, debtor, id, { amount: '10000.00', on });
    expect(await platformBalance(app, 'fee_income')).toBe(fees);
    const close = { kind: 'note_close', subjectId: id, on };
    expect(await rejected({ ...close, after: { outcome: 'written_off' } })).toEqual([409, 'wrong_state']);
    await repay(app, debtor, id, { amount: '150.00', on });
    expect((await platformBalance(app, 'fee_income')) - fees).toBe(2_250n);
    await decide({ ...close, after: { outcome: 'recovered' } });
    const page = await shown(id, on);
    expect(page).toMatchObject({ state: 'recovered', mine: { outstanding: '0.00' } });
    expect(page.updates[0]).toMatchObject({ kind: 'recovered' });
    expect(await rejected({ ...close, after: { outcome: 'recovered' } })).toEqual([409, 'wrong_state']);
  });
});

describe('the recovery queue', () => {
  const update = { kind: 'promise', title: 'A promise', body: 'The issuer promises to pay by Friday.' };
  const write = async (id: string, on: string, over: Record<string, unknown> = {}) => {
    const { maker } = await operatorPair(app);
    return call(app, 'operatorNoteUpdate', {
      headers: dated(maker.headers, on),
      params: { id },
      body: { ...update, ...over },
    });
  };

  it('has an update once that is sent again under its key', async () => {
    const { id } = await note({}, await approvedIssuer(app));
    const on = addDays(FIRST, 3);
    await runDay(app, on);
    const before = (await queue(id, on))?.updates.length;
    const { maker } = await operatorPair(app);
    const headers = { ...dated(maker.headers, on), 'idempotency-key': randomUUID() };
    const again = () => call(app, 'operatorNoteUpdate', { headers, params: { id }, body: update });
    const answers = [...(await Promise.all([again(), again()])), await again()];
    expect(answers.map(({ status, body }) => [status, body.update])).toEqual(
      Array.from({ length: 3 }, () => [200, answers[0]?.body.update]),
    );
    expect((await queue(id, on))?.updates.length).toBe(Number(before) + 1);
  });

  it('is written by operators and read by the investors of the note and its issuer', async () => {
    const debtor = await approvedIssuer(app);
    const { id } = await note({}, debtor);
    const on = addDays(FIRST, 3);
    expect(await queue(id, '2027-01-03')).toBeNull();
    await runDay(app, on);
    expect((await write(a.userId, on)).status).toBe(404);
    const step = { step: 'Visit the issuer', due_on: addDays(FIRST, 2) };
    expect(Object.keys((await write(id, on, { next_step: step })).error.errors ?? {})).toEqual([
      'next_step.due_on',
    ]);
    expect((await write(id, on, { kind: 'joke' })).status).toBe(422);
    const next_step = { ...step, due_on: addDays(FIRST, 10) };
    expect((await write(id, on, { next_step })).status).toBe(200);
    const seen = await queue(id, on);
    expect(seen).toMatchObject({
      ...{ is_late: true, days_late: 3, amount_due: '3433.33', received: '0.00', net_to_me: '0.00' },
      next_step,
    });
    expect(seen?.updates[0]).toMatchObject({ kind: 'promise', body: update.body });
    expect((await queue(id, on, debtor))?.net_to_me).toBeNull();
    const query = { note_id: id };
    const requested = [
      await call(app, 'noteRecovery', { headers: outsider.headers, query }),
      await call(app, 'noteRecovery', { headers: other.headers, query }),
      await call(app, 'notesUpdates', { headers: outsider.headers, query }),
    ];
    expect(requested.map((one) => one.status)).toEqual([404, 404, 404]);
    const updates = await call(app, 'notesUpdates', { headers: dated(a.headers, on), query });
    expect(updates.body.items.map((one) => one.kind)).toEqual(['promise', 'late', 'issued']);
    const { maker } = await operatorPair(app);
    const serviced = await call(app, 'operatorNote', { headers: dated(maker.headers, on), params: { id } });
    expect(serviced.body).toMatchObject({ note: { id, is_late: true }, can: { write: true, close: false } });
    expect((await write(id, on)).status).toBe(200);
    expect((await queue(id, on))?.next_step).toBeNull();
  });
});
