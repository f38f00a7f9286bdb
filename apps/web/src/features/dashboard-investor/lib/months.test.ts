import { parseMonth } from '@titian/finance/calendar';
import { describe, expect, it } from 'vitest';
import { expectedOf, receivedOf, rowOf, valueSince, valueYear, windowAround, yearUpTo } from './months.ts';

const row = {
  month: '2026-11',
  expected_principal: '250.00',
  expected_return: '10.00',
  received_principal: '0.00',
  received_return: '0.01',
};

function month(text: string) {
  const parsed = parseMonth(text);
  if (parsed === null) {
    throw new RangeError(text);
  }
  return parsed;
}

describe('months of the dashboard', () => {
  it('rejects a day that does not exist', () => {
    expect(() => windowAround('2026-02-30')).toThrow(RangeError);
  });

  it('looks half a year back and five months ahead, over the turn of a year', () => {
    expect(windowAround('2026-11-30')).toEqual({ from: '2026-05', current: '2026-11', to: '2027-04' });
  });

  it('looks a year back for what was', () => {
    expect(yearUpTo('2026-11-30')).toEqual({ from: '2025-12', to: '2026-11' });
  });

  it('compares the value of a year with the month before it', () => {
    expect(valueYear('2026-11-30')).toEqual({ from: '2025-11', to: '2026-11' });
  });

  it.each([
    ['a young account as a year', '2026-03', '2025-11'],
    ['an older one from its first month', '2023-07', '2023-07'],
    ['the oldest as far back as the call goes', '2001-01', '2016-12'],
  ])('shows the value of %s', (_what, opened, from) => {
    expect(valueSince(month(opened), '2026-11-30')).toEqual({ from, to: '2026-11' });
  });

  it('adds principal and return to the sen', () => {
    expect(expectedOf(row)).toBe(26_000n);
    expect(receivedOf(row)).toBe(1n);
  });

  it('finds a month', () => {
    expect(rowOf([row], '2026-11')).toBe(row);
    expect(rowOf([row], '2026-12')).toBeUndefined();
  });
});
