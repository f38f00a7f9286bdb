import { randomUUID } from 'node:crypto';
import { malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { quiet, startQuietBank } from '../../../test/bank.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator, stepUpCode } from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { platformBalance, storedPayment, storedTopup } from '../../../test/builders/money.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { writeCamt053 } from '../../gateways/payout/iso20022/testing/statement.ts';
import type { StatementLine } from '../../gateways/payout/port.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const today = malaysiaDay(new Date());
const PAYER = 'TAN WEI MING';
const notified = { bic: 'PBBEMYKL', number: '3198-7654-3210' };
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
const holder = (name: string | null) =>
  bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name: name }) }));

async function heldTopup(payerName = PAYER) {
  const investor = await approvedInvestor(app, { fullName: 'Aisyah binti Rahman' });
  const { refNumber } = await topUp(app, investor, '250.00', { payerName });
  return { investor, refNumber, ...(await storedTopup(app, refNumber)) };
}

async function verify(id: string, body: object = notified) {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorHeldPaymentAccount', { headers: maker.headers, params: { id }, body });
}

const refund = (id: string) => ({ kind: 'topup_review', subjectId: id, after: { decision: 'refund' } });
const payoutsOf = (id: string) =>
  app.database.reader.db
    .selectFrom('payouts')
    .selectAll()
    .where('purpose_id', '=', id)
    .orderBy('attempt')
    .execute();

/** Sends the payout of a refund in a batch; answers the file that the bank got. */
async function release(payoutId: string): Promise<string> {
  let sent = '';
  bank.respond((request) => {
    sent = request.body;
    return { status: 202, body: '' };
  });
  await proposeAndApprove(app, {
    kind: 'payout_batch',
    subjectId: payoutId,
    after: { payout_ids: [payoutId] },
  });
  await app.jobs.submit_batch?.({ batch_id: await batchOf(payoutId) }, scope);
  return sent;
}

async function batchOf(payoutId: string): Promise<string> {
  const query = app.database.reader.db.selectFrom('payouts').select('batch_id').where('id', '=', payoutId);
  return (await query.executeTakeFirstOrThrow()).batch_id ?? '';
}

/** Lets the bank state these lines, and reads them. */
async function state(batchId: string, lines: readonly Partial<StatementLine>[]): Promise<void> {
  const all = lines.map((over, index) => ({
    ...{ lineNo: index + 1, amountSen: sen(250_00n), direction: 'debit' as const, bookedOn: today },
    ...{ endToEndId: null, bankReference: randomUUID(), description: 'Titian refund' },
    ...{ counterparty: { name: PAYER, accountNo: '319876543210', bic: 'PBBEMYKL' } },
    ...{ returned: false, returnReason: null },
    ...over,
  }));
  const moved = all.reduce((sum, one) => sum + (one.direction === 'credit' ? 1n : -1n) * one.amountSen, 0n);
  const body = writeCamt053([
    {
      ...{ statementId: randomUUID().slice(0, 30), accountNo: '514012345678', currency: 'MYR' },
      ...{ fromOn: today, toOn: today, lines: all },
      ...{ openingSen: sen(1_000_000_00n), closingSen: sen(1_000_000_00n + moved) },
    },
  ]);
  bank.respond(() => ({ status: 200, body }));
  await app.jobs.import_statement?.({ batch_id: batchId }, scope);
}

describe('the account that a held top-up goes back to is rejected', () => {
  it.each([
    ['a bank that does not exist', { ...notified, bic: 'NOBKMYKL' }, 'bic'],
    ['letters', { ...notified, number: 'ABCDEFG' }, 'number'],
    ['no number', { bic: notified.bic }, 'number'],
  ])('with %s', async (_case, body, field) => {
    holder(PAYER);
    const answer = await verify((await heldTopup()).id, body);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it.each([
    [
      'names the investor, who did not pay',
      { status: 'active', holder_name: 'AISYAH BINTI RAHMAN' },
      'another name',
    ],
    ['names nobody', { status: 'name_unavailable', holder_name: null }, 'whose account'],
    ['does not know it', { status: 'not_found', holder_name: null }, 'does not know'],
  ])('where the bank %s', async (_case, reply, text) => {
    const { id } = await heldTopup();
    bank.respond(() => ({ body: JSON.stringify(reply) }));
    const answer = await verify(id);
    expect(answer.status).toBe(422);
    expect(answer.error.errors?.number?.[0]).toContain(text);
    await expect(propose(app, refund(id))).rejects.toThrow('answered 422');
  });

  it('where the bank is silent, named no payer, or there is nothing held', async () => {
    const { id } = await heldTopup();
    bank.respond(() => 'hang_up');
    expect((await verify(id)).status).toBe(503);
    holder(PAYER);
    const unnamed = await heldTopup('');
    expect((await verify(unnamed.id)).error.errors?.payer_name?.[0]).toContain('did not name the payer');
    expect((await verify(randomUUID())).status).toBe(404);
    const investor = await approvedInvestor(app);
    const credited = await topUp(app, investor, '250.00');
    const { id: creditedId } = await storedTopup(app, credited.refNumber);
    expect((await verify(creditedId)).status).toBe(409);
    const credit = await signInOperator(app, ['credit'], 'Kumar Pillai');
    const other = { headers: credit.headers, params: { id }, body: notified };
    expect((await call(app, 'operatorHeldPaymentAccount', other)).status).toBe(403);
  });
});

describe('a held top-up goes back to the payer', () => {
  it('after two operators and a batch, in the name of the payer, and the ledger follows the bank', async () => {
    const { id, refNumber, investor } = await heldTopup();
    const received = await platformBalance(app, 'receipts_clearing');
    const trust = await platformBalance(app, 'trust_bank');
    holder(PAYER);
    expect((await verify(id)).status).toBe(200);
    const { maker } = await operatorPair(app);
    const rows = await call(app, 'operatorHeldPayments', {
      headers: maker.headers,
      query: { state: 'held' },
    });
    expect(rows.body.items.find((row) => row.id === id)).toMatchObject({
      refund_account: { bank: 'Public Bank', account_last4: '3210', holder_name: PAYER, source: 'enquiry' },
      can: { book: false, refund: true, prove_account: true },
    });
    await proposeAndApprove(app, refund(id));
    expect(await storedTopup(app, refNumber)).toMatchObject({ state: 'refunded', refunded_on: null });
    const mail = await mailTo(app, investor.email, 'topup_refunded');
    expect(mail).toMatchObject({ params: { refNumber, bankName: 'Public Bank', last4: '3210' } });
    await expect(propose(app, refund(id))).rejects.toThrow('wrong_state');
    const [payout] = await payoutsOf(id);
    expect(payout).toMatchObject({
      purpose: 'refund',
      amount_sen: 250_00n,
      beneficiary: PAYER,
      bank_account_id: null,
    });
    const file = await release(payout?.id ?? '');
    expect(file).toContain('319876543210');
    expect(file).toContain(PAYER);
    expect(await platformBalance(app, 'receipts_clearing')).toBe(received);
    await state(await batchOf(payout?.id ?? ''), [{ endToEndId: payout?.end_to_end_id ?? '' }]);
    expect(received - (await platformBalance(app, 'receipts_clearing'))).toBe(250_00n);
    expect((await platformBalance(app, 'trust_bank')) - trust).not.toBe(0n);
    expect(await storedTopup(app, refNumber)).toMatchObject({ state: 'refunded', refunded_on: today });
    const body = { ref_number: refNumber };
    const seen = await call(app, 'investorVerifyLatestTopup', { headers: investor.headers, body });
    expect(seen.body).toMatchObject({ topup: { state: 'failed', reason: 'name_check' }, balance: '0.00' });
    expect(seen.body.topup.message).toContain('was sent back');
    expect(await cash(investor)).toBe(0n);
  });

  it('to the account on the statement; one that the bank returns is held again and not tried twice', async () => {
    const { id, refNumber, investor } = await heldTopup('');
    const order = (await storedPayment(app, refNumber)).exchange_order_no ?? '';
    const other = await heldTopup();
    holder(PAYER);
    await verify(other.id);
    await proposeAndApprove(app, refund(other.id));
    const otherPayout = (await payoutsOf(other.id))[0]?.id ?? '';
    await release(otherPayout);
    await state(await batchOf(otherPayout), [{ endToEndId: order, direction: 'credit' }]);
    await proposeAndApprove(app, refund(id));
    const [payout] = await payoutsOf(id);
    expect(payout).toMatchObject({ beneficiary: PAYER, payee_last4: '3210' });
    await release(payout?.id ?? '');
    const endToEndId = payout?.end_to_end_id ?? '';
    const held = await platformBalance(app, 'receipts_clearing');
    await state(await batchOf(payout?.id ?? ''), [
      { endToEndId },
      { endToEndId, direction: 'credit', returned: true, returnReason: 'AC04' },
    ]);
    expect(await platformBalance(app, 'receipts_clearing')).toBe(held);
    expect(await storedTopup(app, refNumber)).toMatchObject({
      state: 'held',
      approval_id: null,
      refunded_on: null,
    });
    expect(await mailTo(app, investor.email, 'topup_refund_returned')).toMatchObject({
      params: { refNumber },
    });
    await expect(propose(app, refund(id))).rejects.toThrow('answered 422');
  });

  it('not to an account that was changed between the two operators', async () => {
    const { id, refNumber } = await heldTopup();
    holder(PAYER);
    await verify(id);
    const approval = await propose(app, refund(id));
    expect((await verify(id, { ...notified, number: '319800001111' })).status).toBe(409);
    const { checker } = await operatorPair(app);
    const reject = {
      headers: checker.headers,
      params: { id: approval },
      body: { reason: 'Another account' },
    };
    expect((await call(app, 'operatorReject', reject)).status).toBe(200);
    expect(await storedTopup(app, refNumber)).toMatchObject({ state: 'held' });
    expect((await verify(id, { ...notified, number: '319800001111' })).status).toBe(200);
    await proposeAndApprove(app, refund(id));
    expect((await payoutsOf(id))[0]).toMatchObject({ payee_last4: '1111' });
  });
});

describe('a withdrawal that operators reject', () => {
  const message = 'Your bank account is under review. Please write to us.';
  const rejection = (subjectId: string) => ({ kind: 'withdrawal_rejection', subjectId, after: { message } });

  async function requested() {
    const investor = await approvedInvestor(app);
    await topUp(app, investor, '1000.00');
    quiet(bank);
    const answer = await call(app, 'investorWithdraw', {
      headers: { ...investor.headers, 'idempotency-key': randomUUID() },
      body: { amount: '400', otp_code: await stepUpCode(app, investor) },
    });
    return { investor, id: answer.body.withdrawal.id };
  }

  it('returns the money once with the reason', async () => {
    const { investor, id } = await requested();
    await expect(propose(app, { ...rejection(id), after: { message: ' ' } })).rejects.toThrow('answered 422');
    await expect(propose(app, rejection(randomUUID()))).rejects.toThrow('not_found');
    await proposeAndApprove(app, rejection(id));
    expect(await cash(investor)).toBe(1000_00n);
    expect((await payoutsOf(id))[0]).toMatchObject({ state: 'cancelled' });
    await expect(propose(app, rejection(id))).rejects.toThrow('wrong_state');
    expect(await mailTo(app, investor.email, 'withdrawal_rejected')).toMatchObject({
      params: { reason: message },
    });
    const { maker } = await operatorPair(app);
    const rows = await call(app, 'operatorWithdrawals', {
      headers: maker.headers,
      query: { state: 'rejected' },
    });
    expect(rows.body.items.find((row) => row.id === id)).toMatchObject({
      reason: message,
      can: { reject: false },
    });
    const own = await call(app, 'investorWithdrawals', { headers: investor.headers, query: {} });
    expect(own.body.items).toMatchObject([
      { id, state: 'rejected', reason: message, amount: '400.00', account_last4: '5678' },
    ]);
    const { investor: other } = await requested();
    const others = await call(app, 'investorWithdrawals', { headers: other.headers, query: {} });
    expect(others.body.items.map((row) => row.id)).not.toContain(id);
  });

  it('cannot be in a batch, nor be decided twice at once', async () => {
    const { investor, id } = await requested();
    const payoutId = (await payoutsOf(id))[0]?.id ?? '';
    const approval = await propose(app, rejection(id));
    const batch = { kind: 'payout_batch', subjectId: payoutId, after: { payout_ids: [payoutId] } };
    await propose(app, batch);
    const { checker } = await operatorPair(app);
    const approve = () =>
      call(app, 'operatorApprove', { headers: checker.headers, params: { id: approval }, body: {} });
    const both = await Promise.all([approve(), approve()]);
    expect(both.map((one) => one.status)).toEqual([409, 409]);
    expect(await cash(investor)).toBe(600_00n);
    await expect(propose(app, rejection(id))).rejects.toThrow('wrong_state');
  });
});
