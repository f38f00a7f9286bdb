import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { languages, speak } from '../lib/text/language.ts';
import { formatDate } from './date-text.tsx';
import { parseDay } from './parse-day.ts';

afterEach(() => speak('en'));

it.each([
  ['22 Nov 2026', '2026-11-22'],
  ['  2 november 2026 ', '2026-11-02'],
  ['1 Mac 2026', '2026-03-01'],
  ['1 March 2026', '2026-03-01'],
  ['1 Mei 2026', '2026-05-01'],
  ['1 Ogos 2026', '2026-08-01'],
  ['1 Sept 2026', '2026-09-01'],
  ['31-Dis-2026', '2026-12-31'],
  ['2/11/2026', '2026-11-02'],
  ['02.11.2026', '2026-11-02'],
  ['02112026', '2026-11-02'],
  ['2026-11-02', '2026-11-02'],
  ['29 Feb 2028', '2028-02-29'],
])('reads %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

it.each([
  [''],
  ['tomorrow'],
  ['31 Feb 2026'],
  ['29 Feb 2026'],
  ['0 Nov 2026'],
  ['2/13/2026'],
  ['1 Ma 2026'],
  ['1 Foo 2026'],
  ['22 Nov 26'],
  ['22 Nov 2026 or so'],
])('reads no day in "%s"', (text) => {
  expect(parseDay(text)).toBeNull();
});

it('reads back every day that it writes, in both languages', async () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  for (const language of languages) {
    await speak(language);
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseDay(formatDate(day))).toBe(day);
      }),
    );
  }
});
