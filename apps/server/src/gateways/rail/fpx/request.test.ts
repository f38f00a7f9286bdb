import { createPublicKey } from 'node:crypto';
import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OrderRejected, type PaymentOrder } from '../port.ts';
import { verifySource } from './checksum.ts';
import { channelRules } from './limits.ts';
import { signedRequest } from './request.ts';
import { merchantFor, rsaKey, testOrder } from './testing/exchange.ts';

const merchant = await merchantFor(rsaKey());
const publicKey = createPublicKey(merchant.privateKey);

/** The source as a receiver builds it: wire names sorted, values joined; knows nothing of the product's field lists. */
function receivedSource(wire: Readonly<Record<string, string>>): string {
  const names = Object.keys(wire).filter((name) => name !== 'fpx_checkSum');
  return names
    .sort()
    .map((name) => wire[name])
    .join('|');
}

describe('an order is rejected', () => {
  it.each<[string, Partial<PaymentOrder>]>([
    ['below the personal minimum', { amountSen: sen(99n) }],
    ['above the personal maximum', { amountSen: sen(30_000_01n) }],
    ['below the corporate minimum', { channel: 'b2b1', amountSen: sen(1_99n) }],
    ['above the corporate maximum', { channel: 'b2b1', amountSen: sen(1_000_000_01n) }],
    ['of nothing', { amountSen: sen(0n) }],
    ['of less than nothing', { amountSen: sen(-200_00n) }],
    ['with an exchange order number of 21 characters', { exchangeOrderNo: 'x'.repeat(21) }],
    ['with an apostrophe in its order number', { orderNo: "O'1" }],
    ['without an order number', { orderNo: '' }],
    ['without a bank', { bankId: '' }],
    ['with a bank that is text', { bankId: 'Maybank|2U' }],
    ['with a description of no letters', { description: '—' }],
  ])('%s', (_why, wrong) => {
    expect(() => signedRequest(merchant, 'AR', { ...testOrder, ...wrong })).toThrow(OrderRejected);
  });
});

it.each<[PaymentOrder['channel'], bigint]>([
  ['b2c', 1_00n],
  ['b2c', 30_000_00n],
  ['b2b1', 2_00n],
  ['b2b1', 1_000_000_00n],
])('takes the limits of %s themselves (%s sen)', (channel, amountSen) => {
  const wire = signedRequest(merchant, 'AR', { ...testOrder, channel, amountSen: sen(amountSen) });
  expect(wire.fpx_msgToken).toBe(channel === 'b2c' ? '01' : '02');
});

it('sends the 20 fields, blanks included, with the values of the order', () => {
  const wire = signedRequest(merchant, 'AR', testOrder);
  const { fpx_checkSum: checkSum, ...fields } = wire;
  expect(checkSum).toMatch(/^[0-9A-F]{512}$/);
  expect(fields).toEqual({
    fpx_buyerAccNo: '',
    fpx_buyerBankBranch: '',
    fpx_buyerBankId: 'TEST0021',
    fpx_buyerEmail: 'aisyah@example.com',
    fpx_buyerIban: '',
    fpx_buyerId: '',
    fpx_buyerName: 'Aisyah binti Rahman',
    fpx_makerName: '',
    fpx_msgToken: '01',
    fpx_msgType: 'AR',
    fpx_productDesc: 'Top up TP 0000001',
    fpx_sellerBankCode: '01',
    fpx_sellerExId: 'EX00000123',
    fpx_sellerExOrderNo: '01KAHDWG00ABCDEFGHJK',
    fpx_sellerId: 'SE00000456',
    fpx_sellerOrderNo: 'TP-0000001',
    fpx_sellerTxnTime: '20261121110000',
    fpx_txnAmount: '200.00',
    fpx_txnCurrency: 'MYR',
    fpx_version: '7.0',
  });
});

it('enquires with the very values of the order', () => {
  const { fpx_checkSum: first, fpx_msgType: ar, ...requested } = signedRequest(merchant, 'AR', testOrder);
  const { fpx_checkSum: second, fpx_msgType: ae, ...again } = signedRequest(merchant, 'AE', testOrder);
  expect([ar, ae]).toEqual(['AR', 'AE']);
  expect(again).toEqual(requested);
  expect(second).not.toBe(first);
});

const orders = fc
  .record({
    channel: fc.constantFrom('b2c' as const, 'b2b1' as const),
    exchangeOrderNo: fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/),
    orderNo: fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/),
    madeAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
    bankId: fc.stringMatching(/^[A-Z0-9]{1,10}$/),
    description: fc.string({ unit: 'grapheme' }).map((text) => `Top up ${text}`),
    payerName: fc.string({ unit: 'grapheme' }),
    payerEmail: fc.oneof(fc.emailAddress(), fc.constant('')),
    amount: fc.bigInt({ min: 0n, max: 1_000_000n }),
  })
  .map(({ amount, ...order }): PaymentOrder => {
    const { minSen, maxSen } = channelRules[order.channel];
    return {
      ...order,
      merchant: 'client-money',
      amountSen: sen(minSen + ((maxSen - minSen) * amount) / 1_000_000n),
    };
  });

it('signs any order so that a receiver verifies it, and finds any changed byte', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom('AR' as const, 'AE' as const), fc.nat(), (order, type, at) => {
      const wire = signedRequest(merchant, type, order);
      const checkSum = wire.fpx_checkSum ?? '';
      expect(Object.keys(wire)).toHaveLength(21);
      expect(verifySource(receivedSource(wire), checkSum, publicKey, 'sha1')).toBe(true);
      const source = Buffer.from(receivedSource(wire));
      source[at % source.length] = (source[at % source.length] ?? 0) ^ 1;
      expect(verifySource(source.toString(), checkSum, publicKey, 'sha1')).toBe(false);
    }),
    { numRuns: 60 },
  );
});
