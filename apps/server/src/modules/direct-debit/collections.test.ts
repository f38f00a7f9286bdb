import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { authorisedMandate, mandatesSeen } from '../../../test/builders/direct-debit.ts';
import { giveCash, issuedNote, keyed, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  confirmationOf,
  openedPayment,
  payOpened,
  postConfirmation,
} from '../../../test/builders/payments.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';
import { systemActor } from '../../platform/context.ts';

/** Issued on 2 December 2026: due on 4 January, 2 February and 2 March 2027. */
const [ISSUED, FIRST, SECOND] = ['2026-12-02', '2027-01-04', '2027-02-02'] as const;
const corporate = { channel: 'b2b1', bankId: 'MBB0228' } as const;
let simulators: Simulators;
let app: TestApp;
let investor: ApprovedInvestor;
let issuer: ApprovedIssuer;
let noteId: string;
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp(simulators.environment);
  simulators.serve(app);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00', '30000.00', '30000.00']);
}, 60_000);
beforeEach(async () => {
  issuer = await approvedIssuer(app);
  const note = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: '2026-12-01' });
  noteId = note.id;
  await authorisedMandate(app, simulators, issuer, { on: ISSUED });
});
afterEach(async () => {
  await simulators.control('fpx', { reset: true });
  await app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await simulators.stop();
});

const collections = async () => (await mandatesSeen(app, issuer))[0]?.collections ?? [];
const states = async () =>
  (await collections()).map(({ instalment, attempt, state }) => `${instalment}.${attempt} ${state}`);
const rows = async (on: string) =>
  (
    await call(app, 'noteAmortizations', { headers: dated(issuer.headers, on), query: { note_id: noteId } })
  ).body.items.map(({ state }) => state);
const shown = async () =>
  (await call(app, 'note', { headers: investor.headers, params: { id: noteId } })).body.note;
const payByTransfer = (on: string) =>
  call(app, 'notePay', {
    headers: keyed(issuer.headers, on),
    body: { note_id: noteId, kind: 'due', confirm_excess: 1 },
  });
/** What the bank has sent of this business owner by direct debit, in sen. */
async function bankSent(): Promise<bigint> {
  const orders = await app.database.reader.db
    .selectFrom('payment_orders')
    .innerJoin('payment_intents', 'payment_intents.id', 'payment_orders.intent_id')
    .select('received_sen')
    .where('purpose', '=', 'collection')
    .where('user_id', '=', issuer.userId)
    .execute();
  return orders.reduce((sum, one) => sum + (one.received_sen ?? 0n), 0n);
}
/** What the enquiry about an order that is under way does when its time has come. */
async function enquireAgain(): Promise<void> {
  const order = await app.database.reader.db
    .selectFrom('payment_intents')
    .select('exchange_order_no')
    .where('purpose', '=', 'collection')
    .where('user_id', '=', issuer.userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
  await app.jobs.payment_enquiry?.({ order_no: String(order.exchange_order_no) }, scope);
}

describe('on the due day', () => {
  it('an instalment is collected once, distributed, and nothing is late', async () => {
    await runDay(app, addDays(day(FIRST), -1));
    expect(await collections()).toEqual([]);
    const [mandate] = await mandatesSeen(app, issuer);
    expect(mandate?.account_last4).toMatch(/^\d{4}$/);
    const from = { bankName: mandate?.bank, last4: mandate?.account_last4 };
    const { params } = await mailTo(app, issuer.email, 'repayment_due');
    expect(params).toMatchObject({ dueOn: FIRST, collectedFrom: from });
    const headers = dated(issuer.headers, FIRST);
    const { body } = await call(app, 'dashboardBoStats', { headers });
    expect(body.next_payment?.collected_from).toEqual({ bank: from.bankName, account_last4: from.last4 });
    await runDay(app, FIRST);
    await runDay(app, FIRST);
    expect(await bankSent()).toBe(3433_33n);
    expect(await collections()).toMatchObject([
      { instalment: 1, attempt: 1, due_on: FIRST, amount: '3433.33', collected_on: FIRST, state: 'paid' },
    ]);
    expect(await rows(FIRST)).toEqual(['paid', 'due', 'due']);
    expect(await shown()).toMatchObject({ is_late: false, mine: { outstanding: '6666.67' } });
    expect((await mailTo(app, issuer.email, 'collection_paid')).params).toMatchObject({ amount: '3433.33' });
  });

  it('several processes at once, and days that were missed, still collect each instalment once', async () => {
    await Promise.all([1, 2, 3].map(() => runDay(app, FIRST)));
    await runDay(app, addDays(day(SECOND), 3));
    expect(await states()).toEqual(['2.1 paid', '1.1 paid']);
    expect((await collections()).map((one) => one.collected_on)).toEqual([SECOND, FIRST]);
    expect(await bankSent()).toBe(6866_66n);
  });
});

describe('without funds', () => {
  it('it is retried on the next business days, four times, and its owner is notified each time', async () => {
    await simulators.control('fpx', { collections: 'insufficient' });
    await runDay(app, FIRST);
    await runDay(app, FIRST);
    expect(await collections()).toMatchObject([
      { state: 'failed', reason: 'limit', retry_on: addDays(day(FIRST), 1) },
    ]);
    expect((await mailTo(app, issuer.email, 'collection_failed')).params).toMatchObject({
      reason: 'limit',
      retryOn: addDays(day(FIRST), 1),
    });
    for (let later = 1; later <= 8; later += 1) {
      await runDay(app, addDays(day(FIRST), later));
    }
    // Saturday 9 and Sunday 10 January are left out, and so is a sixth try.
    expect((await collections()).map((one) => [one.attempt, one.collected_on, one.retry_on])).toEqual([
      [5, '2027-01-08', null],
      [4, '2027-01-07', '2027-01-08'],
      [3, '2027-01-06', '2027-01-07'],
      [2, '2027-01-05', '2027-01-06'],
      [1, '2027-01-04', '2027-01-05'],
    ]);
    const mails = (await mailsTo(app, issuer.email)).filter((one) => one.template === 'collection_failed');
    expect(mails).toHaveLength(5);
    expect(await shown()).toMatchObject({ is_late: true });
    const late = dated(issuer.headers, addDays(day(FIRST), 9));
    const { body } = await call(app, 'dashboardBoStats', { headers: late });
    expect(body.next_payment).toMatchObject({ due_on: FIRST, collected_from: null });
  });

  it('a later try is collected with what lateness has cost by then', async () => {
    await simulators.control('fpx', { collections: 'insufficient' });
    await runDay(app, FIRST);
    await simulators.control('fpx', { reset: true });
    await runDay(app, addDays(day(FIRST), 1));
    expect(await states()).toEqual(['1.2 paid', '1.1 failed']);
    expect(await rows(addDays(day(FIRST), 1))).toEqual(['paid', 'due', 'due']);
  });
});

describe('beside a manual payment', () => {
  it('nothing is collected while it is not decided, nor after it has paid', async () => {
    const opened = openedPayment((await payByTransfer(FIRST)).body);
    await runDay(app, FIRST);
    expect(await collections()).toEqual([]);
    await payOpened(app, opened, corporate);
    await runJobs(app, ['distribute_repayments']);
    await runDay(app, addDays(day(FIRST), 1));
    expect(await collections()).toEqual([]);
    expect(await rows(FIRST)).toEqual(['paid', 'due', 'due']);
  });

  it('that begins at the same moment, only one of the two pays the instalment', async () => {
    const [answer] = await Promise.all([payByTransfer(FIRST), runDay(app, FIRST)]);
    if (answer.status === 201 && answer.body.amount === '3433.33' && (await collections()).length === 0) {
      await payOpened(app, openedPayment(answer.body), corporate);
    }
    expect((await rows(FIRST)).filter((state) => state === 'paid')).toHaveLength(1);
    expect(
      (await call(app, 'noteNextPayment', { headers: dated(issuer.headers, FIRST) })).body,
    ).toMatchObject({
      items: [{ instalment: 2, due_on: SECOND }],
    });
  });

  it('none can be started while the bank is collecting, and its late answer still counts', async () => {
    await simulators.control('fpx', { collections: 'later' });
    await runDay(app, FIRST);
    expect(await states()).toEqual(['1.1 sent']);
    const rejected = await payByTransfer(FIRST);
    expect([rejected.status, rejected.error.code]).toEqual([409, 'wrong_state']);
    await enquireAgain();
    expect(await states()).toEqual(['1.1 sent']);
    await simulators.control('fpx', { reset: true });
    await enquireAgain();
    await enquireAgain();
    expect(await states()).toEqual(['1.1 paid']);
    expect((await payByTransfer(FIRST)).body.amount).toBe('3433.33');
  });
});

describe('a collection that the bank carried with another amount', () => {
  /** The bank confirms the collection that is under way, with this amount. */
  async function confirm(txnAmount: string): Promise<string> {
    const order = await app.database.reader.db
      .selectFrom('payment_intents')
      .select(['ref_number', 'exchange_order_no', 'order_no', 'bank_code'])
      .where('purpose', '=', 'collection')
      .where('user_id', '=', issuer.userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const form = {
      ...{ fpx_sellerExId: 'EX00012345', fpx_sellerId: 'SE00012345', fpx_txnCurrency: 'MYR' },
      ...{ fpx_sellerExOrderNo: order.exchange_order_no ?? '', fpx_sellerOrderNo: order.order_no ?? '' },
      ...{ fpx_sellerTxnTime: '20270104080000', fpx_buyerBankId: order.bank_code ?? '' },
    };
    await postConfirmation(
      app,
      'direct',
      confirmationOf(form, { txnAmount, buyerName: 'MAJU JAYA SDN BHD' }),
    );
    return order.ref_number;
  }

  async function held(refNumber: string) {
    const { maker } = await operatorPair(app);
    const { items } = (await call(app, 'operatorHeldPayments', { headers: maker.headers, query: {} })).body;
    return items.find((one) => one.ref_number === refNumber);
  }

  it('waits, stops further ones, and counts once two operators have booked it; the rest is collected', async () => {
    await simulators.control('fpx', { collections: 'later' });
    await runDay(app, FIRST);
    const receipt = await held(await confirm('3000.00'));
    expect(receipt).toMatchObject({
      purpose: 'collection',
      reasons: ['bank'],
      amount: '3000.00',
      state: 'held',
    });
    expect(await states()).toEqual(['1.1 held']);
    await simulators.control('fpx', { reset: true });
    await runDay(app, addDays(day(FIRST), 1));
    expect(await states()).toEqual(['1.1 held']);
    const on = addDays(day(FIRST), 1);
    const book = { kind: 'receipt_review', subjectId: receipt?.id ?? '', after: { decision: 'book' }, on };
    await proposeAndApprove(app, book);
    await runJobs(app, ['distribute_repayments']);
    expect(await collections()).toMatchObject([{ state: 'booked', retry_on: addDays(on, 1) }]);
    expect(await rows(on)).toEqual(['late', 'due', 'due']);
    await runDay(app, addDays(on, 1));
    expect((await collections()).map(({ state, amount }) => [state, amount])).toEqual([
      ['paid', '433.33'],
      ['booked', '3433.33'],
    ]);
    expect(await rows(addDays(on, 1))).toEqual(['paid', 'due', 'due']);
  });
});

describe('a mandate that is over', () => {
  it('by its owner is not collected under', async () => {
    const otp_code = await stepUpCode(app, issuer);
    await call(app, 'mandateEnd', { headers: { ...issuer.headers, 'x-otp-code': otp_code } });
    await runDay(app, FIRST);
    expect(await collections()).toEqual([]);
  });

  it('by its bank fails once, and ends here too', async () => {
    const reference = (await mandatesSeen(app, issuer))[0]?.reference ?? '';
    await simulators.control('fpx/mandate', { reference, decision: 'end' });
    await runDay(app, FIRST);
    expect(await collections()).toMatchObject([{ state: 'failed', reason: 'other' }]);
    await runJobs(app, ['mandate_decision']);
    expect((await mandatesSeen(app, issuer))[0]).toMatchObject({
      state: 'terminated',
      reason: 'ended_by_bank',
    });
    await runDay(app, addDays(day(FIRST), 1));
    expect(await states()).toEqual(['1.1 failed']);
  });
});

describe('the number of tries', () => {
  it('is that of the setting on the day of the try, also where owners read it', async () => {
    const after = { key: 'collection_attempts', value: 2, effective_from: FIRST };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after });
    await simulators.control('fpx', { collections: 'insufficient' });
    for (let later = 0; later <= 3; later += 1) {
      await runDay(app, addDays(day(FIRST), later));
    }
    expect((await collections()).map((one) => [one.attempt, one.collected_on, one.retry_on])).toEqual([
      [2, '2027-01-05', null],
      [1, '2027-01-04', '2027-01-05'],
    ]);
    const retries = async (on: string) =>
      (await call(app, 'mandateOptions', { headers: dated(issuer.headers, on) })).body.retries;
    expect([await retries(ISSUED), await retries(FIRST)]).toEqual([4, 1]);
  });
});
