import { createPublicKey, sign, verify } from 'node:crypto';
import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHttpServer, type TestServer } from '../../testing/http-server.ts';
import {
  type CollectionOrder,
  type MandateOrder,
  type MandateTerms,
  OrderRejected,
  type PaymentRail,
} from '../port.ts';
import { createFpxRail } from './rail.ts';
import { merchantFor, rsaKey, testNow, testOrder } from './testing/exchange.ts';

const exchangeKey = rsaKey();
const merchant = await merchantFor(exchangeKey);
let server: TestServer;
let rail: PaymentRail;
beforeAll(async () => {
  server = await startHttpServer();
  rail = createFpxRail({
    ...{ merchants: [merchant], browserUrl: 'https://bank.example', serverUrl: server.url },
    ...{ timeoutMs: 5_000, bankListMaxAgeMs: 300_000, now: () => testNow },
  });
});
afterAll(() => server.stop());

const terms: MandateTerms = {
  ...{
    payerIdNumber: '202001012345',
    payerIdKind: 'registration',
    payerPhone: '+60123456789',
    collectionsAMonth: 30,
  },
  ...{ maxAmountSen: sen(5_000_00n), startsOn: day('2026-11-25'), endsOn: day('2031-11-24') },
  changes: null,
};
const mandate: MandateOrder = { ...testOrder, orderNo: 'DD-1', amountSen: sen(1_00n), terms };
const collection: CollectionOrder = {
  ...{ ...testOrder, orderNo: 'DC-1', amountSen: sen(3_433_33n) },
  ...{ mandateNumber: 'E-20261121F00000001', collectOn: day('2027-01-04') },
};

/** Answers the next file with rows of the exchange; `change` spoils or replaces what is sent after signing. */
function answerFile(rows: (requested: string[][]) => string[][], change: Record<string, string> = {}): void {
  server.respond(({ body }) => {
    const requested = Object.fromEntries(new URLSearchParams(body));
    const sent = (requested.FILE ?? '').split('\n').map((row) => row.split(','));
    const FILE = rows(sent)
      .map((row) => row.join(','))
      .join('\n');
    const [FILENAME = '', SELLEREXID = ''] = [requested.FILENAME, requested.SELLEREXID];
    const signature = sign('RSA-SHA1', Buffer.from(`${FILENAME}|${FILE}|${SELLEREXID}`), exchangeKey);
    const CHECKSUM = signature.toString('hex').toUpperCase();
    return { body: `${new URLSearchParams({ FILENAME, FILE, SELLEREXID, CHECKSUM, ...change })}` };
  });
}

const enrolment = (approval: string, number = '', reference = 'DD-1') => {
  const row = Array.from({ length: 19 }, () => '');
  return [row.with(1, reference).with(5, '514012345678').with(17, approval).with(18, number)];
};
const result = (status: string, more: readonly (readonly [number, string])[] = []) => {
  return ([header = [], detail = [], footer = []]: string[][]) => {
    const changes = [[18, status] as const, ...more];
    return [header, changes.reduce((row, [at, value]) => row.with(at, value), detail), footer];
  };
};

describe('AD', () => {
  it('carries the terms, and is signed over all twenty fields in their order', () => {
    const start = rail.startMandate(mandate);
    const fields = start.kind === 'form-post' ? start.fields : {};
    expect(fields).toMatchObject({
      ...{ fpx_msgType: 'AD', fpx_txnAmount: '5000.00', fpx_buyerId: '202001012345,4' },
      fpx_buyerIban: '01,60123456789,30,MT,251126,241131',
    });
    const names = Object.keys(fields).filter((name) => name !== 'fpx_checkSum');
    const source = Buffer.from(
      names
        .sort()
        .map((name) => fields[name])
        .join('|'),
    );
    const checkSum = Buffer.from(fields.fpx_checkSum ?? '', 'hex');
    expect(names).toHaveLength(20);
    expect(verify('RSA-SHA1', source, createPublicKey(merchant.privateKey), checkSum)).toBe(true);
  });

  it.each([
    ['no registration number', { payerIdNumber: '--- '.replaceAll('-', '') }],
    ['no collections', { collectionsAMonth: 0 }],
    ['too many collections', { collectionsAMonth: 1_000 }],
    ['an end before its start', { endsOn: day('2026-11-25') }],
    ['more than the channel takes', { maxAmountSen: sen(30_000_01n) }],
  ])('is rejected with %s before anything leaves', (_case, change) => {
    expect(() => rail.startMandate({ ...mandate, terms: { ...terms, ...change } })).toThrow(OrderRejected);
  });

  it('is queried by its verification debit, without the terms', async () => {
    server.respond(() => ({ body: 'ERROR' }));
    await rail.enquire(mandate);
    const sent = Object.fromEntries(new URLSearchParams(server.requests.at(-1)?.body));
    expect(sent).toMatchObject({ fpx_msgType: 'AE', fpx_txnAmount: '1.00', fpx_buyerIban: '' });
    expect(sent.fpx_buyerId).toBe('202001012345,4');
  });
});

describe("the bank's decision", () => {
  it.each([
    ['', '', 'waiting', null],
    ['00', 'E-1', 'approved', 'E-1'],
    ['57', '', 'rejected', null],
    ['TM', 'E-1', 'ended', 'E-1'],
  ])('%s is %s: %s', async (approval, number, state, mandateNumber) => {
    answerFile(() => enrolment(approval, number));
    const decision = await rail.mandateDecision(mandate);
    expect(decision).toMatchObject({ kind: 'mandate', state, mandateNumber, accountLast4: '5678' });
    expect(JSON.stringify(decision)).not.toContain('514012345678');
  });

  it('counts only with the signature of the exchange, and about this very mandate', async () => {
    answerFile(() => enrolment('00', 'E-1'), { FILE: enrolment('00', 'E-2').join('') });
    expect(await rail.mandateDecision(mandate)).toMatchObject({ cause: 'bad_signature' });
    answerFile(() => enrolment('00', 'E-1', 'DD-2'));
    expect(await rail.mandateDecision(mandate)).toMatchObject({ cause: 'other_order' });
    server.respond(() => 'hang_up');
    expect(await rail.endMandate(mandate)).toMatchObject({ cause: 'silent' });
  });
});

describe('a collection', () => {
  it.each([
    ['00', 'succeeded', null],
    ['99', 'pending', null],
    ['', 'unknown', null],
    ['51', 'failed', 'limit'],
    ['57', 'failed', 'other'],
  ])('with the result %s has %s', async (status, outcome, reason) => {
    answerFile(result(status, [[14, 'DDREF']]));
    expect(await rail.collect(collection)).toMatchObject({
      ...{ kind: 'event', exchangeOrderNo: testOrder.exchangeOrderNo, orderNo: 'DC-1', outcome, reason },
      ...{ amountSen: 3_433_33n, currency: 'MYR', sellerId: 'SE00000456', bankReference: 'DDREF' },
    });
  });

  it('of another amount is seen to disagree; a forged or foreign result says nothing', async () => {
    answerFile(result('00', [[9, '1.00']]));
    const other = await rail.collect(collection);
    expect(other.kind === 'event' && rail.disagreements(collection, other)).toEqual([
      { field: 'amount', expected: '3433.33', received: '1.00' },
    ]);
    answerFile(result('00'), { CHECKSUM: 'AB' });
    expect(await rail.collect(collection)).toMatchObject({ cause: 'bad_signature' });
    answerFile(result('00', [[1, 'OTHER']]));
    expect(await rail.collect(collection)).toMatchObject({ cause: 'other_order' });
    answerFile(result('00', [[9, 'much']]));
    expect(await rail.collect(collection)).toMatchObject({ cause: 'error_answer' });
  });
});
