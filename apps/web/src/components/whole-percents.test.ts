import { describe, expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

describe('whole percentages', () => {
  it('are 0 of nothing', () => {
    expect(wholePercents([])).toEqual([]);
    expect(wholePercents([0n, 0n])).toEqual([0, 0]);
  });

  it.each([
    [
      [1n, 1n, 1n],
      [34, 33, 33],
    ],
    [
      [1_538n, 22_301n, 12_304n, 26_915n, 10_766n, 769n],
      [2, 30, 17, 36, 14, 1],
    ],
    [
      [99_999_999_999n, 1n],
      [100, 0],
    ],
    [[42n], [100]],
  ])('of %s add up to 100', (parts, percents) => {
    expect(wholePercents(parts)).toEqual(percents);
    expect(wholePercents(parts).reduce((sum, one) => sum + one, 0)).toBe(100);
  });
});
