import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountBackOff, addressBackOff, mailBackOff, totpBackOff, waitMs } from './back-off.ts';

it.each([
  [accountBackOff, 9, 0],
  [accountBackOff, 10, 2_000],
  [accountBackOff, 11, 4_000],
  [accountBackOff, 20, 900_000],
  [addressBackOff, 49, 0],
  [totpBackOff, 5, 10_000],
  [mailBackOff, 1, 60_000],
  [mailBackOff, 50, 60_000],
  [addressBackOff, 49.9, 0],
  [addressBackOff, 50.2, 2_000],
])('%j after %i tries waits %i ms', (rule, tries, wait) => {
  expect(waitMs(tries, rule)).toBe(wait);
});

it('never waits longer than the cap and never shorter than before', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(accountBackOff, addressBackOff, totpBackOff),
      fc.nat(100_000),
      (rule, tries) => {
        expect(waitMs(tries, rule)).toBeLessThanOrEqual(rule.longestWaitMs);
        expect(waitMs(tries + 1, rule)).toBeGreaterThanOrEqual(waitMs(tries, rule));
      },
    ),
  );
});
