import { day } from '@titian/finance/calendar';
import { expect, it } from 'vitest';
import { endOfDayState } from './end-of-day-state.ts';

it.each([
  [null, '2026-11-27T01:00:00Z', 'warning'],
  // 01:59, 02:00, 05:59 and 06:00 in Malaysia.
  ['2026-11-25', '2026-11-26T17:59:59Z', 'ok'],
  ['2026-11-25', '2026-11-26T18:00:00Z', 'warning'],
  ['2026-11-25', '2026-11-26T21:59:59Z', 'warning'],
  ['2026-11-25', '2026-11-26T22:00:00Z', 'failing'],
  ['2026-11-26', '2026-11-26T22:00:00Z', 'ok'],
  ['2026-11-26', '2026-11-27T17:00:00Z', 'ok'],
  ['2027-03-01', '2026-11-26T22:00:00Z', 'ok'],
] as const)('after %s, at %s, it is %s', (last, now, state) => {
  expect(endOfDayState(last === null ? null : day(last), new Date(now))).toBe(state);
});
