import { addDays, day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import type { HeldGroup } from '../../notes/public.ts';
import { accountXirr } from './account-return.ts';
import { weightedRateBps } from './portfolio.ts';

const START = day('2026-01-01');
const YEAR = addDays(START, 365);
const moved = (days: number, amount: bigint) => ({ on: addDays(START, days), amountSen: sen(amount) });

describe('the return of a whole account', () => {
  it.each([
    ['nothing was ever put in', [], 0n, YEAR, null],
    ['too early to say', [moved(0, 100_000n)], 101_000n, addDays(START, 29), null],
    ['the thirtieth day', [moved(0, 100_000n)], 100_000n, addDays(START, 30), 0],
    ['all of it at work for a year at 10 %', [moved(0, 100_000n)], 110_000n, YEAR, 1_000],
    // Half of it idle: the notes still earn 10 %, the account half of that.
    ['half of it idle', [moved(0, 100_000n)], 105_000n, YEAR, 500],
    // Principal in default keeps its value; written off, it counts as zero.
    ['a tenth in default, not given up', [moved(0, 100_000n)], 109_000n, YEAR, 900],
    ['a tenth written off', [moved(0, 100_000n)], 99_000n, YEAR, -100],
    [
      'a withdrawal that the bank gave back',
      [moved(0, 100_000n), moved(100, -50_000n), moved(100, 50_000n)],
      110_000n,
      YEAR,
      1_000,
    ],
    ['everything lost', [moved(0, 100_000n)], 0n, YEAR, null],
  ] as const)('%s', (_what, own, worth, today, rate) => {
    expect(accountXirr(own, sen(worth), today)).toBe(rate);
  });

  it('weighs late money less than early money', () => {
    const late = accountXirr([moved(0, 50_000n), moved(350, 50_000n)], sen(105_000n), YEAR);
    expect(late).toBeGreaterThan(900);
  });
});

describe('the weighted average rate beside it', () => {
  const held = (outstanding: bigint, effectiveRateBps: number, state = 'issued') =>
    ({
      outstandingSen: sen(outstanding),
      outstandingByRate: outstanding * BigInt(effectiveRateBps),
      state,
    }) as HeldGroup;

  it.each([
    ['nothing out', [held(0n, 1_200)], null],
    ['one note', [held(100n, 1_200)], 1_200],
    ['weighted by what is outstanding', [held(300n, 1_000), held(100n, 1_800)], 1_200],
    ['a note that is paid back does not count', [held(0n, 1_800), held(5n, 900)], 900],
    ['a note in default does not perform', [held(900n, 1_800, 'defaulted'), held(5n, 900)], 900],
    ['only notes in default', [held(900n, 1_800, 'defaulted')], null],
    ['half-up', [held(1n, 1_000), held(1n, 1_001)], 1_001],
  ] as const)('%s', (_what, notes, rate) => {
    expect(weightedRateBps(notes)).toBe(rate);
  });
});
