import { afterEach, expect, it } from 'vitest';
import { speak } from '../lib/text/language.ts';
import { formatDate } from './date-text.tsx';

afterEach(() => speak('en'));

it('writes days, months and instants as Malaysian documents do', () => {
  expect(formatDate('2026-11-22')).toBe('22 Nov 2026');
  expect(formatDate('2026-09-22')).toBe('22 Sep 2026');
  expect(formatDate('2026-09', 'month')).toBe('Sep 2026');
  expect(formatDate('2026-09-01', 'monthShort')).toBe('Sep');
  expect(formatDate('2026-09-21T16:00:00.000Z', 'instant')).toBe('22 Sep 2026, 00:00');
  expect(formatDate(null)).toBe('–');
});

it('names months in Bahasa Malaysia', async () => {
  await speak('ms');
  expect(
    ['2026-03-22', '2026-05-22', '2026-08-22', '2026-10-22', '2026-12-22'].map((day) => formatDate(day)),
  ).toEqual(['22 Mac 2026', '22 Mei 2026', '22 Ogo 2026', '22 Okt 2026', '22 Dis 2026']);
});
