import { expect, it } from 'vitest';
import { paidAt } from './paid-at.ts';

const NOW = '2027-01-05T00:02:00+08:00';
const MADE = '2027-01-04T23:40:00+08:00';

it.each([
  ['before midnight, confirmed after it', MADE, '2027-01-04T23:58:00+08:00', '2027-01-04T23:58:00+08:00'],
  ['at the same moment', MADE, NOW, NOW],
  ['three days ago', '2027-01-01T10:00:00+08:00', '2027-01-02T00:02:00+08:00', '2027-01-02T00:02:00+08:00'],
  ['a little before the order', MADE, '2027-01-04T23:36:00+08:00', MADE],
  ['a little in the future', MADE, '2027-01-05T00:06:00+08:00', NOW],
])('the bank’s time counts: %s', (_what, madeAt, bankTime, expected) => {
  const times = { madeAt: new Date(madeAt), bankTime: new Date(bankTime), now: new Date(NOW) };
  expect(paidAt({ ...times, wasWaiting: false })).toEqual(new Date(expected));
});

it.each([
  ['none', MADE, null],
  ['an hour behind, before the order', MADE, '2027-01-04T22:58:00+08:00'],
  ['an hour ahead', MADE, '2027-01-05T01:02:00+08:00'],
  ['of another year', MADE, '2027-12-04T23:58:00+08:00'],
  ['before the order was made', MADE, '2027-01-04T23:34:59+08:00'],
  ['more than three days ago', '2026-12-30T10:00:00+08:00', '2027-01-02T00:01:59+08:00'],
])('our time counts where the bank’s is %s', (_what, madeAt, bankTime) => {
  const times = {
    madeAt: new Date(madeAt),
    bankTime: bankTime === null ? null : new Date(bankTime),
    now: new Date(NOW),
  };
  expect(paidAt({ ...times, wasWaiting: false })).toEqual(new Date(NOW));
});

it('our time counts where a second person had to approve it', () => {
  const bankTime = new Date('2027-01-04T23:58:00+08:00');
  const times = { madeAt: new Date(MADE), bankTime, now: new Date(NOW) };
  expect(paidAt({ ...times, wasWaiting: true })).toEqual(new Date(NOW));
});
