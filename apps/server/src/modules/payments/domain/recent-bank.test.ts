import { expect, it } from 'vitest';
import { usableRecentBank } from './recent-bank.ts';

const listed = [
  {
    channel: 'b2c' as const,
    banks: [
      { id: 'RHB0218', online: true },
      { id: 'PBB0233', online: false },
    ],
  },
];

it.each([
  ['none', null, null],
  ['one that is online', { channel: 'b2c', bankId: 'RHB0218' }, { channel: 'b2c', bankId: 'RHB0218' }],
  ['one that is offline', { channel: 'b2c', bankId: 'PBB0233' }, null],
  ['one that is not listed', { channel: 'b2c', bankId: 'MB2U0227' }, null],
  ['one of a channel that is not offered', { channel: 'b2b1', bankId: 'RHB0218' }, null],
] as const)('%s', (_what, recent, usable) => {
  expect(usableRecentBank(recent, listed)).toEqual(usable);
});
