import { describe, expect, it } from 'vitest';
import { movedBy, nearestTo } from './nearest.ts';
import { sharesOf } from './share-places.ts';

describe('the nearest position', () => {
  it.each([
    [-5, 0],
    [14, 0],
    [16, 1],
    [29, 2],
    [900, 2],
  ])('to %d is number %d', (x, at) => {
    expect(nearestTo([10, 20, 30], x)).toBe(at);
  });
});

describe('the keys of a drawing', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowUp', 1, 2],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, null],
    ['a', 1, null],
  ])('%s at %d of three leads to %s', (key, at, moved) => {
    expect(movedBy(key, at, 3)).toBe(moved);
  });
});

describe('the parts of a bar', () => {
  it('fill it in proportion', () => {
    expect(sharesOf([1n, 3n], 400)).toEqual([
      { x: 0, width: 100 },
      { x: 100, width: 300 },
    ]);
  });

  it('are all there to be seen, however small, and stay inside', () => {
    const parts = sharesOf([1n, 10n ** 9n, 1n], 300);
    for (const part of parts) {
      expect(part.width).toBeGreaterThan(1.9);
    }
    const last = parts.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(300);
  });
});
