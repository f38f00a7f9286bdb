import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the forms of customers ask for, in Bahasa Malaysia; the English is in the contracts' schemas. */
export const malayFields: KnownSentences = {
  'Please choose the day of birth': 'Sila pilih hari lahir',
  'Please choose the month of birth': 'Sila pilih bulan lahir',
  'Please choose the year of birth': 'Sila pilih tahun lahir',
};
