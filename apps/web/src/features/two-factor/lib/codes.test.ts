import { describe, expect, it } from 'vitest';
import { bare, grouped, inFours, isSixDigits } from './codes.ts';

describe('codes as people type and read them', () => {
  it.each([
    ['123 456', true],
    [' 123456 ', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['', false],
  ])('%j is six digits: %s', (typed, expected) => {
    expect(isSixDigits(typed)).toBe(expected);
  });

  it('groups for reading, and takes the groups apart again', () => {
    expect(grouped('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
    expect(bare(grouped('ABCDEFGHJK'))).toBe('ABCDEFGHJK');
    expect(grouped('short')).toBe('short');
    expect(inFours('ABCDEFGH')).toBe('ABCD EFGH');
    expect(inFours('ABCDEFG')).toBe('ABCD EFG');
  });
});
