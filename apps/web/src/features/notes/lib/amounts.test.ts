import { describe, expect, it } from 'vitest';
import { atMost, cashAfter, isMoreThan, startAmount } from './amounts.ts';

describe('amounts of the investing panel', () => {
  it('opens with the smallest investment, or with what is left', () => {
    expect(startAmount('50.00', '36400.00')).toBe('50.00');
    expect(startAmount('50.00', '30.00')).toBe('30.00');
    expect(startAmount('50.00', '0.00')).toBe('50.00');
  });

  it('compares as money, not as text', () => {
    expect(isMoreThan('9.00', '10.00')).toBe(false);
    expect(isMoreThan('100.01', '100.00')).toBe(true);
    expect(isMoreThan('', '100.00')).toBe(false);
    expect(atMost('500', '36.40')).toBe('36.40');
    expect(atMost('20', '36.40')).toBe('20');
  });

  it('goes below zero where cash does not suffice', () => {
    expect(cashAfter('20.00', '20.01')).toBe(-1n);
    expect(cashAfter('20.00', '')).toBe(2_000n);
    expect(cashAfter(null, '1')).toBe(-100n);
  });
});
