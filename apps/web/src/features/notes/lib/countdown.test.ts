import { expect, it } from 'vitest';
import { countdownOf } from './countdown.ts';

it.each([
  [0, { hours: 0, minutes: 0, rest: '00' }],
  [5, { hours: 0, minutes: 0, rest: '05' }],
  [272, { hours: 0, minutes: 4, rest: '32' }],
  [7_199, { hours: 1, minutes: 59, rest: '59' }],
])('counts %i seconds down', (seconds, shown) => {
  expect(countdownOf(seconds)).toEqual(shown);
});
