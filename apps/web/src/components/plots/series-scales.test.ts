import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf, labelStep, scalesOf } from './series-scales.ts';

const size = { width: 472, height: 224 };

describe('the places of a series', () => {
  it('are bands of the same width for bars', () => {
    const { xs, step, left, right } = scalesOf(size, 4, [{ as: 'bar', values: [1n, 2n, 3n, 4n] }]);
    expect([left, right, step]).toEqual([64, 464, 100]);
    expect(xs).toEqual([114, 214, 314, 414]);
  });

  it('reach from edge to edge for lines', () => {
    const { xs, left, right } = scalesOf(size, 3, [{ as: 'line', values: [1n, 2n, 3n] }]);
    expect(xs).toEqual([left, (left + right) / 2, right]);
  });

  it('have a single point of a line in the middle', () => {
    const { xs, left, right } = scalesOf(size, 1, [{ as: 'line', values: [5n] }]);
    expect(xs).toEqual([(left + right) / 2]);
  });

  it('start at zero and end at a round value', () => {
    const { y, ticks, bottom } = scalesOf(size, 2, [{ as: 'bar', values: [0n, 146_300n] }]);
    expect(ticks).toEqual([0, 50_000, 100_000, 150_000]);
    expect([y(0), y(150_000)]).toEqual([bottom, 8]);
  });

  it('keep zero inside where values are below it', () => {
    const { y, ticks, bottom } = scalesOf(size, 2, [{ as: 'line', values: [-90n, 40n] }]);
    expect(ticks[0]).toBe(-100);
    expect(y(0)).toBeLessThan(bottom);
  });

  it('have a height where all is zero or nothing is known', () => {
    for (const values of [
      [0n, 0n],
      [null, null],
    ]) {
      const { y, ticks, bottom } = scalesOf(size, 2, [{ as: 'bar', values }]);
      expect(y(0)).toBe(bottom);
      expect(ticks.length).toBeGreaterThan(1);
    }
  });

  it('lie inside the drawing, whatever the values', () => {
    const values = fc.array(fc.bigInt(-(10n ** 12n), 10n ** 12n), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, fc.constantFrom('bar' as const, 'line' as const), (some, as) => {
        const { xs, y, left, right, bottom } = scalesOf(size, some.length, [{ as, values: some }]);
        expect(xs.every((x) => x >= left && x <= right)).toBe(true);
        expect(some.every((value) => y(Number(value)) >= 8 - 1e-6 && y(Number(value)) <= bottom + 1e-6)).toBe(
          true,
        );
      }),
    );
  });
});

describe('the bars of a point', () => {
  it('stand side by side in its middle, at most so wide', () => {
    expect(barsOf(100, 200, 2)).toEqual([
      { x: 71, width: 28 },
      { x: 101, width: 28 },
    ]);
  });

  it('never touch those of the next point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 400 }), fc.integer({ min: 1, max: 3 }), (step, bars) => {
        const places = barsOf(step / 2, step, bars);
        const last = places.at(-1);
        expect(places[0]?.x).toBeGreaterThan(0);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(step);
      }),
    );
  });
});

describe('the labels of points', () => {
  it.each([
    [['Jan', 'Feb', 'Mar'], 400, 1],
    [Array.from({ length: 36 }, () => 'Sep 2026'), 400, 6],
    [[], 400, 1],
  ])('leave out what does not fit', (labels, width, step) => {
    expect(labelStep(labels, width)).toBe(step);
  });
});
