import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseRate,
  rateBps,
  rateToText,
  ratioToBps,
  ratioToPercentText,
  shareFloor,
  shareHalfUp,
} from './rate.ts';
import { sen } from './sen.ts';

describe('rateBps', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 11.5, 2 ** 53])('rejects %s', (bps) => {
    expect(() => rateBps(bps)).toThrow(RangeError);
  });
});

describe('parseRate', () => {
  it.each(['', '-1', '+1', '1e1', 'NaN', '11.', '.5', '11.000', ' 11', '11 ', '11%', '12345', '1,1'])(
    'rejects %j',
    (text) => {
      expect(parseRate(text)).toBeNull();
    },
  );

  it.each([
    ['0', 0],
    ['11', 1100],
    ['11.5', 1150],
    ['11.00', 1100],
    ['0.01', 1],
    ['08.25', 825],
    ['9999.99', 999999],
  ])('reads %j', (text, bps) => {
    expect(parseRate(text)).toBe(bps);
  });

  it('reads back what rateToText wrote', () => {
    fc.assert(fc.property(fc.nat(999_999).map(rateBps), (rate) => parseRate(rateToText(rate)) === rate));
  });
});

describe('rateToText', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1100, '11.00'],
    [1747, '17.47'],
    [-320, '-3.20'],
    [-5, '-0.05'],
  ])('%s bps', (bps, text) => {
    expect(rateToText(rateBps(bps))).toBe(text);
  });
});

describe('ratios', () => {
  it('do not divide by nothing', () => {
    expect(() => ratioToBps(1n, 0n)).toThrow(RangeError);
    expect(() => ratioToPercentText(1n, -1n)).toThrow(RangeError);
  });

  it.each([
    [1n, 3n, '33.33'],
    [2n, 3n, '66.67'],
    [1n, 20_000n, '0.01'],
    [1n, 20_001n, '0.00'],
    [12n, 112n, '10.71'],
    [-1n, 3n, '-33.33'],
    [3n, 1n, '300.00'],
    [0n, 7n, '0.00'],
  ])('%s of %s', (numerator, denominator, text) => {
    expect(ratioToPercentText(numerator, denominator)).toBe(text);
  });
});

describe('shares of an amount', () => {
  it.each([
    [13_000_000n, 150, 195_000n, 195_000n],
    [99n, 1500, 14n, 15n],
    [10n, 1500, 1n, 2n],
    [0n, 1500, 0n, 0n],
    [12_345n, 10_000, 12_345n, 12_345n],
  ])('%s sen at %s bps', (amount, bps, floor, halfUp) => {
    expect(shareFloor(sen(amount), rateBps(bps))).toBe(floor);
    expect(shareHalfUp(sen(amount), rateBps(bps))).toBe(halfUp);
  });
});
