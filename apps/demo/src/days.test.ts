import { describe, expect, it } from 'vitest';
import { monthBefore } from './days.ts';

describe('the month before', () => {
  it.each([
    ['2026-11', 2, '2026-09'],
    ['2026-02', 2, '2025-12'],
    ['2026-01', 13, '2024-12'],
    ['2026-03', 0, '2026-03'],
  ])('%s by %i is %s', (month, months, before) => {
    expect(monthBefore(month, months)).toBe(before);
  });
});
