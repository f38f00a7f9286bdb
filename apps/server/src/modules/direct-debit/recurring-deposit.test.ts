import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { authorisedDeposit, depositsSeen, requestDeposit } from '../../../test/builders/direct-debit.ts';
import { runDay } from '../../../test/builders/financing.ts';
import { manageFunds, switchOnFundManagement } from '../../../test/builders/fund-management.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  approvedInstitution,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  confirmationOf,
  openedPayment,
  postConfirmation,
  startAtBank,
} from '../../../test/builders/payments.ts';
import { lift, restrict } from '../../../test/builders/restrictions.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';

/** Set up on a Wednesday, so valid from Friday 4 December; the 5th is a Saturday. */
const [SET_UP, DUE, FIRST, SECOND] = ['2026-12-02', '2026-12-05', '2026-12-07', '2027-01-05'] as const;
/** Behind all other days, because funds may be managed from it on. */
const MANAGED_ON = '2026-12-01';
let simulators: Simulators;
let app: TestApp;
let investor: ApprovedInvestor;
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp(simulators.environment);
  simulators.serve(app);
  await switchOnFundManagement(app, MANAGED_ON);
}, 60_000);
beforeEach(async () => {
  investor = await approvedInvestor(app);
});
afterEach(async () => {
  await simulators.control('fpx', { reset: true });
  await app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await simulators.stop();
});

const good = { bank_id: 'MB2U0227', amount: '500.00', day_of_month: 5 };
const create = (body: object, who: { headers: ApprovedInvestor['headers'] } = investor) =>
  call(app, 'recurringDepositCreate', { headers: who.headers, body });
const cash = (who = investor) => cashOf(app.work, who.investor.cashAccountId);
const deposit = async (on?: string, who = investor) => (await depositsSeen(app, who, on))[0]?.deposit;
const months = async () =>
  ((await deposit())?.collections ?? []).map((one) => [one.due_on, one.attempt, one.collected_on, one.state]);
const pause = (who = investor) => call(app, 'recurringDepositPause', { headers: who.headers });
const resume = (on: string) => call(app, 'recurringDepositResume', { headers: dated(investor.headers, on) });
const change = (body: object, on: string) =>
  call(app, 'recurringDepositChange', { headers: dated(investor.headers, on), body });
const outcome = (answer: { status: number; error: { code?: string } }) => [answer.status, answer.error.code];

describe('a recurring deposit is rejected', () => {
  it('for a guest, an issuer, and an investor who is not approved', async () => {
    const issuer = await approvedIssuer(app);
    expect((await call(app, 'recurringDeposit')).status).toBe(401);
    expect(outcome(await create(good, issuer))).toEqual([403, 'role']);
    expect(outcome(await create(good, await registerUser(app)))).toEqual([403, 'not_approved']);
    const read = await call(app, 'recurringDeposit', { headers: issuer.headers });
    expect(outcome(read)).toEqual([403, 'role']);
  });

  it('while money may not come in: frozen, disabled, managed', async () => {
    await restrict(app, investor);
    expect(outcome(await requestDeposit(app, investor))).toEqual([409, 'account_restricted']);
    const managed = await approvedInvestor(app);
    await manageFunds(app, managed.userId, MANAGED_ON);
    expect(outcome(await create(good, managed))).toEqual([403, 'fund_managed']);
    const gone = await approvedInvestor(app);
    await disable(gone);
    expect((await create(good, gone)).status).toBe(403);
  });

  it.each([
    ['no bank', { amount: '500.00', day_of_month: 5 }, 'bank_id'],
    ['an unknown bank', { ...good, bank_id: 'NOBANK01' }, 'bank_id'],
    ['no amount', { bank_id: 'MB2U0227', day_of_month: 5 }, 'amount'],
    ['a negative amount', { ...good, amount: '-500' }, 'amount'],
    ['less than a top-up', { ...good, amount: '199.99' }, 'amount'],
    ['more than a top-up', { ...good, amount: '30000.01' }, 'amount'],
    ['a limit below the amount', { ...good, max_amount: '499.99' }, 'max_amount'],
    ['a limit above a top-up', { ...good, max_amount: '30000.01' }, 'max_amount'],
    ['no day', { bank_id: 'MB2U0227', amount: '500.00' }, 'day_of_month'],
    ['the 29th', { ...good, day_of_month: 29 }, 'day_of_month'],
    ['day 0', { ...good, day_of_month: 0 }, 'day_of_month'],
    ['half a day', { ...good, day_of_month: 1.5 }, 'day_of_month'],
    ['an end before the first deposit', { ...good, ends_on: '2026-11-26' }, 'ends_on'],
    ['an end in many years', { ...good, ends_on: '2090-01-01' }, 'ends_on'],
    ['another field', { ...good, state: 'active' }, 'state'],
  ])('with %s', async (_case, body, field) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('without a fresh code, as a second one, and twice at once', async () => {
    expect(outcome(await create(good))).toEqual([403, 'step_up_required']);
    const wrong = await create({ ...good, otp_code: '000000' });
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['otp_code']]);
    const otp_code = await stepUpCode(app, investor);
    const both = await Promise.all([1, 2].map(() => create({ ...good, otp_code })));
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    const [opened] = both.filter(({ status }) => status === 201);
    await startAtBank(app, openedPayment(opened?.body ?? { link: '', ref_number: '' }).token, {
      ...{ channel: 'b2c', bankId: 'MB2U0227' },
    });
    expect(outcome(await requestDeposit(app, investor))).toEqual([409, 'wrong_state']);
  });

  it('where there is none to change, pause, resume or end; nobody reaches that of another', async () => {
    const other = await approvedInvestor(app);
    await authorisedDeposit(app, simulators, other, { on: SET_UP });
    expect(await depositsSeen(app, investor)).toEqual([]);
    expect(outcome(await change({ amount: '600.00', day_of_month: 5 }, SET_UP))).toEqual([
      409,
      'wrong_state',
    ]);
    expect(outcome(await pause())).toEqual([409, 'wrong_state']);
    expect(outcome(await resume(SET_UP))).toEqual([409, 'wrong_state']);
    const otp_code = '000000';
    const ended = await call(app, 'recurringDepositEnd', {
      headers: { ...investor.headers, 'x-otp-code': otp_code },
    });
    expect(ended.status).toBe(404);
    expect((await depositsSeen(app, other))[0]).toMatchObject({ state: 'active' });
  });
});

describe('setting it up', () => {
  it('names the limits, verifies the account by RM1.00 of one’s own cash, and says when it begins', async () => {
    const { body } = await call(app, 'recurringDepositOptions', {
      headers: dated(investor.headers, SET_UP),
    });
    expect(body).toMatchObject({
      ...{ least_amount: '200.00', most_amount: '30000.00', verification_amount: '1.00', retries: 4 },
      starts_on: '2026-12-04',
    });
    expect(body.banks.map(({ id }) => id)).toContain('MB2U0227');
    const answer = await requestDeposit(app, investor, {
      ...{ on: SET_UP, body: { max_amount: '800.00', ends_on: '2027-12-31' } },
    });
    expect(answer.body.ref_number).toMatch(/^DM-/);
    const { token } = openedPayment(answer.body);
    expect((await call(app, 'payment', { params: { token } })).body).toMatchObject({
      ...{
        amount: '1.00',
        mandate: { max_amount: '800.00', starts_on: '2026-12-04', ends_on: '2027-12-31' },
      },
    });
    const form = await startAtBank(app, token, { channel: 'b2c', bankId: 'MB2U0227' });
    expect(form.fpx_buyerId).toBe(`${investor.investor.invNo},5`);
    await simulators.control('fpx', { mandates: 'by_hand' });
    await simulators.payAtBank(form, { code: 'success', payerName: investor.investor.verifiedName });
    expect((await depositsSeen(app, investor))[0]).toMatchObject({ state: 'awaiting_bank_approval' });
    expect(await cash()).toBe(1_00n);
    const reference = answer.body.ref_number;
    await simulators.control('fpx/mandate', { reference, decision: 'approve' });
    const headers = dated(investor.headers, SET_UP);
    const [active] = (await call(app, 'recurringDepositCheck', { headers })).body.items;
    expect(active).toMatchObject({
      ...{ state: 'active', max_amount: '800.00', can: { end: true } },
      deposit: { amount: '500.00', day_of_month: 5, paused: null, next_on: FIRST, collections: [] },
    });
    const closing = await call(app, 'userReadClosing', { headers: investor.headers });
    expect(closing.body.reasons.map((one) => one.reason_code)).toContain('closing_deposit');
    expect((await mailTo(app, investor.email, 'deposit_active')).params).toMatchObject({
      ...{ amount: '500.00', dayOfMonth: 5, firstOn: DUE },
    });
  });

  it('is rejected and held where the account is of somebody else', async () => {
    await authorisedDeposit(app, simulators, investor, { payerName: 'SOMEBODY ELSE ENTIRELY' });
    expect((await depositsSeen(app, investor))[0]).toMatchObject({ state: 'rejected', reason: 'held' });
    expect(await cash()).toBe(0n);
    expect((await mailTo(app, investor.email, 'deposit_rejected')).params).toMatchObject({ why: 'held' });
  });

  it('offers an institution its corporate banks only', async () => {
    const company = await approvedInstitution(app);
    const { body } = await call(app, 'recurringDepositOptions', { headers: company.headers });
    expect(body.banks.map(({ id }) => id)).toContain('MBB0228');
    expect(body.banks.map(({ id }) => id)).not.toContain('MB2U0227');
    const answer = await create({ ...good, bank_id: 'MB2U0227' }, company);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['bank_id']]);
  });
});

describe('on its day', () => {
  beforeEach(() =>
    authorisedDeposit(app, simulators, investor, { on: SET_UP, body: { max_amount: '800.00' } }),
  );

  it('it is collected once a month, on the next business day, and credited as a top-up', async () => {
    await runDay(app, DUE);
    expect(await months()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => runDay(app, FIRST)));
    await runDay(app, addDays(day(FIRST), 2));
    expect(await months()).toEqual([[DUE, 1, FIRST, 'paid']]);
    expect(await cash()).toBe(501_00n);
    const { items } = (await call(app, 'investorTopups', { headers: investor.headers, query: {} })).body;
    expect(items).toMatchObject([{ amount: '500.00', state: 'succeeded', payment_type: 'fpx' }]);
    expect((await mailTo(app, investor.email, 'topup_credited')).params).toMatchObject({ amount: '500.00' });
    expect((await deposit(addDays(day(FIRST), 2)))?.next_on).toBe(SECOND);
    await runDay(app, SECOND);
    expect(await cash()).toBe(1001_00n);
    const { maker } = await operatorPair(app);
    const params = { id: investor.userId };
    const seen = await call(app, 'operatorMandates', { headers: maker.headers, params });
    expect(seen.body.items[0]?.deposit?.collections).toHaveLength(2);
  });

  it('another amount within the limit counts at once, another day from the next one on', async () => {
    const terms = { amount: '700.00', day_of_month: 10 };
    expect(outcome(await change(terms, SET_UP))).toEqual([403, 'step_up_required']);
    const otp_code = await stepUpCode(app, investor);
    const above = await change({ ...terms, amount: '800.01', otp_code }, SET_UP);
    expect([above.status, Object.keys(above.error.errors ?? {})]).toEqual([422, ['amount']]);
    const answer = await change({ ...terms, otp_code }, SET_UP);
    expect(answer.body.items[0]?.deposit).toMatchObject({ amount: '700.00', next_on: '2026-12-10' });
    await runDay(app, FIRST);
    expect(await months()).toEqual([]);
    await runDay(app, '2026-12-10');
    expect(await cash()).toBe(701_00n);
  });

  it('nothing is collected while it is paused, and nothing is made good', async () => {
    await pause();
    expect(await deposit()).toMatchObject({ paused: 'owner', next_on: null });
    await runDay(app, FIRST);
    expect((await resume(FIRST)).body.items[0]?.deposit).toMatchObject({ paused: null, next_on: SECOND });
    await runDay(app, addDays(day(FIRST), 1));
    expect(await months()).toEqual([]);
    await runDay(app, SECOND);
    expect(await months()).toEqual([[SECOND, 1, SECOND, 'paid']]);
  });

  it('nothing is collected from a frozen or disabled investor, nor long afterwards', async () => {
    await restrict(app, investor);
    await runDay(app, FIRST);
    expect(await months()).toEqual([]);
    await lift(app, investor);
    await runDay(app, addDays(day(DUE), 9));
    expect(await months()).toEqual([]);
    await disable(investor);
    await runDay(app, SECOND);
    expect((await mailsTo(app, investor.email)).map(({ template }) => template)).not.toContain(
      'topup_credited',
    );
    expect(await cash()).toBe(1_00n);
  });

  it('nothing is collected from an investor who became managed', async () => {
    const other = await approvedInvestor(app);
    await authorisedDeposit(app, simulators, other, { on: SET_UP });
    await manageFunds(app, investor.userId, MANAGED_ON);
    await runDay(app, FIRST);
    const collections = app.database.reader.db.selectFrom('collections').select('user_id');
    const rows = await collections.where('user_id', 'in', [investor.userId, other.userId]).execute();
    expect(rows).toEqual([{ user_id: other.userId }]);
  });

  it('nothing is collected once it is ended, with a fresh code', async () => {
    const bare = await call(app, 'recurringDepositEnd', { headers: investor.headers });
    expect(outcome(bare)).toEqual([403, 'step_up_required']);
    const otp_code = await stepUpCode(app, investor);
    const headers = { ...investor.headers, 'x-otp-code': otp_code };
    expect((await call(app, 'recurringDepositEnd', { headers })).status).toBe(200);
    await runJobs(app, ['mandate_end']);
    await runDay(app, FIRST);
    expect(await months()).toEqual([]);
    await mailTo(app, investor.email, 'deposit_ended');
    expect((await requestDeposit(app, investor, { on: FIRST })).status).toBe(201);
  });

  it('without funds it is tried on the days announced, then paused; a late success still counts once', async () => {
    await simulators.control('fpx', { collections: 'insufficient' });
    for (let later = 0; later <= 8; later += 1) {
      await runDay(app, addDays(day(FIRST), later));
    }
    expect((await months()).map(([due, attempt, , state]) => [due, attempt, state])).toEqual(
      [5, 4, 3, 2, 1].map((attempt) => [DUE, attempt, 'failed']),
    );
    expect(await deposit()).toMatchObject({ paused: 'failures', next_on: null });
    const mails = (await mailsTo(app, investor.email)).filter(
      ({ template }) => template === 'deposit_failed',
    );
    expect(mails.map(({ params }) => params.retryOn)).toContain(null);
    expect(mails).toHaveLength(5);
    expect(await cash()).toBe(1_00n);
    await simulators.control('fpx', { reset: true });
    await resume('2026-12-16');
    await runDay(app, SECOND);
    expect(await cash()).toBe(501_00n);
  });

  it('a payer with another name is held as a top-up, and nothing more is collected', async () => {
    await simulators.control('fpx', { collections: 'later' });
    await runDay(app, FIRST);
    expect(await months()).toEqual([[DUE, 1, FIRST, 'sent']]);
    await confirm('SOMEBODY ELSE ENTIRELY');
    expect(await months()).toEqual([[DUE, 1, FIRST, 'held']]);
    expect(await deposit()).toMatchObject({ paused: 'held', next_on: null });
    expect(await cash()).toBe(1_00n);
    await mailTo(app, investor.email, 'topup_held');
    const { maker } = await operatorPair(app);
    const { items } = (await call(app, 'operatorHeldPayments', { headers: maker.headers, query: {} })).body;
    expect(items.find(({ amount, state }) => amount === '500.00' && state === 'held')).toMatchObject({
      ...{ purpose: 'topup', reasons: ['payer'] },
    });
    await simulators.control('fpx', { reset: true });
    await runDay(app, SECOND);
    expect(await months()).toHaveLength(1);
  });

  it('an answer that comes later, and twice, is credited once', async () => {
    await simulators.control('fpx', { collections: 'later' });
    await runDay(app, FIRST);
    await confirm(investor.investor.verifiedName);
    await confirm(investor.investor.verifiedName);
    expect(await months()).toEqual([[DUE, 1, FIRST, 'paid']]);
    expect(await cash()).toBe(501_00n);
  });
});

it('is over on its last day', async () => {
  await authorisedDeposit(app, simulators, investor, { on: SET_UP, body: { ends_on: '2027-01-04' } });
  await runDay(app, FIRST);
  await runDay(app, SECOND);
  expect(await months()).toEqual([[DUE, 1, FIRST, 'paid']]);
  expect((await depositsSeen(app, investor))[0]).toMatchObject({ state: 'expired' });
});

async function disable({ userId: subjectId }: ApprovedInvestor): Promise<void> {
  const after = { account_status: 'Inactive', reason: 'A court order.' };
  await proposeAndApprove(app, { kind: 'account_state', subjectId, after });
}

/** The bank confirms the collection that is under way, with this account holder. */
async function confirm(buyerName: string): Promise<void> {
  const order = await app.database.reader.db
    .selectFrom('payment_intents')
    .select(['exchange_order_no', 'order_no', 'bank_code'])
    .where('purpose', '=', 'collection')
    .where('user_id', '=', investor.userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const form = {
    ...{ fpx_sellerExId: 'EX00012345', fpx_sellerId: 'SE00012345', fpx_txnCurrency: 'MYR' },
    ...{ fpx_sellerExOrderNo: order.exchange_order_no ?? '', fpx_sellerOrderNo: order.order_no ?? '' },
    ...{ fpx_sellerTxnTime: '20261207080000', fpx_buyerBankId: order.bank_code ?? '' },
  };
  await postConfirmation(app, 'direct', confirmationOf(form, { txnAmount: '500.00', buyerName }));
}
