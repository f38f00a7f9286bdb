import { expect, it } from 'vitest';
import { endOfMalaysianDay, instantOf, railTime } from './malaysian-time.ts';

it.each([
  ['2026-11-21T03:04:05.678Z', '20261121110405'],
  ['2026-11-20T16:00:00.000Z', '20261121000000'],
  ['2026-12-31T15:59:59.999Z', '20261231235959'],
  ['2026-12-31T16:00:00.000Z', '20270101000000'],
  ['2028-02-28T20:00:00.000Z', '20280229040000'],
])('writes %s as %s, and reads it back to the second', (instant, expected) => {
  expect(railTime(new Date(instant))).toBe(expected);
  expect(instantOf(expected)?.toISOString()).toBe(`${instant.slice(0, 19)}.000Z`);
});

it.each(['', '20261121', '20260230101010', '20261121250000', '2026112111040x', '00000000000000'])(
  'reads no time in %j',
  (text) => {
    expect(instantOf(text)).toBeNull();
  },
);

it.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20T16:00:00.000Z'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
])('ends the Malaysian day of %s at %s', (instant, expected) => {
  expect(endOfMalaysianDay(new Date(instant)).toISOString()).toBe(expected);
});
