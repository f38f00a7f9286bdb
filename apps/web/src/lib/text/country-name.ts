import { currentLocale } from './language.ts';

/** The name of a country in the person's language; a code that no country has stays a code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames([currentLocale()], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
