import { randomUUID } from 'node:crypto';
import { malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { platformBalance, statementLine, storedTopup } from '../../../test/builders/money.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  confirmationOf,
  openTopup,
  postConfirmation,
  startAtBank,
  topUp,
} from '../../../test/builders/payments.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { writeCamt053 } from '../../gateways/payout/iso20022/testing/statement.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const today = malaysiaDay(new Date());
const OTHER = 'TAN WEI MING';
const entered = { bic: 'PBBEMYKL', number: '3198-7654-3210' };
const evidence = 'Statement of Public Bank of today, shows the FPX number';
let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
});
afterEach(() => {
  quiet(bank);
  return app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const cash = (one: ApprovedInvestor) => cashOf(app.work, one.investor.cashAccountId);
const holder = (name: string) =>
  bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name: name }) }));

/** A top-up of RM 250 that two orders paid; the second one in this name. */
async function paidTwice(secondPayer: string | null) {
  const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
  const opened = await openTopup(app, investor, '250.00');
  const first = await startAtBank(app, opened.token);
  const second = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
  await postConfirmation(app, 'direct', confirmationOf(first));
  const named = secondPayer === null ? {} : { buyerName: secondPayer };
  await postConfirmation(app, 'direct', confirmationOf(second, named));
  return { investor, ...(await receiptOf(opened.refNumber)) };
}

async function receiptOf(refNumber: string) {
  const { maker } = await operatorPair(app);
  const page = await call(app, 'operatorHeldPayments', { headers: maker.headers, query: { limit: '100' } });
  const row = page.body.items.find((one) => one.ref_number === refNumber);
  if (row === undefined) {
    throw new Error(`no receipt of ${refNumber}`);
  }
  return row;
}

const review = (id: string, decision: 'book' | 'refund') => ({
  ...{ kind: 'receipt_review', subjectId: id, after: { decision } },
});

async function verify(id: string, body: object = entered) {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorHeldPaymentAccount', { headers: maker.headers, params: { id }, body });
}

async function payoutOf(id: string) {
  const query = app.database.reader.db.selectFrom('payouts').selectAll().where('purpose_id', '=', id);
  return query.orderBy('attempt', 'desc').executeTakeFirstOrThrow();
}

/** Sends a payout in a batch, and lets the bank state that it paid it, or gave it back after that. */
async function settle(payoutId: string, isReturned: boolean): Promise<string> {
  let sent = '';
  bank.respond((request) => {
    sent = request.body;
    return { status: 202, body: '' };
  });
  const after = { payout_ids: [payoutId] };
  await proposeAndApprove(app, { kind: 'payout_batch', subjectId: payoutId, after });
  const payouts = app.database.reader.db.selectFrom('payouts').selectAll().where('id', '=', payoutId);
  const { batch_id: batchId, end_to_end_id: endToEndId } = await payouts.executeTakeFirstOrThrow();
  await app.jobs.submit_batch?.({ batch_id: batchId ?? '' }, scope);
  const line = {
    ...{ amountSen: sen(250_00n), bookedOn: today, endToEndId, description: 'Titian refund' },
    counterparty: { name: OTHER, accountNo: '319876543210', bic: 'PBBEMYKL' },
  };
  const debit = { ...line, lineNo: 1, bankReference: randomUUID(), direction: 'debit' as const };
  const back = { ...line, lineNo: 2, bankReference: randomUUID(), direction: 'credit' as const };
  const body = writeCamt053([
    {
      ...{ statementId: randomUUID().slice(0, 30), accountNo: '514012345678', currency: 'MYR' },
      ...{ fromOn: today, toOn: today, openingSen: sen(1_000_000_00n) },
      closingSen: sen(isReturned ? 1_000_000_00n : 999_750_00n),
      lines: [
        { ...debit, returned: false, returnReason: null },
        ...(isReturned ? [{ ...back, returned: true, returnReason: 'AC04' }] : []),
      ],
    },
  ]);
  bank.respond(() => ({ status: 200, body }));
  await app.jobs.import_statement?.({ batch_id: batchId ?? '' }, scope);
  return sent;
}

describe('a duplicate payment is rejected', () => {
  it('another decision, another role, what is unknown, and a refund to nowhere', async () => {
    const { id } = await paidTwice(null);
    const credit = await signInOperator(app, ['credit'], 'Kumar Pillai');
    const asCredit = { headers: credit.headers, params: { id }, body: entered };
    expect((await call(app, 'operatorHeldPaymentAccount', asCredit)).status).toBe(403);
    const body = { ...review(id, 'book'), subject_id: id, reason: 'It is theirs after all' };
    const byCredit = await call(app, 'operatorPropose', {
      headers: credit.headers,
      body: { kind: body.kind, subject_id: id, after: body.after, reason: body.reason },
    });
    expect(byCredit.status).toBe(403);
    await expect(propose(app, review(randomUUID(), 'book'))).rejects.toThrow('not_found');
    expect((await verify(randomUUID())).status).toBe(404);
    await expect(propose(app, review(id, 'refund'))).rejects.toThrow("prove the payer's account");
  });

  it('to be booked for the investor where another user paid, or sent to another name', async () => {
    const { id, refusal: rejection, can } = await paidTwice(OTHER);
    expect([rejection, can]).toEqual([
      'The payer is somebody else, so this may not be credited.',
      { book: false, refund: false, prove_account: true },
    ]);
    await expect(propose(app, review(id, 'book'))).rejects.toThrow('somebody else');
    holder('AISYAH BINTI RAHMAN');
    expect((await verify(id)).error.errors?.number?.[0]).toContain('another name');
    const overruled = await verify(id, { ...entered, payer_name: 'AISYAH BINTI RAHMAN', evidence });
    expect(overruled.error.errors?.payer_name?.[0]).toContain('The bank named the payer');
  });
});

describe('two operators decide about money that was paid twice', () => {
  it('and book it for the investor, once, also when both approve at once', async () => {
    const { id, investor, ref_number: refNumber, can } = await paidTwice(null);
    expect(can).toEqual({ book: true, refund: false, prove_account: true });
    expect((await mailTo(app, investor.email, 'receipt_held')).params).toMatchObject({ refNumber });
    const received = await platformBalance(app, 'receipts_clearing');
    const approval = await propose(app, review(id, 'book'));
    expect((await verify(id)).status).toBe(409);
    const { checker } = await operatorPair(app);
    const approve = () =>
      call(app, 'operatorApprove', { headers: checker.headers, params: { id: approval }, body: {} });
    const both = await Promise.all([approve(), approve()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await cash(investor)).toBe(500_00n);
    expect(received - (await platformBalance(app, 'receipts_clearing'))).toBe(250_00n);
    expect(await receiptOf(refNumber)).toMatchObject({ state: 'booked', can: { book: false } });
    await expect(propose(app, review(id, 'book'))).rejects.toThrow('wrong_state');
    const activity = await call(app, 'activityData', { headers: investor.headers, query: {} });
    expect(activity.body.items[0]).toMatchObject({
      ...{ kind: 'second_topup', title: 'Duplicate top-up', amount: '250.00' },
    });
  });

  it('and return it to the verified account of the payer; a returned one is held again', async () => {
    const { id, investor, ref_number: refNumber } = await paidTwice(OTHER);
    const received = await platformBalance(app, 'receipts_clearing');
    holder(OTHER);
    expect((await verify(id)).status).toBe(200);
    await proposeAndApprove(app, review(id, 'refund'));
    expect((await mailTo(app, investor.email, 'receipt_sent_back')).params).toMatchObject({ last4: '3210' });
    const payout = await payoutOf(id);
    expect(payout).toMatchObject({ purpose: 'receipt', beneficiary: OTHER, amount_sen: 250_00n });
    const file = await settle(payout.id, true);
    expect([file.includes('319876543210'), file.includes(OTHER)]).toEqual([true, true]);
    expect(await receiptOf(refNumber)).toMatchObject({ state: 'held', refund_account: null });
    expect(await platformBalance(app, 'receipts_clearing')).toBe(received);
    holder(OTHER);
    expect((await verify(id, { ...entered, number: '319800001111' })).status).toBe(200);
    await proposeAndApprove(app, review(id, 'refund'));
    await settle((await payoutOf(id)).id, false);
    expect(await receiptOf(refNumber)).toMatchObject({ state: 'refunded', refunded_on: today });
    expect(received - (await platformBalance(app, 'receipts_clearing'))).toBe(250_00n);
    expect(await cash(investor)).toBe(250_00n);
  });

  it('and find a payment after a refund here too, which then opens the product', async () => {
    const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
    const opened = await openTopup(app, investor, '250.00');
    const first = await startAtBank(app, opened.token);
    const second = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
    await postConfirmation(app, 'direct', confirmationOf(first, { buyerName: OTHER }));
    const { id } = await storedTopup(app, opened.refNumber);
    holder(OTHER);
    const { maker } = await operatorPair(app);
    await call(app, 'operatorHeldPaymentAccount', { headers: maker.headers, params: { id }, body: entered });
    const refund = { kind: 'topup_review', subjectId: id, after: { decision: 'refund' } };
    await proposeAndApprove(app, refund);
    await postConfirmation(app, 'direct', confirmationOf(second));
    await proposeAndApprove(app, review((await receiptOf(opened.refNumber)).id, 'book'));
    expect(await cash(investor)).toBe(250_00n);
    const { user } = (await call(app, 'userCurrent', { headers: investor.headers })).body;
    expect([user.balance, user.first_topup]).toEqual(['250.00', true]);
  });
});

describe('a payment without a named payer', () => {
  const verifyTopup = async (id: string, body: object) => {
    const { maker } = await operatorPair(app);
    return call(app, 'operatorHeldPaymentAccount', { headers: maker.headers, params: { id }, body });
  };

  it("goes back to an account in the name on a document of the payer's bank", async () => {
    const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
    const { refNumber } = await topUp(app, investor, '250.00', { payerName: '' });
    const { id } = await storedTopup(app, refNumber);
    holder(OTHER);
    expect(Object.keys((await verifyTopup(id, entered)).error.errors ?? {})).toEqual(['payer_name']);
    const half = [
      { ...entered, payer_name: OTHER },
      { ...entered, evidence },
    ];
    const halves = await Promise.all(half.map((body) => verifyTopup(id, body)));
    expect(halves.map(({ error: rejection }) => Object.keys(rejection.errors ?? {}))).toEqual([
      ['evidence'],
      ['payer_name'],
    ]);
    const wrong = await verifyTopup(id, { ...entered, payer_name: 'LIM AH SENG', evidence });
    expect(wrong.error.errors?.number?.[0]).toContain('another name');
    expect((await verifyTopup(id, { ...entered, payer_name: OTHER, evidence })).status).toBe(200);
    const approval = await propose(app, {
      ...{ kind: 'topup_review', subjectId: id, after: { decision: 'refund' } },
    });
    const { checker } = await operatorPair(app);
    const waiting = await call(app, 'operatorApprovals', { headers: checker.headers, query: {} });
    const seen = waiting.body.items.find((one) => one.id === approval);
    expect(JSON.stringify(seen?.before)).toContain(`document: ${evidence}`);
    const approved = { headers: checker.headers, params: { id: approval }, body: {} };
    expect((await call(app, 'operatorApprove', approved)).status).toBe(200);
    expect(await payoutOf(id)).toMatchObject({ purpose: 'refund', beneficiary: OTHER, payee_last4: '3210' });
  });
});

it('a second payment goes back to the account on the line that came first, whatever a later line says', async () => {
  const receipt = await paidTwice(OTHER);
  const order = await app.database.reader.db
    .selectFrom('payment_orders')
    .innerJoin('held_receipts', 'held_receipts.transfer_id', 'payment_orders.received_transfer_id')
    .select('payment_orders.exchange_order_no')
    .where('held_receipts.id', '=', receipt.id)
    .executeTakeFirstOrThrow();
  const line = { amount: '250.00', on: today, counterparty: OTHER, reference: order.exchange_order_no };
  await statementLine(app, { ...line, account: { bic: 'PBBEMYKL', number: '319876543210' } });
  await statementLine(app, { ...line, account: { bic: 'MBBEMYKL', number: '114000000001' } });
  const { refund_account: account } = await receiptOf(receipt.ref_number);
  expect(account?.account_last4).toBe('3210');
});
