import { day } from '@titian/finance/calendar';
import { describe, expect, it } from 'vitest';
import { reminderOn, returnDueOn } from './due-date.ts';

describe('a return', () => {
  it('is due so many days after the last day of its quarter', () => {
    expect(returnDueOn('2026-Q4', 30)).toBe('2027-01-30');
    expect(returnDueOn('2027-Q1', 1)).toBe('2027-04-01');
  });

  it.each([
    ['2027-01-22', null],
    ['2027-01-23', 'upcoming'],
    ['2027-01-30', 'upcoming'],
    ['2027-01-31', 'overdue'],
  ])('on %s is followed by the reminder %s', (on, reminder) => {
    expect(reminderOn(day(on), day('2027-01-30'), 7)).toBe(reminder);
  });
});
