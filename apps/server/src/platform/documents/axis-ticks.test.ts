import { describe, expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

describe('the marks of an axis', () => {
  it.each([
    ['nothing', [], [0, 20, 40, 60, 80, 100]],
    ['zeros', [0, 0], [0, 20, 40, 60, 80, 100]],
    ['one sen', [1], [0, 1]],
    ['an amount', [1_234_567], Array.from({ length: 8 }, (_, at) => at * 200_000)],
    ['amounts below zero', [-250, 700], [-400, -200, 0, 200, 400, 600, 800]],
  ])('of %s', (_what, values, ticks) => {
    expect(axisTicks(values).map((one) => one + 0)).toEqual(ticks);
  });
});
