import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSen,
  compareSen,
  formatAmount,
  formatRinggit,
  maxSen,
  minSen,
  mulDivFloor,
  mulDivHalfUp,
  parseSen,
  sen,
  senFromText,
  senToText,
  subtractSen,
  sumSen,
  timesIn,
  ZERO_SEN,
} from './sen.ts';

const amounts = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }).map(sen);
const notNegative = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }).map(sen);

describe('senFromText', () => {
  it.each(['', '-', '--1', 'abc', '1.234', '1e5', '-1,00'])('throws on %j: it is never zero', (text) => {
    expect(() => senFromText(text)).toThrow(RangeError);
  });

  it('reads back what senToText wrote, below zero as well', () => {
    fc.assert(fc.property(amounts, (amount) => senFromText(senToText(amount)) === amount));
  });
});

describe('parseSen', () => {
  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '1e5',
    'NaN',
    'Infinity',
    '1.234',
    '1.',
    '.5',
    '1,234.50',
    ' 1',
    '1 ',
    '1\n',
    '0x10',
    '12345678901234',
    '١',
    '1.2.3',
    'RM 1',
  ])('rejects %j', (text) => {
    expect(parseSen(text)).toBeNull();
  });

  it.each([
    ['0', 0n],
    ['0.00', 0n],
    ['0.01', 1n],
    ['0.5', 50n],
    ['007', 700n],
    ['1234.50', 123450n],
    ['9999999999999.99', 999999999999999n],
  ])('reads %j', (text, expected) => {
    expect(parseSen(text)).toBe(expected);
  });

  it('reads back what senToText wrote', () => {
    fc.assert(fc.property(notNegative, (amount) => parseSen(senToText(amount)) === amount));
  });

  it('rejects every other text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => (parseSen(text) !== null) === /^[0-9]{1,13}(\.[0-9]{1,2})?$/.test(text),
      ),
    );
  });
});

describe('text of an amount', () => {
  it.each([
    [0n, '0.00', '0.00', 'RM 0.00'],
    [5n, '0.05', '0.05', 'RM 0.05'],
    [99999n, '999.99', '999.99', 'RM 999.99'],
    [123450n, '1234.50', '1,234.50', 'RM 1,234.50'],
    [100000000n, '1000000.00', '1,000,000.00', 'RM 1,000,000.00'],
    [-5n, '-0.05', '\u22120.05', '\u2212RM 0.05'],
    [-123450n, '-1234.50', '\u22121,234.50', '\u2212RM 1,234.50'],
  ])('%s sen', (amount, wire, screen, ringgit) => {
    expect(senToText(sen(amount))).toBe(wire);
    expect(formatAmount(sen(amount))).toBe(screen);
    expect(formatRinggit(sen(amount))).toBe(ringgit);
  });

  it('differs from the wire form only in commas and sign', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatAmount(amount).replaceAll(',', '').replace('\u2212', '-')).toBe(senToText(amount));
        expect(formatAmount(amount)).toMatch(/^\u2212?\d{1,3}(,\d{3})*\.\d\d$/);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds, subtracts, sums, compares', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(subtractSen(addSen(a, b), b)).toBe(a);
        expect(sumSen([a, b])).toBe(addSen(b, a));
        expect(addSen(minSen(a, b), maxSen(a, b))).toBe(addSen(a, b));
        expect(minSen(a, b) <= maxSen(a, b)).toBe(true);
        expect(compareSen(a, b)).toBe(-compareSen(b, a) + 0);
        expect(compareSen(a, b) === 0).toBe(a === b);
      }),
    );
    expect(sumSen([])).toBe(ZERO_SEN);
    expect([sen(3n), sen(-1n), sen(2n)].sort(compareSen)).toEqual([-1n, 2n, 3n]);
  });
});

describe('mulDivFloor and mulDivHalfUp', () => {
  it.each([0n, -1n])('reject the denominator %s', (denominator) => {
    expect(() => mulDivFloor(1n, 1n, denominator)).toThrow(RangeError);
    expect(() => mulDivHalfUp(1n, 1n, denominator)).toThrow(RangeError);
  });

  it.each([
    [7n, 1n, 2n, 3n, 4n],
    [5n, 1n, 3n, 1n, 2n],
    [4n, 1n, 3n, 1n, 1n],
    [-7n, 1n, 2n, -4n, -4n],
    [-4n, 1n, 3n, -2n, -1n],
    [6n, 1n, 3n, 2n, 2n],
    [0n, 9n, 7n, 0n, 0n],
    [3n, 1n, 6n, 0n, 1n],
  ])('%s × %s ÷ %s', (value, numerator, denominator, floor, halfUp) => {
    expect(mulDivFloor(value, numerator, denominator)).toBe(floor);
    expect(mulDivHalfUp(value, numerator, denominator)).toBe(halfUp);
  });

  it('stay within one, and half, of the exact quotient', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(amounts, amounts, positive, (value, numerator, denominator) => {
        const product = value * numerator;
        const below = product - mulDivFloor(value, numerator, denominator) * denominator;
        expect(below >= 0n && below < denominator).toBe(true);
        const off = 2n * (product - mulDivHalfUp(value, numerator, denominator) * denominator);
        expect(off >= -denominator && off <= denominator).toBe(true);
      }),
    );
  });
});

describe('how many times a part fits', () => {
  it('is counted whole', () => {
    expect([timesIn(sen(80_000n), sen(5_000n)), timesIn(sen(4_999n), sen(5_000n))]).toEqual([16, 0]);
  });

  it('is rejected for a part of nothing', () => {
    expect(() => timesIn(sen(1n), sen(0n))).toThrow(RangeError);
  });
});
