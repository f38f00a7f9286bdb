import { languages } from '../lib/text/language.ts';

/** A shorter start names no month: "Ma" may be March or May. */
const MIN_NAME_LENGTH = 3;

/** The months' names in both languages, lower case, January first. */
const monthNames = languages.map((language) => {
  const format = new Intl.DateTimeFormat(`${language}-MY`, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2000, at, 1)).toLowerCase());
});

/**
 * Reads a day as people in Malaysia write it: "22 Nov 2026", "22/11/2026", "22112026", and "2026-11-22" of the wire.
 * @returns the day as `YYYY-MM-DD`; null for anything else, and for days that no calendar has
 */
export function parseDay(text: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso !== null) {
    return existing(iso[1], iso[2], iso[3]);
  }
  const parts = /^(\d{1,2})[\s./-]+(\p{L}+|\d{1,2})[\s./-]+(\d{4})$/u.exec(typed);
  const digits = parts ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  return digits === null ? null : existing(digits[3], monthOf(digits[2]), digits[1]);
}

function monthOf(text = ''): string {
  if (/^\d+$/.test(text)) {
    return text;
  }
  const start = text.toLowerCase();
  const at =
    start.length < MIN_NAME_LENGTH
      ? -1
      : Math.max(...monthNames.map((names) => names.findIndex((name) => name.startsWith(start))));
  return String(at + 1);
}

function existing(year = '', month = '', day = ''): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(written);
  // The engine moves 31 February to 3 March.
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== written ? null : written;
}
