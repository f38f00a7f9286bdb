import { defineCatalogue } from '../lib/text/catalogue.ts';

/** Words of choosing a language; each language is named in itself. */
export const { english, useText, text } = defineCatalogue('language', {
  label: 'Language',
  en: 'English',
  ms: 'Bahasa Malaysia',
  short: { en: 'EN', ms: 'BM' },
  failed: 'The words of this language could not be loaded. Please check your connection and try again.',
});
