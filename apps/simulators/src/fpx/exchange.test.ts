import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Harness } from '../testing/harness.ts';
import {
  enquiryFor,
  fpxKeys,
  isSignedBy,
  merchantKeys,
  paymentRequest,
  signAs,
} from '../testing/merchant.ts';
import type { PayAnswer } from './pay.ts';

const harness = new Harness();

beforeAll(() => harness.start());
afterAll(() => harness.close());
beforeEach(async () => {
  harness.time = null;
  harness.merchant.received.length = 0;
  harness.merchant.answers.length = 0;
  await harness.postJson('/control/fpx', { reset: true });
});

function pay(
  fields: Record<string, string>,
  more: object = {},
): Promise<{ status: number; body: PayAnswer }> {
  return harness.postJson<PayAnswer>('/control/fpx/pay', { fields, ...more });
}

async function enquire(fields: Record<string, string>): Promise<string> {
  const answer = await harness.postForm('/FPXMain/sellerNVPTxnStatus.jsp', fields);
  return answer.text();
}

function readBody(body: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body.trim()));
}

describe('AR errors', () => {
  const minute = 60_000;

  test.each([
    ['XT', { fpx_msgType: 'AF' }],
    ['XM', { fpx_msgToken: '03' }],
    ['XE', { fpx_version: '9.9' }],
    ['30', { fpx_productDesc: 'x'.repeat(31) }],
    ['30', { fpx_sellerOrderNo: "A'1" }],
    ['30', { fpx_sellerTxnTime: '20260230101010' }],
    ['XS', { fpx_sellerId: 'SE99999999' }],
    ['SB', { fpx_sellerBankCode: '02' }],
    ['47', { fpx_txnCurrency: 'USD' }],
    ['13', { fpx_txnAmount: '250' }],
    ['13', { fpx_txnAmount: '1,250.00' }],
    ['13', { fpx_txnAmount: '0.00' }],
    ['2A', { fpx_txnAmount: '0.99' }],
    ['48', { fpx_txnAmount: '30000.01' }],
    ['31', { fpx_buyerBankId: 'NOBANK01' }],
    ['31', { fpx_buyerBankId: 'ABB0232' }],
    ['2A', { fpx_msgToken: '02', fpx_buyerBankId: 'ABB0232', fpx_txnAmount: '1.99' }],
    ['48', { fpx_msgToken: '02', fpx_buyerBankId: 'ABB0232', fpx_txnAmount: '1000000.01' }],
  ])('%s for %o', async (code, changes: Record<string, string>) => {
    const { body } = await pay(paymentRequest(changes));
    expect(body.debitAuthCode).toBe(code);
    expect(body.direct_acknowledged).toBe(true);
    expect(harness.merchant.received.map(({ fpx_debitAuthCode }) => fpx_debitAuthCode)).toEqual([code]);
    expect(isSignedBy(fpxKeys.publicPem, harness.merchant.received[0] ?? {})).toBe(true);
  });

  test.each([
    ['30,000.00 personal', { fpx_txnAmount: '30000.00' }],
    ['1.00 personal', { fpx_txnAmount: '1.00' }],
    [
      '1,000,000.00 corporate',
      { fpx_msgToken: '02', fpx_buyerBankId: 'ABB0232', fpx_txnAmount: '1000000.00' },
    ],
  ])('accepts the limit %s', async (_what, changes: Record<string, string>) => {
    expect((await pay(paymentRequest(changes))).body.debitAuthCode).toBe('00');
  });

  test('XW when the clocks differ by more than a quarter of an hour', async () => {
    const now = Date.now();
    for (const [minutes, code] of [
      [-16, 'XW'],
      [16, 'XW'],
      [-14, '00'],
      [14, '00'],
    ] as const) {
      const { body } = await pay(paymentRequest({}, new Date(now + minutes * minute)));
      expect(body.debitAuthCode).toBe(code);
    }
  });

  test('98 and XI are not confirmed to the merchant, because anyone could have sent them', async () => {
    const forged = { ...paymentRequest(), fpx_txnAmount: '999.00' };
    expect((await pay(forged)).body).toMatchObject({
      debitAuthCode: '98',
      indirect: null,
      direct_acknowledged: false,
    });
    const foreign = paymentRequest({ fpx_sellerExId: 'EX99999999' });
    expect((await pay(foreign)).body).toMatchObject({ debitAuthCode: 'XI', indirect: null });
    const { fpx_makerName: _left, ...incomplete } = paymentRequest();
    expect((await pay(incomplete)).body).toMatchObject({ debitAuthCode: 'XE', indirect: null });
    expect(harness.merchant.received).toEqual([]);
    const page = await harness.postForm('/FPXMain/seller2DReceiver.jsp', forged);
    expect([page.status, (await page.text()).includes('98 MAC Error')]).toEqual([400, true]);
  });

  test('XN leaves the first payment as it is', async () => {
    const request = paymentRequest();
    expect((await pay(request)).body.debitAuthCode).toBe('00');
    const again = await pay(request);
    expect(again.body.debitAuthCode).toBe('XN');
    expect(again.body.indirect?.fields.fpx_debitAuthCode).toBe('XN');
    expect(harness.merchant.received.length).toBe(1);
    expect(readBody(await enquire(enquiryFor(request))).fpx_debitAuthCode).toBe('00');
    const page = await harness.postForm('/FPXMain/seller2DReceiver.jsp', request);
    expect(page.status).toBe(409);
  });

  test('only one of many simultaneous ARs of one order pays', async () => {
    const request = paymentRequest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(request)));
    const codes = answers.map(({ body }) => body.debitAuthCode).sort();
    expect(codes).toEqual(['00', ...Array.from({ length: 19 }, () => 'XN')]);
    expect(harness.merchant.received.length).toBe(1);
  });

  test('45 for a seller order number that was used before', async () => {
    const request = paymentRequest();
    await pay(request);
    const { body } = await pay(paymentRequest({ fpx_sellerOrderNo: request.fpx_sellerOrderNo ?? '' }));
    expect(body.debitAuthCode).toBe('45');
  });

  test('BB for a blocked bank', async () => {
    await harness.postJson('/control/fpx', { blocked_banks: ['MB2U0227'] });
    expect((await pay(paymentRequest())).body.debitAuthCode).toBe('BB');
  });
});

describe('paying without a browser', () => {
  test('delivers the same signed AC direct and indirect, with the account holder', async () => {
    const request = paymentRequest();
    const { body } = await pay(request, { payer_name: "D'CRUZ & SONS" });
    expect(body).toMatchObject({ debitAuthCode: '00', direct_acknowledged: true });
    const [direct = {}] = harness.merchant.received;
    expect(body.indirect?.fields).toEqual(direct);
    expect(Object.keys(direct).length).toBe(22);
    expect(isSignedBy(fpxKeys.publicPem, direct)).toBe(true);
    expect(direct).toMatchObject({
      fpx_msgType: 'AC',
      fpx_buyerName: "D'CRUZ & SONS",
      fpx_sellerExOrderNo: request.fpx_sellerExOrderNo,
      fpx_txnAmount: '250.00',
      fpx_creditAuthCode: '00',
    });
    expect(direct.fpx_fpxTxnId).toMatch(/^\d{16}$/);
    expect(direct.fpx_fpxTxnTime).toMatch(/^\d{14}$/);
    expect(direct.fpx_debitAuthNo).toMatch(/^\d{8}$/);
  });

  test('takes the AR as a form as well', async () => {
    const answer = await harness.postForm('/control/fpx/pay', paymentRequest());
    expect(await answer.json()).toMatchObject({ debitAuthCode: '00', direct_acknowledged: true });
  });

  test.each([
    ['fail', '51'],
    ['pending', '99'],
    ['1C', '1C'],
    ['success', '00'],
  ])('outcome %s answers %s', async (outcome, code) => {
    expect((await pay(paymentRequest(), { outcome })).body.debitAuthCode).toBe(code);
  });

  test('the test banks answer as they must, and contradictions are rejected', async () => {
    expect((await pay(paymentRequest({ fpx_buyerBankId: 'TEST0021' }))).body.debitAuthCode).toBe('00');
    expect((await pay(paymentRequest({ fpx_buyerBankId: 'TEST0022' }))).body.debitAuthCode).toBe('51');
    const chosen = paymentRequest({ fpx_buyerBankId: 'TEST0023' });
    expect((await pay(chosen, { outcome: '1J' })).body.debitAuthCode).toBe('1J');
    const contradiction = paymentRequest({ fpx_buyerBankId: 'TEST0021' });
    expect((await pay(contradiction, { outcome: 'fail' })).status).toBe(422);
    expect((await pay(paymentRequest(), { outcome: 'maybe' })).status).toBe(422);
    expect((await pay(contradiction)).body.debitAuthCode).toBe('00');
  });
});

describe('Direct AC', () => {
  test('is repeated until the body trims to OK', async () => {
    await harness.postJson('/control/fpx', { retry_delays_ms: [1, 1, 1, 1] });
    harness.merchant.answers.push(
      { status: 500, body: 'OK' },
      { status: 200, body: '<html>OK</html>' },
      { status: 302, body: '' },
      { status: 200, body: '\n OK \n' },
    );
    const { body } = await pay(paymentRequest());
    expect(body.direct_acknowledged).toBe(true);
    expect(harness.merchant.received.length).toBe(4);
  });

  test('is given up after the last try', async () => {
    await harness.postJson('/control/fpx', { retry_delays_ms: [1, 1, 1, 1] });
    harness.merchant.answers.push(...Array.from({ length: 9 }, () => ({ status: 400, body: 'no' })));
    const request = paymentRequest();
    expect((await pay(request)).body.direct_acknowledged).toBe(false);
    expect(harness.merchant.received.length).toBe(5);
    const { items } = await harness.getJson<{ items: { order_no: string; direct: object }[] }>(
      '/control/fpx/transactions',
    );
    expect(items[0]).toMatchObject({
      order_no: request.fpx_sellerExOrderNo,
      direct: { tries: 5, acknowledged: false },
    });
  });

  test('leaves in many copies at once', async () => {
    await harness.postJson('/control/fpx', { duplicate: 9 });
    await pay(paymentRequest());
    expect(harness.merchant.received.length).toBe(10);
    expect(new Set(harness.merchant.received.map(({ fpx_checkSum }) => fpx_checkSum)).size).toBe(1);
  });

  test('is dropped, and still answered by AE and sent when released', async () => {
    await harness.postJson('/control/fpx', { direct: 'drop' });
    const request = paymentRequest();
    expect((await pay(request)).body.direct_acknowledged).toBe(false);
    expect(harness.merchant.received).toEqual([]);
    expect(readBody(await enquire(enquiryFor(request))).fpx_debitAuthCode).toBe('00');
    const released = await harness.postJson('/control/fpx/release', {
      order_no: request.fpx_sellerExOrderNo,
    });
    expect(released.body).toMatchObject({ direct_acknowledged: true });
    expect(harness.merchant.received.length).toBe(1);
  });

  test('waits for its delay', async () => {
    await harness.postJson('/control/fpx', { direct: 'delay', delay_ms: 60_000 });
    const request = paymentRequest();
    expect((await pay(request, { wait_ms: 20 })).body.direct_acknowledged).toBe(false);
    expect(harness.merchant.received).toEqual([]);
    await harness.postJson('/control/fpx/release', { order_no: request.fpx_sellerExOrderNo });
    expect(harness.merchant.received.length).toBe(1);
  });

  test('comes after the indirect one when configured', async () => {
    await harness.postJson('/control/fpx', { order: 'indirect_first', delay_ms: 30 });
    const { body } = await pay(paymentRequest());
    expect(body.direct_acknowledged).toBe(false);
    expect(body.indirect?.fields.fpx_debitAuthCode).toBe('00');
    await harness.merchant.receivedAtLeast(1);
  });

  test('carries a spoiled checksum, or another amount rightly signed', async () => {
    await harness.postJson('/control/fpx', { corrupt: true });
    const first = await pay(paymentRequest());
    expect(isSignedBy(fpxKeys.publicPem, harness.merchant.received[0] ?? {})).toBe(false);
    expect(isSignedBy(fpxKeys.publicPem, { ...first.body.indirect?.fields })).toBe(false);
    await harness.postJson('/control/fpx', { reset: true, alter: { fpx_txnAmount: '1.00' } });
    const request = paymentRequest();
    await pay(request);
    const altered = harness.merchant.received[1] ?? {};
    expect([altered.fpx_txnAmount, isSignedBy(fpxKeys.publicPem, altered)]).toEqual(['1.00', true]);
    expect(readBody(await enquire(enquiryFor(request))).fpx_txnAmount).toBe('250.00');
  });

  test('rejects unknown controls', async () => {
    expect((await harness.postJson('/control/fpx', { directly: 'drop' })).status).toBe(400);
    expect((await harness.postJson('/control/fpx', { direct: 'sometimes' })).status).toBe(400);
  });
});

describe('corporate payments', () => {
  const corporate = (): Record<string, string> =>
    paymentRequest({ fpx_msgToken: '02', fpx_buyerBankId: 'RHB0218', fpx_txnAmount: '45000.00' });

  test.each([
    ['approve', '00'],
    ['reject', 'BC'],
  ])('wait at 99 until the checker decides: %s', async (decision, code) => {
    const request = corporate();
    await pay(request, { outcome: 'pending' });
    const inbox = await (await harness.get('/fpx/inbox')).text();
    expect(inbox).toContain(request.fpx_sellerExOrderNo);
    const path = new RegExp(`${request.fpx_sellerExOrderNo}[\\s\\S]*?action="(/fpx/inbox/[0-9a-f]+)"`).exec(
      inbox,
    )?.[1];
    const decided = await harness.postForm(path ?? '', { decision });
    expect(decided.status).toBe(303);
    await harness.merchant.receivedAtLeast(2);
    expect(harness.merchant.received.map(({ fpx_debitAuthCode }) => fpx_debitAuthCode)).toEqual(['99', code]);
    const late = await harness.postForm(path ?? '', { decision: 'approve' });
    expect(late.headers.get('location')).toContain('late');
    expect(readBody(await enquire(enquiryFor(request))).fpx_debitAuthCode).toBe(code);
  });

  test('are decided by program too, once', async () => {
    const request = corporate();
    await pay(request, { outcome: 'pending' });
    const order = { order_no: request.fpx_sellerExOrderNo };
    const decided = await harness.postJson('/control/fpx/decide', { ...order, outcome: 'success' });
    expect(decided.body).toMatchObject({ direct_acknowledged: true, transaction: { debit_auth_code: '00' } });
    expect((await harness.postJson('/control/fpx/decide', order)).status).toBe(409);
    expect((await harness.postJson('/control/fpx/decide', { order_no: 'none' })).status).toBe(404);
  });

  test('expire after seven days without a checker', async () => {
    const request = corporate();
    await pay(request, { outcome: 'pending' });
    harness.time = new Date(Date.now() + 8 * 24 * 3_600_000);
    expect(readBody(await enquire(enquiryFor(request))).fpx_debitAuthCode).toBe('OF');
  });
});

describe('AE', () => {
  test('answers ERROR to strangers and 76 for orders it does not have', async () => {
    const request = paymentRequest();
    expect(await enquire({ ...enquiryFor(request), fpx_txnAmount: '1.00' })).toBe('ERROR');
    expect(await enquire(request)).toBe('ERROR');
    const unknown = readBody(await enquire(enquiryFor(request)));
    expect(unknown).toMatchObject({ fpx_debitAuthCode: '76', fpx_fpxTxnId: '', fpx_fpxTxnTime: '' });
    expect(isSignedBy(fpxKeys.publicPem, unknown)).toBe(true);
  });

  test('answers 76 when the values differ from those of the AR', async () => {
    const request = paymentRequest();
    await pay(request);
    const answer = await enquire(enquiryFor(request, { fpx_txnAmount: '1.00' }));
    expect(readBody(answer).fpx_debitAuthCode).toBe('76');
  });

  test('answers 09 while the buyer is at the bank, and a time-out when the buyer stays away', async () => {
    const request = paymentRequest();
    await harness.postForm('/FPXMain/seller2DReceiver.jsp', request);
    expect(readBody(await enquire(enquiryFor(request))).fpx_debitAuthCode).toBe('09');
    harness.time = new Date(Date.now() + 11 * 60_000);
    expect(readBody(await enquire(enquiryFor(request))).fpx_debitAuthCode).toBe('1A');
    await harness.merchant.receivedAtLeast(1);
  });

  test('answers one line between blank lines, signed, or the error text when configured to', async () => {
    const request = paymentRequest();
    await pay(request);
    const body = await enquire(enquiryFor(request));
    expect(body).toMatch(/^\n\n[^\n]+\n$/);
    expect(isSignedBy(fpxKeys.publicPem, readBody(body))).toBe(true);
    await harness.postJson('/control/fpx', { enquiry: 'error' });
    expect(await enquire(enquiryFor(request))).toBe('PROSESSING ERROR');
  });
});

describe('BE', () => {
  const bankListRequest = (token: string, changes: Record<string, string> = {}): Record<string, string> => ({
    ...signAs(merchantKeys.privatePem, {
      fpx_msgToken: token,
      fpx_msgType: 'BE',
      fpx_sellerExId: 'EX00000001',
      fpx_version: '7.0',
    }),
    ...changes,
  });

  async function request(fields: Record<string, string>): Promise<string> {
    return (await harness.postForm('/FPXMain/RetrieveBankList', fields)).text();
  }

  test('answers ERROR to a wrong signature and an unknown model', async () => {
    expect(await request(bankListRequest('01', { fpx_version: '6.0' }))).toBe('ERROR');
    expect(await request(bankListRequest('03'))).toBe('ERROR');
  });

  test('lists the banks of the channel with their state, signed', async () => {
    await harness.postJson('/control/fpx', { blocked_banks: ['ABB0233'] });
    const personal = readBody(await request(bankListRequest('01')));
    expect(isSignedBy(fpxKeys.publicPem, personal)).toBe(true);
    const banks = (personal.fpx_bankList ?? '').split(',');
    expect(banks).toEqual(expect.arrayContaining(['ABB0233~B', 'MB2U0227~A', 'TEST0021~A']));
    expect(banks.length).toBe(24);
    const corporate = readBody(await request(bankListRequest('02')));
    expect((corporate.fpx_bankList ?? '').split(',').length).toBe(26);
  });
});

describe('after a restart', () => {
  test('AE still answers, order numbers stay used, and open ACs are delivered', async () => {
    const paid = paymentRequest();
    await pay(paid);
    const waiting = paymentRequest();
    await harness.postForm('/FPXMain/seller2DReceiver.jsp', waiting);
    await harness.postJson('/control/fpx', { direct: 'delay', delay_ms: 3_600_000 });
    const unsent = paymentRequest();
    await pay(unsent, { wait_ms: 0 });
    await harness.restart();
    await harness.merchant.receivedAtLeast(2);
    expect(harness.merchant.received[1]?.fpx_sellerExOrderNo).toBe(unsent.fpx_sellerExOrderNo);
    expect(readBody(await enquire(enquiryFor(paid))).fpx_debitAuthCode).toBe('00');
    expect(readBody(await enquire(enquiryFor(waiting))).fpx_debitAuthCode).toBe('09');
    expect((await pay(paid)).body.debitAuthCode).toBe('XN');
  });
});
