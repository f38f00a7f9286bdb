import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { railMessages, storedPayment } from '../../../test/builders/money.ts';
import { approvedInstitution } from '../../../test/builders/onboarding.ts';
import {
  openTopup,
  payOpened,
  postConfirmation,
  startAtBank,
  topUp,
} from '../../../test/builders/payments.ts';
import { cashOf, loadInvestors } from '../../../test/bulk-load.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';
import { systemActor } from '../../platform/context.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
let simulators: Simulators;
let app: TestApp;
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp(simulators.environment);
  simulators.serve(app);
}, 60_000);
afterEach(async () => {
  await simulators.control('fpx', { reset: true });
  await app.verifyLedger();
});
afterAll(async () => {
  await simulators.stop();
  await app.finish();
});

async function investor() {
  const [made] = await loadInvestors(app.work, 1, 0n);
  if (made === undefined) {
    throw new Error('nobody was loaded');
  }
  return { ...made, headers: bearer(made.token), cash: () => cashOf(app.work, made.accountId) };
}

async function atBank(amount = '250.00') {
  const payer = await investor();
  const opened = await openTopup(app, payer, amount);
  const form = await startAtBank(app, opened.token);
  const enquire = () => app.jobs.payment_enquiry?.({ order_no: form.fpx_sellerExOrderNo ?? '' }, scope);
  return { payer, opened, form, enquire };
}

describe('the payment page', () => {
  it('lists the banks of each channel by name, with those that are offline', async () => {
    await simulators.control('fpx', { blocked_banks: ['PBB0233'] });
    const { token } = await openTopup(app, await approvedInstitution(app), '250.00');
    const { status, body } = await call(app, 'payment', { params: { token } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ amount: '250.00', purpose: 'topup' });
    expect(body.terms_url).toContain('/FPXMain/termsAndConditions.jsp');
    const [personal, corporate] = body.channels;
    expect(personal).toMatchObject({ channel: 'b2c', max: '30000.00' });
    expect(corporate).toMatchObject({ channel: 'b2b1', max: '1000000.00' });
    expect(personal?.banks).toContainEqual({ id: 'MB2U0227', name: 'Maybank2U', online: true });
    expect(personal?.banks.find((bank) => bank.id === 'PBB0233')?.online).toBe(false);
    const names = personal?.banks.map((bank) => bank.name) ?? [];
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('offers an individual no corporate accounts', async () => {
    const { token } = await openTopup(app, await investor(), '250.00');
    const { body } = await call(app, 'payment', { params: { token } });
    expect(body.channels.map(({ channel }) => channel)).toEqual(['b2c']);
  });

  it('names the bank of the last successful payment, of this payer alone', async () => {
    const payer = await investor();
    const page = async (who: Awaited<ReturnType<typeof investor>>) => {
      const { token } = await openTopup(app, who, '250.00');
      return (await call(app, 'payment', { params: { token } })).body.recent_bank;
    };
    expect(await page(payer)).toBeNull();
    await payOpened(app, await openTopup(app, payer, '250.00'), { bankId: 'RHB0218' });
    expect(await page(payer)).toEqual({ channel: 'b2c', bank_id: 'RHB0218' });
    expect(await page(await investor())).toBeNull();
  });

  it.each([
    ['a bank that is offline', 'PBB0233', 'is offline now'],
    ['a bank of the other channel', 'ABB0235', 'choose a bank of the list'],
    ['a bank that does not exist', 'NOBANK01', 'choose a bank of the list'],
  ])('rejects %s', async (_case, bankId, text) => {
    const { token } = await openTopup(app, await investor(), '250.00');
    const body = { channel: 'b2c', bank_id: bankId };
    const answer = await call(app, 'paymentStart', { params: { token }, body });
    expect(answer.status).toBe(422);
    expect(answer.error.errors?.bank_id?.[0]).toContain(text);
  });
});

describe('paying at the exchange', () => {
  it('credits the investor, and the browser that comes back is sent to the result', async () => {
    const { payer, opened, form } = await atBank();
    const paid = await simulators.payAtBank(form);
    expect(paid).toMatchObject({ debitAuthCode: '00', direct_acknowledged: true });
    expect(await payer.cash()).toBe(250_00n);
    const back = await postConfirmation(app, 'indirect', paid.indirect?.fields ?? {});
    expect(back).toMatchObject({ status: 303, location: `/balance?ref_number=${opened.refNumber}` });
    expect(await payer.cash()).toBe(250_00n);
    const { id } = await storedPayment(app, opened.refNumber);
    expect((await railMessages(app, id)).map((one) => one.kind)).toEqual(['AR', 'AC direct', 'AC indirect']);
  });

  it('sends the order that the exchange accepts at its limits', async () => {
    const payer = await investor();
    await topUp(app, payer, '30000.00', { simulators });
    expect(await payer.cash()).toBe(30_000_00n);
  });

  it.each([
    ['fail', 'limit'],
    ['1C', 'cancelled'],
    ['1A', 'timed_out'],
    ['OE', 'bank_offline'],
    ['96', 'other'],
  ])('states why a payment failed: %s', async (code, reason) => {
    const { payer, opened, form } = await atBank();
    await simulators.payAtBank(form, { code });
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({
      state: 'failed',
      failure_reason: reason,
    });
    const body = { ref_number: opened.refNumber };
    const answer = await call(app, 'investorVerifyLatestTopup', { headers: payer.headers, body });
    expect(answer.body.topup).toMatchObject({ state: 'failed', reason });
    expect(answer.body.topup.message).not.toBe('');
  });

  it('credits once when each confirmation comes ten times at the same moment', async () => {
    await simulators.control('fpx', { duplicate: 9 });
    const { payer, form } = await atBank();
    await simulators.payAtBank(form);
    expect(await payer.cash()).toBe(250_00n);
  });

  it('is not acknowledged with a wrong checksum, and settles by an enquiry', async () => {
    await simulators.control('fpx', { corrupt: true, retry_delays_ms: [] });
    const { payer, form, enquire } = await atBank();
    expect(await simulators.payAtBank(form)).toMatchObject({ direct_acknowledged: false });
    expect(await payer.cash()).toBe(0n);
    await simulators.control('fpx', { reset: true });
    await enquire();
    expect(await payer.cash()).toBe(250_00n);
  });

  it('holds a wrong amount for good', async () => {
    await simulators.control('fpx', { alter: { fpx_txnAmount: '2500.00' } });
    const { payer, form, enquire } = await atBank();
    await simulators.payAtBank(form);
    await simulators.control('fpx', { reset: true });
    await enquire();
    expect(await payer.cash()).toBe(0n);
  });

  it('holds what another person pays', async () => {
    const { payer, opened, form } = await atBank();
    await simulators.payAtBank(form, { payerName: 'TAN WEI MING' });
    expect(await payer.cash()).toBe(0n);
    const body = { ref_number: opened.refNumber };
    const answer = await call(app, 'investorVerifyLatestTopup', { headers: payer.headers, body });
    expect(answer.body.topup).toMatchObject({ state: 'held', reason: 'name_check' });
  });
});

describe('confirmations that never come', () => {
  it('are queried by the job', async () => {
    await simulators.control('fpx', { direct: 'drop' });
    const { payer, form, enquire } = await atBank();
    await simulators.payAtBank(form);
    expect(await payer.cash()).toBe(0n);
    await enquire();
    expect(await payer.cash()).toBe(250_00n);
    await enquire();
    expect(await payer.cash()).toBe(250_00n);
  });

  it('are queried by the waiting investor, who sees the money in the same answer', async () => {
    await simulators.control('fpx', { direct: 'drop' });
    const { payer, opened, form } = await atBank();
    await simulators.payAtBank(form);
    const body = { ref_number: opened.refNumber };
    const answer = await call(app, 'investorVerifyLatestTopup', { headers: payer.headers, body });
    expect(answer.body).toMatchObject({
      topup: { state: 'succeeded', amount: '250.00', reason: null },
      balance: '250.00',
      first_topup: true,
    });
  });

  it('spare the bank a question every moment', async () => {
    const { payer, opened } = await atBank();
    const body = { ref_number: opened.refNumber };
    for (let times = 0; times < 3; times += 1) {
      const answer = await call(app, 'investorVerifyLatestTopup', { headers: payer.headers, body });
      expect(answer.body.topup.state).toBe('pending');
    }
    const { id } = await storedPayment(app, opened.refNumber);
    expect((await railMessages(app, id)).filter((one) => one.kind === 'AE')).toHaveLength(1);
  });

  it('do not fail a payment while the exchange only answers with an error', async () => {
    await simulators.control('fpx', { direct: 'drop', enquiry: 'error' });
    const { payer, opened, form, enquire } = await atBank();
    await simulators.payAtBank(form);
    await enquire();
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'created' });
    await simulators.control('fpx', { reset: true });
    await enquire();
    expect(await payer.cash()).toBe(250_00n);
  });

  it('credit once when the job, the investor and the bank settle it at the same moment', async () => {
    await simulators.control('fpx', { direct: 'drop' });
    const { payer, opened, form, enquire } = await atBank();
    const paid = await simulators.payAtBank(form);
    const body = { ref_number: opened.refNumber };
    await Promise.all([
      enquire(),
      enquire(),
      call(app, 'investorVerifyLatestTopup', { headers: payer.headers, body }),
      postConfirmation(app, 'indirect', paid.indirect?.fields ?? {}),
      postConfirmation(app, 'direct', paid.indirect?.fields ?? {}),
    ]);
    expect(await payer.cash()).toBe(250_00n);
  });

  it('wait for the second person of a corporate account', async () => {
    const payer = await investor();
    const opened = await openTopup(app, payer, '250.00');
    const form = await startAtBank(app, opened.token, { channel: 'b2b1', bankId: 'MBB0228' });
    await simulators.payAtBank(form, { code: 'pending' });
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'pending' });
    await simulators.control('fpx/decide', { order_no: form.fpx_sellerExOrderNo, outcome: 'success' });
    expect(await payer.cash()).toBe(250_00n);
  });

  it('are of no use to another investor', async () => {
    const { opened } = await atBank();
    const other = await investor();
    const body = { ref_number: opened.refNumber };
    const answer = await call(app, 'investorVerifyLatestTopup', { headers: other.headers, body });
    expect(answer.status).toBe(404);
  });
});

it('pays by another attempt after the bank rejected the first', async () => {
  const { payer, opened, form } = await atBank();
  await simulators.payAtBank(form, { code: 'fail' });
  await payOpened(app, opened, { bankId: 'BCBB0235', simulators });
  expect(await payer.cash()).toBe(250_00n);
});
