import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { platformBalance, railMessages, storedPayment, storedTopup } from '../../../test/builders/money.ts';
import { confirmationOf, openTopup, postConfirmation, startAtBank } from '../../../test/builders/payments.ts';
import { cashOf, loadInvestors } from '../../../test/bulk-load.ts';
import { signedConfirmation } from '../../gateways/rail/fpx/testing/exchange.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

async function investor() {
  const [made] = await loadInvestors(app.work, 1, 0n);
  if (made === undefined) {
    throw new Error('nobody was loaded');
  }
  return { ...made, headers: bearer(made.token), cash: () => cashOf(app.work, made.accountId) };
}

/** An investor who has chosen a bank and is on its pages. */
async function atBank(amount = '250.00', choice: { channel?: 'b2c' | 'b2b1'; bankId?: string } = {}) {
  const payer = await investor();
  const opened = await openTopup(app, payer, amount);
  return { payer, opened, form: await startAtBank(app, opened.token, choice) };
}

const direct = (fields: Readonly<Record<string, string>>) => postConfirmation(app, 'direct', fields);
const indirect = (fields: Readonly<Record<string, string>>) => postConfirmation(app, 'indirect', fields);

describe('unverified messages', () => {
  it('rejects a wrong signature on both channels, stores nothing and changes nothing', async () => {
    const { payer, opened, form } = await atBank();
    const before = await storedPayment(app, opened.refNumber);
    const forged = { ...confirmationOf(form), fpx_txnAmount: '999.00' };
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const foreign = { ...confirmationOf(form), ...signedConfirmation(stranger) };
    const unsigned = { ...confirmationOf(form), fpx_checkSum: '' };
    const stored = (await railMessages(app, null)).length;
    for (const fields of [forged, foreign, unsigned]) {
      expect((await direct(fields)).status).toBe(400);
      const answer = await indirect(fields);
      expect([answer.status, answer.location]).toEqual([400, undefined]);
    }
    expect(await storedPayment(app, opened.refNumber)).toEqual(before);
    expect(await payer.cash()).toBe(0n);
    expect(await railMessages(app, null)).toHaveLength(stored);
    expect(await railMessages(app, before.id)).toHaveLength(1);
  });

  it('are rejected unread once an address has sent too many, without affecting other addresses', async () => {
    const { payer, form } = await atBank();
    const post = (remoteAddress: string, fields: Readonly<Record<string, string>>) =>
      app.app.inject({
        ...{ method: 'POST', url: '/api/fpx/direct', remoteAddress },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const junk = { ...confirmationOf(form), fpx_txnAmount: '999.00', padding: 'x'.repeat(9_000) };
    const statuses: number[] = [];
    for (let sent = 0; sent < 200; sent += 1) {
      statuses.push((await post('198.51.100.7', junk)).statusCode);
    }
    // Two minutes at most are touched, whenever the test begins.
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(120);
    expect(statuses.at(-1)).toBe(429);
    expect((await post('203.0.113.5', confirmationOf(form))).statusCode).toBe(200);
    expect(await payer.cash()).toBe(250_00n);
    expect(await railMessages(app, null)).toEqual([]);
  });

  it('masks the payer identity number in what it stores', async () => {
    const { opened, form } = await atBank();
    await direct(confirmationOf(form));
    const { id } = await storedPayment(app, opened.refNumber);
    expect(JSON.stringify(await railMessages(app, id))).not.toContain('880101145678');
  });

  it.each([
    ['nothing', '', 'application/x-www-form-urlencoded', 400],
    ['words', 'hello', 'application/x-www-form-urlencoded', 400],
    ['a NUL', 'fpx_msgType=%00&a%00=b', 'application/x-www-form-urlencoded', 400],
    ['broken encoding', 'fpx_msgType=%zz%', 'application/x-www-form-urlencoded', 400],
    ['too much', `a=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded', 413],
    ['JSON', '{"fpx_msgType":1}', 'application/json', 415],
  ])('rejects %s', async (_case, payload, type, status) => {
    for (const road of ['direct', 'indirect']) {
      const url = `/api/fpx/${road}`;
      const headers = { 'content-type': type };
      const answer = await app.app.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(status);
      expect(answer.payload).not.toContain('OK');
    }
  });

  it('acknowledges a verified message about an unknown order, and credits nothing', async () => {
    const { form } = await atBank();
    const received = await platformBalance(app, 'receipts_clearing');
    const other = confirmationOf(form, { sellerExOrderNo: 'NOT-OURS-1' });
    expect(await direct(other)).toMatchObject({ status: 200, body: 'OK' });
    expect(await indirect(other)).toMatchObject({ status: 303, location: '/' });
    expect(await platformBalance(app, 'receipts_clearing')).toBe(received);
    expect(await railMessages(app, null)).toEqual([]);
  });
});

describe('answers that contradict the order', () => {
  it.each([
    ['another amount', { txnAmount: '300.00' }, 300_00n],
    ['a smaller amount', { txnAmount: '2.50' }, 2_50n],
    ['another reference', { sellerOrderNo: 'TU-0000000000' }, 250_00n],
  ])('holds the money of %s', async (_case, over, arrived) => {
    const received = await platformBalance(app, 'receipts_clearing');
    const { payer, opened, form } = await atBank();
    expect(await direct(confirmationOf(form, over))).toMatchObject({ status: 200, body: 'OK' });
    expect(await payer.cash()).toBe(0n);
    expect((await platformBalance(app, 'receipts_clearing')) - received).toBe(arrived);
    const payment = await storedPayment(app, opened.refNumber);
    expect(payment).toMatchObject({ state: 'succeeded', review_reason: expect.stringMatching(/^disagrees/) });
    expect(await storedTopup(app, opened.refNumber)).toMatchObject({ state: 'held', amount_sen: arrived });
    await direct(confirmationOf(form));
    expect(await payer.cash()).toBe(0n);
  });

  it.each([
    ['another currency', { txnCurrency: 'SGD' }],
    ['another seller', { sellerId: 'SE99999999' }],
  ])('takes no money for %s, and holds what agrees later', async (_case, over) => {
    const received = await platformBalance(app, 'receipts_clearing');
    const { payer, opened, form } = await atBank();
    await direct(confirmationOf(form, over));
    expect(await platformBalance(app, 'receipts_clearing')).toBe(received);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'created' });
    await direct(confirmationOf(form));
    expect(await payer.cash()).toBe(0n);
    expect(await storedTopup(app, opened.refNumber)).toMatchObject({ state: 'held', amount_sen: 250_00n });
  });
});

describe('the money is credited once', () => {
  it('of a hundred identical confirmations at once', async () => {
    const { payer, opened, form } = await atBank();
    const fields = confirmationOf(form);
    const answers = await Promise.all(Array.from({ length: 100 }, () => direct(fields)));
    expect(answers.map((one) => one.body)).toEqual(Array(100).fill('OK'));
    expect(await payer.cash()).toBe(250_00n);
    const { id } = await storedPayment(app, opened.refNumber);
    expect((await railMessages(app, id)).filter((one) => one.kind === 'AC direct')).toHaveLength(100);
  });

  it('of both roads at once', async () => {
    const { payer, opened, form } = await atBank();
    const fields = confirmationOf(form);
    const [first, second] = await Promise.all([direct(fields), indirect(fields)]);
    expect(first).toMatchObject({ status: 200, body: 'OK' });
    expect(second).toMatchObject({ status: 303, location: `/balance?ref_number=${opened.refNumber}` });
    expect(await payer.cash()).toBe(250_00n);
  });

  it.each([
    ['direct after indirect', ['indirect', 'direct']],
    ['indirect after direct', ['direct', 'indirect']],
    ['only indirect', ['indirect']],
  ] as const)('%s', async (_case, roads) => {
    const { payer, form } = await atBank();
    for (const road of roads) {
      await postConfirmation(app, road, confirmationOf(form));
    }
    expect(await payer.cash()).toBe(250_00n);
  });

  it('and a failure after it changes nothing', async () => {
    const { payer, opened, form } = await atBank();
    await direct(confirmationOf(form));
    await direct(confirmationOf(form, { debitAuthCode: '51' }));
    expect(await payer.cash()).toBe(250_00n);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({
      state: 'succeeded',
      failure_reason: null,
    });
  });

  it('at the business date that the payment was opened on', async () => {
    const payer = await investor();
    const moved = { headers: { ...payer.headers, 'x-date-override': '2027-03-01' } };
    const opened = await openTopup(app, moved, '250.00');
    const form = await startAtBank(app, opened.token);
    await direct(confirmationOf(form));
    const transfers = await app.database.reader.db
      .selectFrom('entries')
      .select(['business_date', 'amount_sen'])
      .where('account_id', '=', payer.accountId)
      .execute();
    expect(transfers).toEqual([{ business_date: '2027-03-01', amount_sen: 250_00n }]);
  });
});

describe('payments that take several steps', () => {
  it('waits for the second person of a corporate account', async () => {
    const { payer, opened, form } = await atBank('250.00', { channel: 'b2b1', bankId: 'MBB0228' });
    await direct(confirmationOf(form, { debitAuthCode: '99' }));
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'pending' });
    expect(await payer.cash()).toBe(0n);
    const body = { ref_number: opened.refNumber };
    const waiting = await call(app, 'investorVerifyLatestTopup', { headers: payer.headers, body });
    expect(waiting.body.topup).toMatchObject({
      state: 'pending',
      message: expect.stringContaining("waiting for your company's authoriser"),
    });
    await direct(confirmationOf(form));
    expect(await payer.cash()).toBe(250_00n);
  });

  it('is rejected by the second authoriser of a corporate account, and may be retried', async () => {
    const { payer, opened, form } = await atBank('250.00', { channel: 'b2b1', bankId: 'MBB0228' });
    await direct(confirmationOf(form, { debitAuthCode: '99' }));
    await direct(confirmationOf(form, { debitAuthCode: 'BC' }));
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({
      ...{ state: 'failed', failure_reason: 'cancelled' },
    });
    await direct(confirmationOf(form, { debitAuthCode: '99' }));
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'failed' });
    expect(await payer.cash()).toBe(0n);
  });

  it('fails with the reason of its code, and succeeds by another try with another order', async () => {
    const { payer, opened, form } = await atBank();
    await direct(confirmationOf(form, { debitAuthCode: '1C' }));
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({
      state: 'failed',
      failure_reason: 'cancelled',
    });
    expect(await storedTopup(app, opened.refNumber)).toMatchObject({ state: 'failed' });
    const again = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
    expect(again.fpx_sellerExOrderNo).not.toBe(form.fpx_sellerExOrderNo);
    expect(again.fpx_sellerOrderNo).toBe(`${form.fpx_sellerOrderNo}-2`);
    await direct(confirmationOf(again));
    expect(await payer.cash()).toBe(250_00n);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({
      state: 'succeeded',
      bank_code: 'PBB0233',
      review_reason: null,
    });
  });

  it('credits and flags an approval that comes after the failure', async () => {
    const { payer, opened, form } = await atBank();
    await direct(confirmationOf(form, { debitAuthCode: 'OF' }));
    await direct(confirmationOf(form));
    expect(await payer.cash()).toBe(250_00n);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ review_reason: 'late_approval' });
  });

  it('finds the payment of an order that another try has replaced', async () => {
    const { payer, opened, form } = await atBank();
    await startAtBank(app, opened.token, { bankId: 'PBB0233' });
    await direct(confirmationOf(form));
    expect(await payer.cash()).toBe(250_00n);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ bank_code: 'MB2U0227' });
  });

  it('does not let the failure of a replaced order end the running one', async () => {
    const { payer, opened, form } = await atBank();
    const again = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
    await direct(confirmationOf(form, { debitAuthCode: '1C' }));
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ state: 'created' });
    await direct(confirmationOf(again));
    expect(await payer.cash()).toBe(250_00n);
  });

  it('holds a duplicate payment through two orders', async () => {
    const received = await platformBalance(app, 'receipts_clearing');
    const { payer, opened, form } = await atBank();
    const again = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
    await Promise.all([direct(confirmationOf(form)), direct(confirmationOf(again))]);
    expect(await payer.cash()).toBe(250_00n);
    expect((await platformBalance(app, 'receipts_clearing')) - received).toBe(250_00n);
    expect(await storedPayment(app, opened.refNumber)).toMatchObject({ review_reason: 'paid_twice' });
  });
});
