import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  authorisedMandate,
  mandateAtBank,
  mandateFlags,
  mandatesSeen,
  requestMandate,
} from '../../../test/builders/direct-debit.ts';
import { giveCash, issuedNote, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { platformBalance, railMessages, storedPayment } from '../../../test/builders/money.ts';
import { type ApprovedIssuer, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  confirmationOf,
  openedPayment,
  postConfirmation,
  startAtBank,
} from '../../../test/builders/payments.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';

let simulators: Simulators;
let app: TestApp;
let issuer: ApprovedIssuer;
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp(simulators.environment);
  simulators.serve(app);
  issuer = await approvedIssuer(app);
}, 60_000);
afterEach(async () => {
  await simulators.control('fpx', { reset: true });
  await app.verifyLedger();
});
afterAll(async () => {
  await app.finish();
  await simulators.stop();
});

const create = (body: object, who = issuer) => call(app, 'mandateCreate', { headers: who.headers, body });
const good = { bank_id: 'MBB0228', max_amount: '5000.00' };
const newest = async (who = issuer) => (await mandatesSeen(app, who))[0];
const check = (who = issuer) => call(app, 'mandateCheck', { headers: who.headers, body: {} });
async function end(who = issuer): Promise<void> {
  const otp_code = await stepUpCode(app, who);
  const answer = await call(app, 'mandateEnd', { headers: { ...who.headers, 'x-otp-code': otp_code } });
  expect(answer.status).toBe(200);
  await runJobs(app, ['mandate_end']);
}

describe('a mandate is rejected', () => {
  it.each([
    ['no bank', { max_amount: '5000.00' }, 'bank_id'],
    ['an unknown bank', { ...good, bank_id: 'NOBANK01' }, 'bank_id'],
    ['a personal bank on the corporate list', { ...good, bank_id: 'MB2U0227', channel: 'b2b1' }, 'bank_id'],
    ['no amount', { bank_id: 'MBB0228' }, 'max_amount'],
    ['a negative amount', { ...good, max_amount: '-5000' }, 'max_amount'],
    ['an exponent', { ...good, max_amount: '5e3' }, 'max_amount'],
    ['too little', { ...good, max_amount: '99.99' }, 'max_amount'],
    ['more than a corporate account allows', { ...good, max_amount: '1000000.01' }, 'max_amount'],
    ['more than a personal account allows', { bank_id: 'MB2U0227', max_amount: '30000.01' }, 'max_amount'],
    ['another field', { ...good, state: 'active' }, 'state'],
  ])('with %s', async (_case, body, field) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('without a fresh code, and with a wrong one', async () => {
    const without = await create(good);
    expect([without.status, without.error.code]).toEqual([403, 'step_up_required']);
    const wrong = await create({ ...good, otp_code: '000000' });
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['otp_code']]);
    expect(await mandatesSeen(app, issuer)).toEqual([]);
  });

  it('below the largest instalment, which the options name', async () => {
    const owner = await approvedIssuer(app);
    const investor = await approvedInvestor(app);
    await giveCash(app, investor, ['10000.00']);
    await issuedNote(app, owner, [{ investor, amount: '10000.00' }], { on: '2026-12-01' });
    const { body } = await call(app, 'mandateOptions', { headers: owner.headers });
    expect(body).toMatchObject({
      largest_instalment: '3433.34',
      suggested_amount: '3800.00',
      least_amount: '3433.34',
      verification_amount: '1.00',
      retries: 4,
    });
    expect(body.channels.map(({ channel }) => channel)).toEqual(['b2c', 'b2b1']);
    const low = await create({ ...good, max_amount: '3433.33' }, owner);
    expect(low.error.errors).toEqual({
      max_amount: ['Please allow at least RM 3,433.34, your largest instalment'],
    });
  });

  it('twice at once and beside a running one; one that never went to the bank gives way', async () => {
    const owner = await approvedIssuer(app);
    const first = await requestMandate(app, owner);
    const second = await requestMandate(app, owner);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await mandatesSeen(app, owner)).map(({ state, reason }) => [state, reason])).toEqual([
      ['draft', null],
      ['rejected', 'replaced'],
    ]);
    const old = first.body.link.split('/pay/')[1] ?? '';
    const late = await call(app, 'paymentStart', {
      params: { token: old },
      body: { channel: 'b2b1', bank_id: 'MBB0228' },
    });
    expect([late.status, late.error.code]).toEqual([409, 'payment_closed']);
    const token = second.body.link.split('/pay/')[1] ?? '';
    await startAtBank(app, token, { channel: 'b2b1', bankId: 'MBB0228' });
    const third = await requestMandate(app, owner);
    expect([third.status, third.error.code]).toEqual([409, 'wrong_state']);
    const fresh = await approvedIssuer(app);
    const otp_code = await stepUpCode(app, fresh);
    const both = await Promise.all([1, 2].map(() => create({ ...good, otp_code }, fresh)));
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await mandatesSeen(app, fresh)).filter(({ state }) => state === 'draft')).toHaveLength(1);
  });
});

describe('the payment page of a mandate', () => {
  it('shows its terms and only the bank that was chosen', async () => {
    const owner = await approvedIssuer(app);
    const { body } = await requestMandate(app, owner);
    const token = body.link.split('/pay/')[1] ?? '';
    const page = (await call(app, 'payment', { params: { token } })).body;
    expect(page).toMatchObject({
      amount: '1.00',
      purpose: 'mandate',
      mandate: { reference: body.ref_number, max_amount: '5000.00', collections_a_month: 30 },
    });
    expect(page.channels.map(({ channel, banks }) => [channel, banks.map(({ id }) => id)])).toEqual([
      ['b2b1', ['MBB0228']],
    ]);
    const other = await call(app, 'paymentStart', {
      params: { token },
      body: { channel: 'b2b1', bank_id: 'PBB0233' },
    });
    expect([other.status, Object.keys(other.error.errors ?? {})]).toEqual([422, ['bank_id']]);
  });
});

describe("the bank's answer", () => {
  it('is applied once, however often and by whichever road it comes, and never when forged', async () => {
    const owner = await approvedIssuer(app);
    const { refNumber, form } = await mandateAtBank(app, owner);
    expect(form).toMatchObject({ fpx_msgType: 'AD', fpx_txnAmount: '5000.00' });
    expect(form.fpx_buyerIban).toMatch(/^01,60\d+,30,MT,\d{6},\d{6}$/);
    expect(form.fpx_buyerId).toMatch(/^\d{12},4$/);
    const right = confirmationOf(form, { txnAmount: '1.00' });
    expect((await postConfirmation(app, 'direct', { ...right, fpx_txnAmount: '1.01' })).status).toBe(400);
    expect(await newest(owner)).toMatchObject({ state: 'authorising' });
    const before = await platformBalance(app, 'trust_bank');
    const roads = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? 'direct' : 'indirect'));
    const answers = await Promise.all(roads.map((road) => postConfirmation(app, road as 'direct', right)));
    expect(answers[1]?.location).toBe(`/direct-debit/settings?ref_number=${refNumber}`);
    expect(await newest(owner)).toMatchObject({ state: 'awaiting_bank_approval', mandate_number: null });
    expect((await platformBalance(app, 'trust_bank')) - before).toBe(-1_00n);
    expect(await cashOf(app.work, owner.issuer.cashAccountId)).toBe(1_00n);
    expect(await mandateFlags(app, owner)).toEqual([true, false]);
  });

  it('with another amount, or from an account of another user, gives no mandate', async () => {
    const owner = await approvedIssuer(app);
    const other = await mandateAtBank(app, owner);
    await postConfirmation(app, 'direct', confirmationOf(other.form));
    expect(await newest(owner)).toMatchObject({ state: 'rejected', reason: 'held' });
    expect((await storedPayment(app, other.refNumber)).review_reason).toBe('disagrees: amount');
    const foreign = await mandateAtBank(app, owner);
    const named = { txnAmount: '1.00', buyerName: 'SOMEBODY ELSE ENTIRELY' };
    await postConfirmation(app, 'direct', confirmationOf(foreign.form, named));
    expect(await newest(owner)).toMatchObject({ state: 'rejected', reason: 'held' });
    const likeIt = await mandateAtBank(app, owner);
    const close = { txnAmount: '1.00', buyerName: `${owner.issuer.companyName} TRADING` };
    await postConfirmation(app, 'direct', confirmationOf(likeIt.form, close));
    expect(await newest(owner)).toMatchObject({ state: 'rejected', reason: 'held' });
    expect(await cashOf(app.work, owner.issuer.cashAccountId)).toBe(0n);
    await mailTo(app, owner.email, 'mandate_rejected');
    await decideHeld(owner, { own: other.refNumber, foreign: foreign.refNumber });
  });

  /** What was taken is not lost: operators book what is the company's, and send back what is not. */
  async function decideHeld(owner: ApprovedIssuer, held: { own: string; foreign: string }): Promise<void> {
    const { maker } = await operatorPair(app);
    const { items } = (await call(app, 'operatorHeldPayments', { headers: maker.headers, query: {} })).body;
    const own = items.find((one) => one.ref_number === held.own);
    const foreign = items.find((one) => one.ref_number === held.foreign);
    expect(own).toMatchObject({
      purpose: 'mandate',
      reasons: ['bank'],
      amount: '5000.00',
      can: { book: true },
    });
    expect(foreign).toMatchObject({ reasons: ['payer'], amount: '1.00', can: { book: false } });
    const book = (id = '') => ({ kind: 'receipt_review', subjectId: id, after: { decision: 'book' } });
    await expect(propose(app, book(foreign?.id))).rejects.toThrow('may not be kept');
    await proposeAndApprove(app, book(own?.id));
    expect(await cashOf(app.work, owner.issuer.cashAccountId)).toBe(5000_00n);
    await expect(propose(app, book(own?.id))).rejects.toThrow('wrong_state');
  }

  it('that it was cancelled ends it; an approval that comes after all is taken', async () => {
    const owner = await approvedIssuer(app);
    const { form, token } = await mandateAtBank(app, owner);
    await postConfirmation(app, 'direct', confirmationOf(form, { txnAmount: '1.00', debitAuthCode: '1C' }));
    expect(await newest(owner)).toMatchObject({ state: 'rejected', reason: 'cancelled' });
    expect((await call(app, 'payment', { params: { token } })).status).toBe(409);
    expect(await mandateFlags(app, owner)).toEqual([false, false]);
    await postConfirmation(app, 'direct', confirmationOf(form, { txnAmount: '1.00' }));
    expect(await newest(owner)).toMatchObject({ state: 'awaiting_bank_approval' });
  });
});

describe('another greatest amount', () => {
  const change = (body: object, who: ApprovedIssuer) =>
    call(app, 'mandateChange', { headers: who.headers, body });
  async function changed(who: ApprovedIssuer, max_amount: string, over = {}): Promise<string> {
    const { body } = await change({ max_amount, otp_code: await stepUpCode(app, who) }, who);
    const form = await startAtBank(app, body.link.split('/pay/')[1] ?? '', {
      ...{ channel: 'b2b1', bankId: 'MBB0228' },
    });
    expect(form.fpx_buyerIban).toMatch(/^02,,30,MT,\d{6},\d{6},E-\d{8}F\d{8}$/);
    expect(form.fpx_txnAmount).toBe(max_amount);
    await simulators.payAtBank(form, { code: 'success', ...over });
    await runJobs(app, ['mandate_decision']);
    return body.ref_number;
  }

  it('is rejected without a mandate, a code or a sensible amount', async () => {
    const owner = await approvedIssuer(app);
    const none = await change({ max_amount: '6000.00' }, owner);
    expect([none.status, none.error.code]).toEqual([409, 'wrong_state']);
    await authorisedMandate(app, simulators, owner);
    const bare = await change({ max_amount: '6000.00' }, owner);
    expect([bare.status, bare.error.code]).toEqual([403, 'step_up_required']);
    for (const max_amount of ['5000.00', '99.99', '1000000.01', '-1', '6e3']) {
      const answer = await change({ max_amount }, owner);
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['max_amount']]);
    }
    expect(await newest(owner)).toMatchObject({ state: 'active', max_amount: '5000.00' });
  });

  it('counts once the bank has accepted it; until then the present one stays valid', async () => {
    const owner = await approvedIssuer(app);
    await authorisedMandate(app, simulators, owner);
    await simulators.control('fpx', { mandates: 'by_hand' });
    const reference = await changed(owner, '8000.00');
    expect(await newest(owner)).toMatchObject({
      ...{ state: 'maintenance_pending', max_amount: '5000.00', pending_max_amount: '8000.00' },
    });
    expect(await mandateFlags(app, owner)).toEqual([true, true]);
    await simulators.control('fpx/mandate', { reference, decision: 'approve' });
    expect((await check(owner)).body.items[0]).toMatchObject({
      ...{ state: 'active', max_amount: '8000.00', pending_max_amount: null },
    });
    expect((await mailTo(app, owner.email, 'mandate_changed')).params).toMatchObject({
      ...{ maxAmount: '8000.00', isAccepted: true },
    });
    expect(await cashOf(app.work, owner.issuer.cashAccountId)).toBe(2_00n);
  });

  it('that the bank declines, its owner cancels or gives up leaves the present one', async () => {
    const owner = await approvedIssuer(app);
    await authorisedMandate(app, simulators, owner);
    await simulators.control('fpx', { mandates: 'decline' });
    await changed(owner, '8000.00');
    expect(await newest(owner)).toMatchObject({ state: 'active', max_amount: '5000.00' });
    const requested = await change({ max_amount: '7000.00', otp_code: await stepUpCode(app, owner) }, owner);
    const form = await startAtBank(app, openedPayment(requested.body).token, {
      ...{ channel: 'b2b1', bankId: 'MBB0228' },
    });
    await postConfirmation(app, 'direct', confirmationOf(form, { txnAmount: '1.00', debitAuthCode: '1C' }));
    expect(await newest(owner)).toMatchObject({ state: 'active', pending_max_amount: null });
    await change({ max_amount: '7500.00', otp_code: await stepUpCode(app, owner) }, owner);
    await end(owner);
    expect(await newest(owner)).toMatchObject({ state: 'terminated', max_amount: '5000.00' });
  });
});

describe('a mandate that was authorised', () => {
  it('waits for the bank, is queried from the page, and ends with a fresh code', async () => {
    await simulators.control('fpx', { mandates: 'by_hand' });
    const reference = await authorisedMandate(app, simulators, issuer);
    expect((await check()).body.items[0]).toMatchObject({ reference, state: 'awaiting_bank_approval' });
    await simulators.control('fpx/mandate', { reference, decision: 'approve' });
    const [active] = (await check()).body.items;
    expect(active).toMatchObject({ state: 'active', can: { end: true, change: true } });
    expect(active?.mandate_number).toMatch(/^E-\d{8}F\d{8}$/);
    expect(await mandateFlags(app, issuer)).toEqual([true, true]);
    const closing = await call(app, 'userReadClosing', { headers: issuer.headers });
    expect(closing.body.reasons.map((one) => one.reason_code)).toEqual(['closing_mandate']);
    await mailTo(app, issuer.email, 'mandate_active');
    const bare = await call(app, 'mandateEnd', { headers: issuer.headers });
    expect([bare.status, bare.error.code]).toEqual([403, 'step_up_required']);
    const malformed = await call(app, 'mandateEnd', { headers: { ...issuer.headers, 'x-otp-code': '12' } });
    expect([malformed.status, malformed.error.errors]).toEqual([422, { otp_code: [expect.any(String)] }]);
    const stranger = await approvedIssuer(app);
    const otp_code = await stepUpCode(app, stranger);
    const other = await call(app, 'mandateEnd', { headers: { ...stranger.headers, 'x-otp-code': otp_code } });
    expect(other.status).toBe(404);
    await end();
    expect(await newest()).toMatchObject({
      state: 'terminated',
      reason: 'ended_by_owner',
      can: { end: false, change: false },
    });
    expect(await mandateFlags(app, issuer)).toEqual([false, false]);
    const { id } = await storedPayment(app, reference);
    const notified = (await railMessages(app, id)).filter(({ kind }) => kind === 'ENRP end');
    expect(JSON.stringify(notified.map(({ raw }) => raw))).toContain(',TM,');
    await mailTo(app, issuer.email, 'mandate_ended');
  });

  it('that the bank declines is notified to its owner and shown to operators', async () => {
    await simulators.control('fpx', { mandates: 'decline' });
    await authorisedMandate(app, simulators, issuer);
    expect(await newest()).toMatchObject({ state: 'rejected', reason: 'bank' });
    expect((await mailTo(app, issuer.email, 'mandate_rejected')).params).toMatchObject({ why: 'bank' });
    const { maker } = await operatorPair(app);
    const seen = await call(app, 'operatorMandates', {
      headers: maker.headers,
      params: { id: issuer.userId },
    });
    expect(seen.body.items[0]).toMatchObject({ state: 'rejected', can: { end: false, change: false } });
    const unknown = await call(app, 'operatorMandates', {
      headers: maker.headers,
      params: { id: seen.body.items[0]?.id ?? '' },
    });
    expect(unknown.status).toBe(404);
  });

  it('is over when its time is', async () => {
    const owner = await approvedIssuer(app);
    await authorisedMandate(app, simulators, owner);
    const { ends_on: lastDay = '' } = (await newest(owner)) ?? {};
    await runDay(app, lastDay);
    expect(await newest(owner)).toMatchObject({ state: 'active' });
    await runDay(app, addDays(day(lastDay), 1));
    expect(await newest(owner)).toMatchObject({ state: 'expired', reason: 'ended_by_time' });
  });
});
