import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseBankList, signedBankEnquiry } from './bank-list.ts';
import { bankName } from './bank-names.ts';
import { verifySource } from './checksum.ts';
import { merchantFor, rsaKey, signedBankList, testNow } from './testing/exchange.ts';

const exchangeKey = rsaKey();
const merchant = await merchantFor(exchangeKey);
const parse = (raw: Record<string, string>, channel: 'b2c' | 'b2b1' = 'b2c') =>
  parseBankList(merchant, channel, raw, testNow);

it('sends four signed fields', () => {
  const wire = signedBankEnquiry(merchant, 'b2b1');
  const source = '02|BE|EX00000123|7.0';
  expect(wire).toMatchObject({
    fpx_msgToken: '02',
    fpx_msgType: 'BE',
    fpx_sellerExId: 'EX00000123',
    fpx_version: '7.0',
  });
  expect(verifySource(source, wire.fpx_checkSum ?? '', createPublicKey(merchant.privateKey), 'sha1')).toBe(
    true,
  );
});

describe('a list is not believed', () => {
  it.each<[string, Record<string, string>, string]>([
    ['without its fields', {}, 'malformed'],
    ['signed by another', signedBankList(rsaKey()), 'bad_signature'],
    ['with a bank changed', { ...signedBankList(exchangeKey), fpx_bankList: 'MBB0228~A' }, 'bad_signature'],
    ['of the other channel', signedBankList(exchangeKey, { msgToken: '02' }), 'malformed'],
    ['of another type', signedBankList(exchangeKey, { msgType: 'AC' }), 'malformed'],
  ])('%s', (_why, raw, cause) => {
    expect(parse(raw)).toMatchObject({ kind: 'unknown', cause });
  });
});

it('is sorted by display name, with blocked banks kept as offline', () => {
  const bankList = 'PBB0233~A,MB2U0227~A,ABB0233~B,TEST0021~A,NEWB001~A,BCBB0235~B';
  expect(parse(signedBankList(exchangeKey, { bankList }))).toEqual([
    { id: 'ABB0233', name: 'Affin Bank', online: false },
    { id: 'BCBB0235', name: 'CIMB Clicks', online: false },
    { id: 'MB2U0227', name: 'Maybank2U', online: true },
    { id: 'NEWB001', name: 'NEWB001', online: true },
    { id: 'PBB0233', name: 'Public Bank', online: true },
    { id: 'TEST0021', name: 'SBI Bank A', online: true },
  ]);
});

it.each(['', ',', ' , '])('of %j has no banks', (bankList) => {
  expect(parse(signedBankList(exchangeKey, { bankList }))).toEqual([]);
});

it.each(['PBB0233', 'PBB0233~', 'PBB0233~X'])('shows %j as offline: only A is online', (bankList) => {
  expect(parse(signedBankList(exchangeKey, { bankList }))).toEqual([
    { id: 'PBB0233', name: 'Public Bank', online: false },
  ]);
});

it.each([
  ['b2c', 'BCBB0235', 'CIMB Clicks'],
  ['b2b1', 'BCBB0235', 'CIMB Bank (BizChannel)'],
  ['b2c', 'toString', 'toString'],
] as const)('names a bank by channel and id: %s %s', (channel, id, name) => {
  expect(bankName(channel, id)).toBe(name);
});
