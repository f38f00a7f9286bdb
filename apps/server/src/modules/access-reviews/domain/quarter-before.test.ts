import { day } from '@titian/finance/calendar';
import { expect, it } from 'vitest';
import { quarterBefore } from './quarter-before.ts';

it.each([
  ['2026-01-01', '2025-Q4', '2025-10-01', '2025-12-31'],
  ['2026-03-31', '2025-Q4', '2025-10-01', '2025-12-31'],
  ['2026-04-01', '2026-Q1', '2026-01-01', '2026-03-31'],
  ['2026-11-28', '2026-Q3', '2026-07-01', '2026-09-30'],
])('the quarter before %s is %s', (on, quarter, from, until) => {
  expect(quarterBefore(day(on))).toEqual({ quarter, from, to: until });
});
