import { expect, it } from 'vitest';
import { renderMessage } from '../../../platform/messages.ts';
import { movementTitle } from './movement.ts';

it.each([
  ['subscription', 'N-000012', 'Investment in N-000012', 'Pelaburan dalam N-000012'],
  ['topup', null, 'Top-up', 'Tambah nilai'],
  ['topup', 'N-000012', 'Top-up', 'Tambah nilai'],
  ['subscription', null, 'Other transaction', 'Transaksi lain'],
  ['of_no_name', 'N-000012', 'Other transaction', 'Transaksi lain'],
  ['toString', null, 'Other transaction', 'Transaksi lain'],
  ['referral_reward', null, 'Referral reward', 'Ganjaran rujukan'],
])('%s on %s is %s', (kind, note, english, malay) => {
  const title = movementTitle(kind, { note, friend: null });
  expect(renderMessage(title, 'en')).toBe(english);
  expect(renderMessage(title, 'ms')).toBe(malay);
});

it('names the friend of a referral reward', () => {
  const title = movementTitle('referral_reward', { note: null, friend: 'Aminah R.' });
  expect(renderMessage(title, 'en')).toBe('Referral reward: Aminah R.');
  expect(renderMessage(title, 'ms')).toBe('Ganjaran rujukan: Aminah R.');
});
