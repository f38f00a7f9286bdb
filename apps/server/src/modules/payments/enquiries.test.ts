import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, MINUTE, testClock } from '../../../test/builders/clock.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { railMessages, storedPayment, storedTopup } from '../../../test/builders/money.ts';
import { confirmationOf, openTopup, postConfirmation, startAtBank } from '../../../test/builders/payments.ts';
import { cashOf, loadInvestors } from '../../../test/bulk-load.ts';
import { startHttpServer, type TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';

/** A bank that hangs up on every question, unless a test lets it answer. */
const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
let exchange: TestServer;
let app: TestApp;
beforeAll(async () => {
  exchange = await startHttpServer();
  app = await createTestApp({ LOG_LEVEL: 'silent', FPX_BASE_URL: exchange.url }, clock);
});
// Back to the present, where the next test's people are signed in.
beforeEach(() => {
  exchange.respond(() => 'hang_up');
  clock.moveBy(Date.now() - clock.now().getTime());
});
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await exchange.stop();
});

async function investor() {
  const [made] = await loadInvestors(app.work, 1, 0n);
  if (made === undefined) {
    throw new Error('nobody was loaded');
  }
  return { ...made, headers: bearer(made.token), cash: () => cashOf(app.work, made.accountId) };
}

async function atBank(choice: { channel?: 'b2c' | 'b2b1'; bankId?: string } = {}) {
  const payer = await investor();
  const opened = await openTopup(app, payer, '250.00');
  const form = await startAtBank(app, opened.token, choice);
  return { payer, opened, form, orderNo: form.fpx_sellerExOrderNo ?? '' };
}

const enquire = (orderNo: string) => app.jobs.payment_enquiry?.({ order_no: orderNo }, scope);
const plannedAt = async (refNumber: string) => (await storedPayment(app, refNumber)).next_enquiry_at;
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE);

describe('a silent bank', () => {
  it('is queried again by the schedule, and a missing answer fails nothing', async () => {
    const { opened, orderNo } = await atBank();
    expect(await plannedAt(opened.refNumber)).toEqual(inMinutes(3));
    clock.moveBy(3 * MINUTE);
    await enquire(orderNo);
    expect(await plannedAt(opened.refNumber)).toEqual(inMinutes(2));
    const payment = await storedPayment(app, opened.refNumber);
    expect(payment).toMatchObject({ state: 'created', enquiries: 1 });
    const requested = (await railMessages(app, payment.id)).at(-1);
    expect(requested).toMatchObject({ kind: 'AE', verified: false, raw: { cause: 'silent' } });
  });

  it('lets a payment expire after a day, and credits what is approved afterwards', async () => {
    const { payer, opened, form, orderNo } = await atBank();
    clock.moveBy(23 * HOUR);
    await enquire(orderNo);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'created' });
    clock.moveBy(HOUR);
    await enquire(orderNo);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'expired' });
    expect(await storedTopup(app, opened.refNumber)).toMatchObject({ state: 'failed' });
    await enquire(orderNo);
    expect(await plannedAt(opened.refNumber)).toBeNull();
    await postConfirmation(app, 'direct', confirmationOf(form));
    expect(await payer.cash()).toBe(250_00n);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({
      state: 'succeeded',
      review_reason: 'late_approval',
    });
  });

  it('leaves a corporate payment a week for its second person', async () => {
    const { payer, opened, form, orderNo } = await atBank({ channel: 'b2b1', bankId: 'MBB0228' });
    await postConfirmation(app, 'direct', confirmationOf(form, { debitAuthCode: '99' }));
    clock.moveBy(6 * 24 * HOUR);
    await enquire(orderNo);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'pending' });
    expect(await plannedAt(opened.refNumber)).toEqual(inMinutes(6 * 60));
    await postConfirmation(app, 'direct', confirmationOf(form));
    expect(await payer.cash()).toBe(250_00n);
    clock.moveBy(2 * 24 * HOUR);
    await enquire(orderNo);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'succeeded' });
  });

  it('gives up a replaced order without ending the payment that replaced it', async () => {
    const { opened, orderNo } = await atBank();
    clock.moveBy(20 * MINUTE);
    await startAtBank(app, opened.token, { bankId: 'PBB0233' });
    clock.moveBy(24 * HOUR - 10 * MINUTE);
    await enquire(orderNo);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'created' });
  });
});

/** What the exchange answers to an enquiry: one line between blank ones. */
const answered = (form: Readonly<Record<string, string>>, code: string) => ({
  body: `\n\n${new URLSearchParams(confirmationOf(form, { debitAuthCode: code }))}\n`,
});

describe('an exchange that comes back', () => {
  it('after an hour of errors settles the payment, which no error has failed', async () => {
    const { payer, opened, form, orderNo } = await atBank();
    const errors = ['PROSESSING ERROR', 'ERROR', 'msgfromfpx= PROSESSING ERROR'];
    for (const [at, minutes] of [3, 2, 5, 5, 15, 30].entries()) {
      exchange.respond(() => ({ body: errors[at % errors.length] ?? '' }));
      clock.moveBy(minutes * MINUTE);
      await enquire(orderNo);
      expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'created' });
    }
    exchange.respond(() => answered(form, '00'));
    clock.moveBy(HOUR);
    await enquire(orderNo);
    expect(await payer.cash()).toBe(250_00n);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({
      ...{ state: 'succeeded', review_reason: null, enquiries: 6 },
    });
  });

  it('at the last question of a silent day credits it', async () => {
    const { payer, form, orderNo } = await atBank();
    clock.moveBy(23 * HOUR);
    await enquire(orderNo);
    exchange.respond(() => answered(form, '00'));
    clock.moveBy(HOUR);
    await enquire(orderNo);
    expect(await payer.cash()).toBe(250_00n);
  });

  it('settles a corporate payment on the sixth day by an enquiry, without a confirmation', async () => {
    const { payer, opened, form, orderNo } = await atBank({ channel: 'b2b1', bankId: 'MBB0228' });
    exchange.respond(() => answered(form, '99'));
    clock.moveBy(3 * MINUTE);
    await enquire(orderNo);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'pending', auth_code: '99' });
    clock.moveBy(6 * 24 * HOUR);
    exchange.respond(() => answered(form, '00'));
    await enquire(orderNo);
    expect(await payer.cash()).toBe(250_00n);
  });
});

describe('the page', () => {
  it('is open to its own address only', async () => {
    const unknown = await call(app, 'payment', { params: { token: 'A'.repeat(43) } });
    expect(unknown.status).toBe(404);
    const payer = await investor();
    const { link, token, refNumber } = await openTopup(app, payer, '250.00');
    expect(link).toBe(`${app.config.publicUrl}/pay/${token}`);
    expect(token.length).toBeGreaterThanOrEqual(43);
    const stored = await storedPayment(app, refNumber);
    expect(JSON.stringify({ ...stored, amount_sen: '' })).not.toContain(token);
  });

  it('says that banks cannot be reached while no list was ever received', async () => {
    const { token } = await openTopup(app, await investor(), '250.00');
    const answer = await call(app, 'payment', { params: { token } });
    expect([answer.status, answer.error.code]).toEqual([503, 'unavailable']);
  });

  it.each([
    ['a bank id that no bank has', { channel: 'b2c', bank_id: 'TOOLONGID12' }, 'bank_id'],
    ['a bank id in small letters', { channel: 'b2c', bank_id: 'mb2u0227' }, 'bank_id'],
    ['another channel', { channel: 'card', bank_id: 'MB2U0227' }, 'channel'],
    ['nothing', {}, 'channel'],
  ])('rejects %s', async (_case, body, field) => {
    const { token } = await openTopup(app, await investor(), '250.00');
    const answer = await call(app, 'paymentStart', { params: { token }, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toContain(field);
  });

  it('is closed after 30 minutes, and a page that was never used expires', async () => {
    const { token, refNumber } = await openTopup(app, await investor(), '250.00');
    const payment = await storedPayment(app, refNumber);
    const expire = () => app.jobs.payment_page_expiry?.({ intent_id: payment.id }, scope);
    clock.moveBy(29 * MINUTE);
    await expire();
    expect(await storedPayment(app, refNumber)).toMatchObject({ state: 'created' });
    clock.moveBy(MINUTE);
    for (const name of ['payment', 'paymentStart'] as const) {
      const body = name === 'payment' ? undefined : { channel: 'b2c', bank_id: 'MB2U0227' };
      const answer = await call(app, name, { params: { token }, body });
      expect([answer.status, answer.error.code]).toEqual([409, 'payment_closed']);
    }
    await expire();
    expect(await storedPayment(app, refNumber)).toMatchObject({ state: 'expired' });
    expect(await storedTopup(app, refNumber)).toMatchObject({ state: 'failed' });
  });

  it('does not expire under a payer who is at the bank', async () => {
    const { opened } = await atBank();
    const payment = await storedPayment(app, opened.refNumber);
    clock.moveBy(31 * MINUTE);
    await app.jobs.payment_page_expiry?.({ intent_id: payment.id }, scope);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'created' });
  });

  it('is closed once the payment has succeeded', async () => {
    const { opened, form } = await atBank();
    await postConfirmation(app, 'direct', confirmationOf(form));
    const answer = await call(app, 'payment', { params: { token: opened.token } });
    expect(answer.error.code).toBe('payment_closed');
  });

  it('stops taking further tries at some point', async () => {
    const { opened } = await atBank();
    for (let more = 0; more < 19; more += 1) {
      await startAtBank(app, opened.token);
    }
    await expect(startAtBank(app, opened.token)).rejects.toThrow('payment_closed');
  });
});
