import fc from 'fast-check';
import { expect, it } from 'vitest';
import { later } from '../../../platform/clock.ts';
import { GIVE_UP_AFTER_MS, isGivenUp, nextAttempt } from './back-off.ts';

const now = new Date('2026-11-21T03:04:05.678Z');

it.each([
  [0, 60],
  [1, 60],
  [2, 120],
  [3, 240],
  [4, 480],
  [5, 600],
  [1_000_000, 600],
])('after %i attempts the next one is %i seconds away', (attempts, seconds) => {
  expect(nextAttempt(now, attempts)).toEqual(later(now, seconds * 1_000));
});

it('never waits less than one attempt may take, nor more than ten minutes', () => {
  fc.assert(
    fc.property(fc.nat(), (attempts) => {
      const wait = nextAttempt(now, attempts).getTime() - now.getTime();
      expect(wait).toBeGreaterThanOrEqual(60_000);
      expect(wait).toBeLessThanOrEqual(600_000);
    }),
  );
});

it('is given up on after five days', () => {
  expect(isGivenUp(now, later(now, GIVE_UP_AFTER_MS - 1))).toBe(false);
  expect(isGivenUp(now, later(now, GIVE_UP_AFTER_MS))).toBe(true);
});
