import type { KnownSentences } from '../../../lib/text/say.ts';

/** What is said about the calendars of holidays, and what the audit log says was done to them. */
export const malayHolidays: KnownSentences = {
  'Holidays changed': 'Cuti umum ditukar',
  'Holiday calendar': 'Kalendar cuti umum',
};
