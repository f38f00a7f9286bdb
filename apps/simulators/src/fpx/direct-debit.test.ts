import { createHash, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Harness } from '../testing/harness.ts';
import { enquiryFor, fpxKeys, isSignedBy, merchantKeys, paymentRequest } from '../testing/merchant.ts';
import type { PayAnswer } from './pay.ts';

const harness = new Harness();
beforeAll(() => harness.start());
afterAll(() => harness.close());
beforeEach(() => harness.postJson('/control/fpx', { reset: true }));

const TERMS = '01,60123456789,30,MT,211126,211131';
const requested = (changes: Record<string, string> = {}) =>
  paymentRequest({
    fpx_msgType: 'AD',
    fpx_txnAmount: '5000.00',
    fpx_buyerId: '202001012345,4',
    fpx_buyerIban: TERMS,
    ...changes,
  });
const pay = async (fields: Record<string, string>, more: object = {}) =>
  (await harness.postJson<PayAnswer>('/control/fpx/pay', { fields, ...more })).body;
/** An authorised mandate's reference. */
async function authorised(): Promise<string> {
  const fields = requested();
  expect((await pay(fields)).debitAuthCode).toBe('00');
  return fields.fpx_sellerOrderNo ?? '';
}

/** Signs a file as the merchant, written apart from the exchange. */
function signedFile(name: string, rows: readonly string[], privatePem = merchantKeys.privatePem) {
  const file = rows.join('\n');
  const source = Buffer.from(`${name}|${file}|EX00000001`);
  const CHECKSUM = sign('RSA-SHA1', source, privatePem).toString('hex').toUpperCase();
  return { FILENAME: name, FILE: file, SELLEREXID: 'EX00000001', CHECKSUM };
}

async function postFile(path: string, fields: Record<string, string>): Promise<string[][] | string> {
  const body = await (await harness.postForm(path, fields)).text();
  const answer = Object.fromEntries(new URLSearchParams(body));
  if (answer.FILE === undefined) return body;
  const source = Buffer.from(`${answer.FILENAME}|${answer.FILE}|${answer.SELLEREXID}`);
  expect(verify('RSA-SHA1', source, fpxKeys.publicPem, Buffer.from(answer.CHECKSUM ?? '', 'hex'))).toBe(true);
  return answer.FILE.split('\n').map((row) => row.split(','));
}

async function enrolment(reference: string, type = '01'): Promise<string[]> {
  const rows = await postFile(
    '/DirectDebit/Enrolment',
    signedFile('ENR', [`SE00000001,${reference},${type}`]),
  );
  return Array.isArray(rows[0]) ? rows[0] : [];
}

const numberOf = async (reference: string) => (await enrolment(reference))[18] ?? '';

interface CollectionRequest {
  readonly orderNo?: string;
  readonly amount?: string;
  readonly on?: string;
  readonly seller?: string;
  readonly total?: string;
}
let orders = 0;
function collection(mandate: string, request: CollectionRequest = {}): Record<string, string> {
  orders += 1;
  const { orderNo = `C${orders}`, amount = '1200.00', on = '20270104', seller = 'SE00000001' } = request;
  const detail = `D,${orderNo},,MB2U0227,,,ACME,,,${amount},MYR,,R-${orderNo},,,${mandate},Y,,`;
  const hash = createHash('sha256').update(detail).digest('hex').toUpperCase();
  const footer = `F,1,${request.total ?? amount},${hash},${amount.replace('.', '')}`;
  return signedFile(`CFT-${orderNo}.csv`, [`H,DD,${on},${seller},`, detail, footer]);
}
const statusOf = async (file: Record<string, string>) => {
  const rows = await postFile('/DirectDebit/Collection', file);
  return typeof rows === 'string' ? rows : rows[1]?.[18];
};

describe('AD', () => {
  test.each([
    ['77', { fpx_buyerId: '' }],
    ['77', { fpx_buyerId: '202001012345,9' }],
    ['DA', { fpx_buyerIban: TERMS.replace('01,', '02,') }],
    ['DA', { fpx_buyerIban: `${TERMS},E-1` }],
    ['DB', { fpx_buyerEmail: 'nobody' }],
    ['DC', { fpx_buyerIban: TERMS.replace(',30,', ',0,') }],
    ['DC', { fpx_buyerIban: TERMS.replace(',30,', ',1000,') }],
    ['DD', { fpx_buyerIban: TERMS.replace('MT', 'HR') }],
    ['DE', { fpx_buyerIban: TERMS.replace('211131', '310226') }],
    ['DE', { fpx_buyerIban: TERMS.replace('211131', '211126') }],
    ['DF', { fpx_buyerBankId: 'NOBANK01' }],
    ['48', { fpx_txnAmount: '30000.01' }],
  ])('is rejected with %s for %o', async (code, changes) => {
    const answer = await pay(requested(changes));
    expect(answer.debitAuthCode).toBe(code);
  });

  test('with a forged signature is not confirmed to the merchant', async () => {
    const answer = await pay({ ...requested(), fpx_txnAmount: '9999.00' });
    expect(answer).toMatchObject({ debitAuthCode: '98', indirect: null });
  });

  test('debits RM 1.00 and answers AE about that', async () => {
    const fields = requested();
    const { indirect } = await pay(fields);
    expect(indirect?.fields).toMatchObject({
      fpx_txnAmount: '1.00',
      fpx_buyerIban: TERMS,
      fpx_debitAuthCode: '00',
    });
    expect(isSignedBy(fpxKeys.publicPem, { ...indirect?.fields })).toBe(true);
    const request = async (changes: Record<string, string>) => {
      const body = await harness.postForm('/FPXMain/sellerNVPTxnStatus.jsp', enquiryFor(fields, changes));
      return Object.fromEntries(new URLSearchParams((await body.text()).trim()));
    };
    expect(await request({ fpx_txnAmount: '1.00', fpx_buyerIban: '' })).toMatchObject({
      fpx_debitAuthCode: '00',
    });
    expect(await request({ fpx_txnAmount: '5000.00', fpx_buyerIban: '' })).toMatchObject({
      fpx_debitAuthCode: '76',
    });
  });
});

describe('the enrolment result', () => {
  test('is rejected for another signer, and for an unknown mandate', async () => {
    const reference = await authorised();
    const forged = signedFile('ENR', [`SE00000001,${reference},01`], fpxKeys.privatePem);
    expect(await postFile('/DirectDebit/Enrolment', forged)).toBe('ERROR');
    expect(await postFile('/DirectDebit/Enrolment', signedFile('ENR', ['SE00000001,NONE,01']))).toBe('ERROR');
  });

  test('is blank until the bank decides, then final', async () => {
    await harness.postJson('/control/fpx', { mandates: 'by_hand' });
    const reference = await authorised();
    expect((await enrolment(reference)).slice(17)).toEqual(['', '']);
    expect(await (await harness.get('/fpx/mandates')).text()).toContain(reference);
    await harness.postForm('/fpx/mandates', { reference, decision: 'approve' });
    expect((await enrolment(reference)).slice(17)).toEqual(['00', expect.stringMatching(/^E-\d{8}F\d{8}$/)]);
    const again = await harness.postJson('/control/fpx/mandate', { reference, decision: 'decline' });
    expect(again.status).toBe(409);
    await harness.restart();
    expect((await enrolment(reference))[17]).toBe('00');
  });

  test('says what was declined, and what the seller ended', async () => {
    await harness.postJson('/control/fpx', { mandates: 'decline' });
    expect((await enrolment(await authorised()))[17]).toBe('57');
    await harness.postJson('/control/fpx', { reset: true });
    const reference = await authorised();
    expect((await enrolment(reference, '03'))[17]).toBe('TM');
    expect(await statusOf(collection(await numberOf(reference)))).toBe('57');
  });
});

describe('a collection', () => {
  test('is rejected when forged, from another seller, or with totals that do not add up', async () => {
    const mandate = await numberOf(await authorised());
    const file = collection(mandate);
    expect(await statusOf({ ...file, FILE: (file.FILE ?? '').replaceAll('1200.00', '1.00') })).toBe('ERROR');
    expect(await statusOf(collection(mandate, { seller: 'SE99999999' }))).toBe('XS');
    expect(await statusOf(collection(mandate, { total: '1.00' }))).toBe('30');
  });

  test('stays within the mandate: known, its days, its amount', async () => {
    const mandate = await numberOf(await authorised());
    expect(await statusOf(collection('E-20260101F99999999'))).toBe('57');
    expect(await statusOf(collection(mandate, { on: '20261120' }))).toBe('57');
    expect(await statusOf(collection(mandate, { on: '20311122' }))).toBe('57');
    expect(await statusOf(collection(mandate, { amount: '5000.01' }))).toBe('49');
    expect(await statusOf(collection(mandate, { amount: '0.00' }))).toBe('13');
    expect(await statusOf(collection(mandate, { amount: '5000.00' }))).toBe('00');
  });

  test('of one order debits once, however often it is sent, and never with other content', async () => {
    const mandate = await numberOf(await authorised());
    const balance = async () => (await harness.getJson<{ balance: string }>('/control/bank')).balance;
    const before = Number(await balance());
    const once = await Promise.all(
      Array.from({ length: 5 }, () => statusOf(collection(mandate, { orderNo: 'TWICE' }))),
    );
    expect(once).toEqual(Array.from({ length: 5 }, () => '00'));
    expect(Number(await balance()) - before).toBe(1200);
    expect(await statusOf(collection(mandate, { orderNo: 'TWICE', amount: '1.00' }))).toBe('XN');
  });

  test('waits, or finds no funds, as the controls say', async () => {
    const mandate = await numberOf(await authorised());
    await harness.postJson('/control/fpx', { collections: 'later' });
    expect(await statusOf(collection(mandate, { orderNo: 'LATER' }))).toBe('99');
    await harness.postJson('/control/fpx', { collections: 'insufficient' });
    expect(await statusOf(collection(mandate, { orderNo: 'LATER' }))).toBe('51');
    await harness.postJson('/control/fpx', { reset: true });
    expect(await statusOf(collection(mandate, { orderNo: 'LATER' }))).toBe('51');
  });
});
