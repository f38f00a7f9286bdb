import { day } from '@titian/finance/calendar';
import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';

describe('countdown', () => {
  it.each([
    ['2026-11-20', { key: 'late', count: 1 }],
    ['2026-11-21', { key: 'today' }],
    ['2026-11-22', { key: 'in', count: 1 }],
    ['2027-01-01', { key: 'in', count: 41 }],
  ])('to %s', (dueOn, expected) => {
    expect(countdown(day('2026-11-21'), day(dueOn))).toEqual(expected);
  });
});
