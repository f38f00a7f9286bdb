import { currentLocale } from './language.ts';

const CODE = /^[A-Z]{2}$/;

/** The name of a country in the person's language; a code that no country has, or that is masked, stays as it is. */
export function countryName(code: string): string {
  if (!CODE.test(code)) {
    return code;
  }
  return new Intl.DisplayNames([currentLocale()], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
