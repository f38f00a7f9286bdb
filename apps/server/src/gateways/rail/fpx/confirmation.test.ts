import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCertificate } from './certificates.ts';
import { parseConfirmation } from './confirmation.ts';
import { confirmationFields } from './fields.ts';
import {
  certificateOf,
  merchantFor,
  rsaKey,
  signedConfirmation,
  testNow,
  testOrder,
} from './testing/exchange.ts';

const exchangeKey = rsaKey();
const merchant = await merchantFor(exchangeKey);
const parse = (raw: Record<string, string>) => parseConfirmation([merchant], raw, testNow);
const causeOf = (raw: Record<string, string>): string => {
  const result = parse(raw);
  return result.kind === 'refusal' ? result.cause : result.kind;
};

describe('a callback is rejected', () => {
  it('when it is empty or lacks one field', () => {
    expect(causeOf({})).toBe('malformed');
    for (const field of [...confirmationFields, 'checkSum']) {
      const raw = signedConfirmation(exchangeKey);
      delete raw[`fpx_${field}`];
      const result = parse(raw);
      expect(result).toMatchObject({ kind: 'refusal', cause: 'malformed' });
      expect(result).toHaveProperty('detail', `Fields missing: ${field}.`);
    }
  });

  it('when it names another exchange', () => {
    expect(causeOf(signedConfirmation(exchangeKey, { sellerExId: 'EX99999999' }))).toBe('unknown_merchant');
  });

  it('when another key signed it, the platform’s included', () => {
    expect(causeOf(signedConfirmation(rsaKey()))).toBe('bad_signature');
    expect(causeOf(signedConfirmation(merchant.privateKey))).toBe('bad_signature');
  });

  it('when the signature is blank, cut or of another message', () => {
    const raw = signedConfirmation(exchangeKey);
    const other = signedConfirmation(exchangeKey, { txnAmount: '300.00' });
    for (const checkSum of ['', raw.fpx_checkSum?.slice(2) ?? '', other.fpx_checkSum ?? '']) {
      expect(causeOf({ ...raw, fpx_checkSum: checkSum })).toBe('bad_signature');
    }
  });

  it('when no certificate is in date or there is none', async () => {
    const ended = {
      ...merchant,
      exchangeCertificates: [readCertificate(await certificateOf(exchangeKey, -9, -2))],
    };
    const raw = signedConfirmation(exchangeKey);
    expect(parseConfirmation([ended], raw, testNow)).toHaveProperty('cause', 'certificate_expired');
    const none = { ...merchant, exchangeCertificates: [] };
    expect(parseConfirmation([none], raw, testNow)).toHaveProperty('cause', 'no_certificate');
  });

  it('when it is signed but is no confirmation or has an amount that is none', () => {
    expect(causeOf(signedConfirmation(exchangeKey, { msgType: 'AR' }))).toBe('malformed');
    for (const txnAmount of ['', '-200.00', '2e2', '200.001', '1,000.00', ' 200.00', 'NaN']) {
      expect(causeOf(signedConfirmation(exchangeKey, { txnAmount }))).toBe('malformed');
    }
  });

  it('with the payer identity masked in what is stored', () => {
    const raw = { ...signedConfirmation(exchangeKey), fpx_checkSum: '' };
    expect(parse(raw).raw).toEqual({ ...raw, fpx_buyerId: '****5678' });
  });
});

it('rejects any message of which one byte of one field was changed', () => {
  const change = fc.record({
    field: fc.constantFrom(...confirmationFields),
    position: fc.nat(),
    mask: fc.constantFrom(1, 2, 4, 8, 16, 32, 64),
  });
  fc.assert(
    fc.property(change, ({ field, position, mask }) => {
      const raw = signedConfirmation(exchangeKey);
      const bytes = Buffer.from(raw[`fpx_${field}`] || ' ');
      bytes[position % bytes.length] = (bytes[position % bytes.length] ?? 0) ^ mask;
      const result = parse({ ...raw, [`fpx_${field}`]: bytes.toString('latin1') });
      expect(result.kind).toBe('refusal');
    }),
    { numRuns: 200 },
  );
});

it('rejects a message into which two fields were exchanged', () => {
  const raw = signedConfirmation(exchangeKey);
  const swapped = {
    ...raw,
    fpx_sellerId: raw.fpx_sellerExId ?? '',
    fpx_buyerName: raw.fpx_makerName ?? '',
  };
  expect(causeOf(swapped)).toBe('bad_signature');
});

describe('a verified callback', () => {
  it('says what the bank decided', () => {
    const raw = signedConfirmation(exchangeKey);
    expect(parse(raw)).toEqual({
      kind: 'event',
      exchangeOrderNo: testOrder.exchangeOrderNo,
      orderNo: testOrder.orderNo,
      exchangeId: 'EX00000123',
      sellerId: 'SE00000456',
      amountSen: 200_00n,
      currency: 'MYR',
      outcome: 'succeeded',
      debitAuthCode: '00',
      explanation: 'Approved',
      reason: null,
      bankReference: '2611211100000001',
      bankTime: new Date('2026-11-21T03:00:00.000Z'),
      payerName: "AISYAH BINTI RAHMAN @ A&'Y",
      payerBankId: 'TEST0021',
      raw: { ...raw, fpx_buyerId: '****5678' },
    });
  });

  it.each([
    ['99', 'pending', null],
    ['09', 'pending', null],
    ['', 'unknown', null],
    ['1C', 'failed', 'cancelled'],
    ['OF', 'failed', 'timed_out'],
    ['51', 'failed', 'limit'],
    ['90', 'failed', 'bank_offline'],
    ['96', 'failed', 'other'],
  ])('with the code %j is %s (%s)', (debitAuthCode, outcome, reason) => {
    expect(parse(signedConfirmation(exchangeKey, { debitAuthCode }))).toMatchObject({ outcome, reason });
  });

  it('looks at the debit alone, whatever the credit says', () => {
    const raw = signedConfirmation(exchangeKey, { debitAuthCode: '51', creditAuthCode: '00' });
    expect(parse(raw)).toMatchObject({ outcome: 'failed' });
  });

  it('has no name and no reference where the bank sent blanks', () => {
    const raw = signedConfirmation(exchangeKey, { buyerName: ' ', fpxTxnId: '' });
    expect(parse(raw)).toMatchObject({ payerName: null, bankReference: null });
  });

  it('of another seller or currency is still an event, for the comparison with the order', () => {
    const raw = signedConfirmation(exchangeKey, { sellerId: 'SE99999999', txnCurrency: 'SGD' });
    expect(parse(raw)).toMatchObject({ kind: 'event', sellerId: 'SE99999999', currency: 'SGD' });
  });

  it('may carry keys of which the protocol says nothing', () => {
    expect(causeOf({ ...signedConfirmation(exchangeKey), fpx_new: '1', utm: '2' })).toBe('event');
  });

  it('is believed with the certificates of any profile of that exchange', async () => {
    const fees = { ...(await merchantFor(rsaKey())), name: 'fees', sellerId: 'SE00000789' };
    const raw = signedConfirmation(exchangeKey, { sellerId: 'SE00000789' });
    expect(parseConfirmation([fees, merchant], raw, testNow).kind).toBe('event');
    expect(parseConfirmation([fees], raw, testNow).kind).toBe('refusal');
  });
});
