import { expect, it } from 'vitest';
import { differencesOf, type Expected } from './books.ts';
import { SUBSCRIPTION_SEN, TOPUP_SEN } from './effects.ts';

function books(
  balanceSen: number,
  subscriptions: readonly string[],
  withdrawals: readonly string[],
): Expected {
  return { balanceSen, subscriptions: new Set(subscriptions), withdrawals: new Set(withdrawals) };
}

const expected = books(1_000_00, ['s1', 's2'], ['w1']);
const lostAndDoubled = (actual: Expected) => {
  const differences = differencesOf(actual, expected);
  const sum = (sign: number) => differences.reduce((total, one) => total + Math.max(0, sign * one), 0);
  return { lost: sum(-1), doubled: sum(1) };
};

it.each([
  ['nothing', books(1_000_00, ['s2', 's1'], ['w1']), { lost: 0, doubled: 0 }],
  [
    'a subscription with its money',
    books(1_000_00 + SUBSCRIPTION_SEN, ['s1'], ['w1']),
    { lost: 1, doubled: 0 },
  ],
  ['a subscription for another', books(1_000_00, ['s1', 's3'], ['w1']), { lost: 1, doubled: 1 }],
  ['a withdrawal for another', books(1_000_00, ['s1', 's2'], ['w2']), { lost: 1, doubled: 1 }],
  ['a top-up that is missing', books(1_000_00 - TOPUP_SEN, ['s1', 's2'], ['w1']), { lost: 1, doubled: 0 }],
  ['a top-up credited twice', books(1_000_00 + TOPUP_SEN, ['s1', 's2'], ['w1']), { lost: 0, doubled: 1 }],
])('finds %s', (_what, actual, difference) => {
  expect(lostAndDoubled(actual)).toEqual(difference);
});
