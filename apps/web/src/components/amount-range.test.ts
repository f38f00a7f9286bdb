import { describe, expect, it } from 'vitest';
import { rangeError } from './amount-range.ts';

const range = { least: '200.00', most: '30000.00' };

describe('the range of an amount', () => {
  it.each([
    ['', range, null],
    ['.', range, null],
    ['199.99', range, 'Please enter at least RM 200.00.'],
    ['200', range, null],
    ['30000.00', range, null],
    ['30000.01', range, 'Please enter at most RM 30,000.00.'],
    ['1', {}, null],
    ['1', { most: '0.99' }, 'Please enter at most RM 0.99.'],
    ['1', { least: '', most: '' }, null],
  ])('%j within %j: %j', (amount, within, error) => {
    expect(rangeError(amount, within)).toBe(error);
  });
});
