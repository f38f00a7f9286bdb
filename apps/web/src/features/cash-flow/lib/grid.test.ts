import { type Month, parseMonth } from '@titian/finance/calendar';
import { describe, expect, it } from 'vitest';
import { weeksOf } from './grid.ts';

const monthOf = (text: string): Month => {
  const month = parseMonth(text);
  if (month === null) {
    throw new Error(`${text} is no month`);
  }
  return month;
};

describe('the weeks of a month', () => {
  it.each([
    // A month that begins on a Monday and fills four weeks, one that begins on a Sunday, and a leap year.
    ['2027-02', 4, '2027-02-01', 0],
    ['2026-11', 6, '2026-11-01', 6],
    ['2028-02', 5, '2028-02-01', 1],
  ])('%s', (text, weeks, first, column) => {
    const grid = weeksOf(monthOf(text));
    expect(grid).toHaveLength(weeks);
    expect(grid[0]?.indexOf(grid[0].find((day) => day !== null) ?? null)).toBe(column);
    expect(grid.flat().filter((day) => day !== null)[0]).toBe(first);
    expect(grid.every((week) => week.length === 7)).toBe(true);
  });
});
