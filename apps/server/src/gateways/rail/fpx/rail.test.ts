import { sen } from '@titian/finance/sen';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHttpServer, type TestServer } from '../../testing/http-server.ts';
import { OrderRejected, type PaymentRail, RailUnavailable, type VerifiedEvent } from '../port.ts';
import { readCertificate } from './certificates.ts';
import { createFpxRail, type FpxRailOptions } from './rail.ts';
import {
  certificateOf,
  merchantFor,
  rsaKey,
  signedBankList,
  signedConfirmation,
  testNow,
  testOrder,
} from './testing/exchange.ts';

const exchangeKey = rsaKey();
const merchant = await merchantFor(exchangeKey);
const encoded = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();
let server: TestServer;
let now: Date;
let options: FpxRailOptions;
let rail: PaymentRail;

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.stop());

beforeEach(() => {
  now = testNow;
  options = {
    merchants: [merchant],
    browserUrl: 'https://bank.example',
    serverUrl: server.url,
    timeoutMs: 5_000,
    bankListMaxAgeMs: 300_000,
    now: () => now,
  };
  rail = createFpxRail(options);
});

describe('profiles', () => {
  it('must exist and have different names', () => {
    expect(() => createFpxRail({ ...options, merchants: [] })).toThrow('at least one merchant profile');
    expect(() => createFpxRail({ ...options, merchants: [merchant, merchant] })).toThrow('a name of its own');
  });

  it('that do not exist are rejected by name', async () => {
    const order = { ...testOrder, merchant: 'nobody' };
    expect(() => rail.startPayment(order)).toThrow(OrderRejected);
    await expect(rail.enquire(order)).rejects.toThrow("named 'nobody'");
    await expect(rail.listBanks('nobody', 'b2c')).rejects.toThrow("named 'nobody'");
  });

  it('list the certificates of both sides, with the days', async () => {
    const ownCertificate = readCertificate(await certificateOf(merchant.privateKey, -300, 20));
    const watched = createFpxRail({ ...options, merchants: [{ ...merchant, ownCertificate }] });
    const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
    const [own, theirs] = watched.certificates();
    expect(own).toEqual({
      ...{ merchant: 'client-money', owner: 'merchant', subject: 'CN=FPX test' },
      ...{ startsAt: inDays(-300), endsAt: inDays(20) },
    });
    expect(theirs).toMatchObject({ owner: 'rail', merchant: 'client-money' });
  });
});

describe('paying', () => {
  it('sends the browser to the exchange with a signed form', () => {
    const start = rail.startPayment(testOrder);
    expect(start).toMatchObject({
      kind: 'form-post',
      action: 'https://bank.example/FPXMain/seller2DReceiver.jsp',
      fields: { fpx_msgType: 'AR', fpx_txnAmount: '200.00' },
    });
  });

  it('states its limits and terms', () => {
    expect(rail.capabilities()).toEqual({
      rail: 'fpx',
      currency: 'MYR',
      channels: [
        { channel: 'b2c', minSen: 1_00n, maxSen: 30_000_00n },
        { channel: 'b2b1', minSen: 2_00n, maxSen: 1_000_000_00n },
      ],
      termsUrl: 'https://bank.example/FPXMain/termsAndConditions.jsp',
      authorisesLater: ['b2b1'],
      mandateVerificationSen: 1_00n,
    });
  });

  it('reads callbacks at its own time and acknowledges with the word that stops repeats', () => {
    expect(rail.parseCallback(signedConfirmation(exchangeKey)).kind).toBe('event');
    now = new Date(testNow.getTime() + 400 * 86_400_000);
    expect(rail.parseCallback(signedConfirmation(exchangeKey))).toHaveProperty(
      'cause',
      'certificate_expired',
    );
    expect(rail.acknowledge()).toEqual({ status: 200, contentType: 'text/plain', body: 'OK' });
  });
});

describe('comparing an event with its order', () => {
  const event = (over: Parameters<typeof signedConfirmation>[1]): VerifiedEvent => {
    const parsed = rail.parseCallback(signedConfirmation(exchangeKey, over));
    if (parsed.kind === 'refusal') {
      throw new Error(parsed.detail);
    }
    return parsed;
  };

  it.each([
    [{ txnAmount: '2000.00' }, 'amount', '200.00', '2000.00'],
    [{ txnAmount: '199.99' }, 'amount', '200.00', '199.99'],
    [{ txnCurrency: 'SGD' }, 'currency', 'MYR', 'SGD'],
    [{ sellerId: 'SE99999999' }, 'sellerId', 'SE00000456', 'SE99999999'],
    [{ sellerOrderNo: 'TP-2' }, 'orderNo', 'TP-0000001', 'TP-2'],
    [{ sellerExOrderNo: 'X' }, 'exchangeOrderNo', testOrder.exchangeOrderNo, 'X'],
  ])('finds %j', (over, field, expected, received) => {
    expect(rail.disagreements(testOrder, event(over))).toEqual([{ field, expected, received }]);
  });

  it('finds an event of another exchange', () => {
    const foreign = { ...event({}), exchangeId: 'EX00000999' };
    expect(rail.disagreements(testOrder, foreign).map(({ field }) => field)).toEqual(['exchangeId']);
  });

  it('finds nothing where all agrees', () => {
    expect(rail.disagreements(testOrder, event({ txnAmount: '200.0' }))).toEqual([]);
  });
});

describe('enquiring', () => {
  it.each([
    ['ERROR', 'error_answer'],
    ['\n\nPROSESSING ERROR\n', 'error_answer'],
    ['msgfromfpx= PROSESSING ERROR', 'error_answer'],
    ['', 'error_answer'],
    ['fpx_msgType=AC', 'malformed'],
  ])('gets no outcome from %j', async (body, cause) => {
    server.respond(() => ({ body }));
    expect(await rail.enquire(testOrder)).toMatchObject({ kind: 'unknown', cause });
  });

  it('gets no outcome from a silent or broken host, and does not treat it as a failure', async () => {
    server.respond(() => 'hang_up');
    expect(await rail.enquire(testOrder)).toMatchObject({ kind: 'unknown', cause: 'silent' });
    server.respond(() => ({ status: 502, body: encoded(signedConfirmation(exchangeKey)) }));
    expect(await rail.enquire(testOrder)).toMatchObject({ kind: 'unknown', cause: 'error_answer' });
  });

  it('does not believe an answer that is forged or about another order', async () => {
    server.respond(() => ({ body: encoded(signedConfirmation(rsaKey())) }));
    expect(await rail.enquire(testOrder)).toMatchObject({ kind: 'unknown', cause: 'bad_signature' });
    server.respond(() => ({ body: encoded(signedConfirmation(exchangeKey, { sellerExOrderNo: 'OTHER' })) }));
    expect(await rail.enquire(testOrder)).toMatchObject({ kind: 'unknown', cause: 'other_order' });
  });

  it('does not fail a payment that the exchange has not found yet', async () => {
    const notFound = signedConfirmation(exchangeKey, { debitAuthCode: '76', fpxTxnId: '', fpxTxnTime: '' });
    server.respond(() => ({ body: encoded(notFound) }));
    expect(await rail.enquire(testOrder)).toMatchObject({
      kind: 'event',
      outcome: 'unknown',
      bankReference: null,
    });
  });

  it('sends the values of the order and reads the confirmation between blank lines', async () => {
    server.respond(() => ({ body: `\r\n\r\n${encoded(signedConfirmation(exchangeKey))}\r\n` }));
    expect(await rail.enquire(testOrder)).toMatchObject({ kind: 'event', outcome: 'succeeded' });
    const requested = server.requests.at(-1);
    expect(requested).toMatchObject({
      method: 'POST',
      path: '/FPXMain/sellerNVPTxnStatus.jsp',
      contentType: 'application/x-www-form-urlencoded',
    });
    const fields = Object.fromEntries(new URLSearchParams(requested?.body));
    expect(fields).toMatchObject({ fpx_msgType: 'AE', fpx_sellerTxnTime: '20261121110000' });
    expect(Object.keys(fields)).toHaveLength(21);
  });
});

describe('the bank list', () => {
  const listRequests = () =>
    server.requests.filter(({ path }) => path === '/FPXMain/RetrieveBankList').length;

  it('does not exist before the exchange has sent one', async () => {
    server.respond(() => ({ body: 'ERROR' }));
    await expect(rail.listBanks('client-money', 'b2c')).rejects.toThrow(RailUnavailable);
    server.respond(() => ({ body: encoded(signedBankList(rsaKey())) }));
    await expect(rail.listBanks('client-money', 'b2c')).rejects.toThrow(RailUnavailable);
  });

  it('is requested once by callers that arrive together, then again when it is old', async () => {
    server.respond(() => ({ body: `\n${encoded(signedBankList(exchangeKey))}` }));
    const before = listRequests();
    const lists = await Promise.all([1, 2, 3].map(() => rail.listBanks('client-money', 'b2c')));
    const fresh = {
      banks: [{ id: 'PBB0233', name: 'Public Bank', online: true }],
      asOf: testNow,
      stale: false,
    };
    expect(lists).toEqual([fresh, fresh, fresh]);
    now = new Date(testNow.getTime() + 299_999);
    await rail.listBanks('client-money', 'b2c');
    expect(listRequests() - before).toBe(1);
    now = new Date(testNow.getTime() + 300_000);
    expect((await rail.listBanks('client-money', 'b2c')).asOf).toEqual(now);
    expect(listRequests() - before).toBe(2);
  });

  it('falls back to the last good one and says so, until the exchange answers again', async () => {
    server.respond(() => ({ body: encoded(signedBankList(exchangeKey)) }));
    await rail.listBanks('client-money', 'b2c');
    now = new Date(testNow.getTime() + 300_000);
    server.respond(() => 'hang_up');
    expect(await rail.listBanks('client-money', 'b2c')).toMatchObject({ stale: true, asOf: testNow });
    server.respond(() => ({ body: encoded(signedBankList(exchangeKey, { bankList: 'MBB0228~B' })) }));
    expect(await rail.listBanks('client-money', 'b2c')).toEqual({
      banks: [{ id: 'MBB0228', name: 'Maybank2E', online: false }],
      asOf: now,
      stale: false,
    });
  });

  it('is stored separately by channel', async () => {
    server.respond(({ body }) => ({
      body: encoded(
        signedBankList(exchangeKey, { msgToken: body.includes('fpx_msgToken=02') ? '02' : '01' }),
      ),
    }));
    expect((await rail.listBanks('client-money', 'b2c')).banks[0]?.name).toBe('Public Bank');
    expect((await rail.listBanks('client-money', 'b2b1')).banks[0]?.name).toBe('Public Bank (PBe)');
  });
});

it('rejects an order above the limit before anything leaves', () => {
  expect(() => rail.startPayment({ ...testOrder, amountSen: sen(30_000_01n) })).toThrow(OrderRejected);
});
