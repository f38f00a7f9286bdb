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
])('%s on %s is %s', (kind, note, english, malay) => {
  const title = movementTitle(kind, note);
  expect(renderMessage(title, 'en')).toBe(english);
  expect(renderMessage(title, 'ms')).toBe(malay);
});
