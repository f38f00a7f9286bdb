import { expect, it } from 'vitest';
import type { Sample } from './samples.ts';
import { floorsMet, summarise } from './summary.ts';

function sample(second: number, over: Partial<Sample> = {}): Sample {
  return {
    ...{ second, calls: 100, rejected: 0, p50Ms: 5, p99Ms: 40, serverMb: 300, databaseMb: 500 },
    ...{
      jobsWaiting: 3,
      mailsWaiting: 1,
      mailsReceived: 10,
      worstTable: 'accounts',
      deadShare: 0.1,
      vacuums: 9,
    },
    ...over,
  };
}

const flat = Array.from({ length: 9 }, (_, index) => sample(index * 30));
const changedLate = (over: Partial<Sample>) =>
  flat.map((one, index) => (index < 6 ? one : { ...one, ...over }));

it('sums the calls, and compares the last third with the middle one', () => {
  const figures = summarise(changedLate({ serverMb: 330, p99Ms: 50, deadShare: 0.3 }), 50);
  expect(figures).toMatchObject({
    ...{ calls: 900, mailsReceived: 90, seconds: 240, perSecond: 50 },
    ...{ memoryGrowth: 1.1, p99Growth: 1.25, deadShareMost: 0.3, serverMb: 330 },
  });
});

it('passes a run that stays flat', () => {
  expect(floorsMet(summarise(flat, 50), 0)).toBe(true);
});

it('disregards the warm-up', () => {
  const warming = flat.map((one, index) => (index < 3 ? { ...one, p99Ms: 900, serverMb: 100 } : one));
  expect(floorsMet(summarise(warming, 50), 0)).toBe(true);
});

it.each<[string, Partial<Sample>]>([
  ['memory that grows', { serverMb: 340 }],
  ['slower calls', { p99Ms: 70 }],
  ['jobs that pile up', { jobsWaiting: 101 }],
  ['mails that pile up', { mailsWaiting: 101 }],
  ['rejected calls', { rejected: 1 }],
  ['tables that are not vacuumed', { deadShare: 0.41 }],
])('fails for %s', (_what, over) => {
  expect(floorsMet(summarise(changedLate(over), 50), 0)).toBe(false);
});

it('fails for a broken invariant', () => {
  expect(floorsMet(summarise(flat, 50), 1)).toBe(false);
});

it('rejects a run that is too short', () => {
  expect(() => summarise(flat.slice(0, 2), 50)).toThrow(/fewer than three samples/);
});
