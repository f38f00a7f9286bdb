import { describe, expect, it } from 'vitest';
import { createPaceCheck } from './body-watch.ts';

const pace = { checkMs: 1_000, idleMs: 3_000, graceMs: 5_000, minBytesPerSecond: 100 };
/** The look at which a body was found too slow, or null. */
function foundAt(bytesSoFar: readonly number[]): number | null {
  const isTooSlow = createPaceCheck(pace);
  const at = bytesSoFar.findIndex((bytes) => isTooSlow(bytes));
  return at === -1 ? null : at + 1;
}

describe('a body is too slow', () => {
  it.each([
    ['when nothing comes from the beginning', [0, 0, 0, 0], 3],
    ['when it stalls after a fast start', [900, 900, 900, 900], 4],
    ['when it trickles on after the grace period', [10, 20, 30, 40, 50], 5],
  ])('%s', (_when, bytesSoFar, at) => {
    expect(foundAt(bytesSoFar)).toBe(at);
  });

  it('not while it has the minimum pace, nor during a short pause', () => {
    expect(foundAt([100, 200, 300, 400, 500, 600, 700])).toBeNull();
    expect(foundAt([600, 600, 600, 700, 700, 700, 800])).toBeNull();
  });
});
