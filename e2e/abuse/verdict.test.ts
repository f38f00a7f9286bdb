import { describe, expect, it } from 'vitest';
import { brokenFloors, growth, type Measured, percentile, type Sample, type Served } from './verdict.ts';

const MB = 1_000_000;
const sample = (more: Partial<Sample> = {}): Sample => ({
  ...{ at: 0, disk: 10 * MB, database: 30 * MB, apiMemory: 150 * MB, workerMemory: 120 * MB, sockets: 12 },
  ...more,
});
const served = (more: Partial<Served> = {}): Served => ({ calls: 200, failed: 0, p50: 4, p95: 20, ...more });
const measured = (more: Partial<Measured> = {}): Measured => ({
  before: [sample()],
  during: [sample()],
  after: [sample()],
  honest: { before: served(), during: served(), after: served() },
  ...more,
});

describe('percentile', () => {
  it.each([
    [[], 0.95, 0],
    [[7], 0.5, 7],
    [[3, 1, 2], 0.5, 2],
    [Array.from({ length: 100 }, (_, at) => at + 1), 0.95, 95],
    [[1, 2, 3, 100], 0.95, 100],
  ])('of %j at %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});

it('measures growth from the median before: the highest meanwhile, the median afterwards', () => {
  const series = measured({
    before: [sample({ disk: 1 }), sample({ disk: 10 }), sample({ disk: 90 })],
    during: [sample({ disk: 40 }), sample({ disk: 25 })],
    after: [sample({ disk: 30 }), sample({ disk: 12 }), sample({ disk: 11 })],
  });
  expect(growth(series, 'disk')).toEqual({ before: 10, peak: 30, left: 2 });
});

it.each([
  ['disk while it lasted', { during: [sample({ disk: 2_000 * MB })] }],
  ['disk left', { after: [sample({ disk: 20 * MB })] }],
  ['database left', { after: [sample({ database: 60 * MB })] }],
  ['apiMemory while it lasted', { during: [sample({ apiMemory: 900 * MB })] }],
  ['apiMemory left', { after: [sample({ apiMemory: 400 * MB })] }],
  ['workerMemory left', { after: [sample({ workerMemory: 400 * MB })] }],
  ['sockets left', { after: [sample({ sockets: 40 })] }],
  ['honest p95', { honest: { before: served(), during: served({ p95: 1_500 }), after: served() } }],
  ['honest calls', { honest: { before: served(), during: served({ failed: 3 }), after: served() } }],
])('finds a broken floor: %s', (name, more) => {
  expect(brokenFloors(measured(more))).toEqual([expect.stringContaining(name)]);
});

it('is content with what stays within the floors', () => {
  const flat = measured({
    during: [sample({ disk: 900 * MB, sockets: 500 })],
    after: [sample({ sockets: 15 })],
  });
  expect(brokenFloors(flat)).toEqual([]);
});

it('does not take a measurement without samples or calls for a good one', () => {
  expect(() => brokenFloors(measured({ during: [] }))).toThrow('no sample');
  const unserved = { before: served(), during: served({ calls: 0 }), after: served() };
  expect(() => brokenFloors(measured({ honest: unserved }))).toThrow('no call');
});
