import countries from 'i18n-iso-countries';
import type { Choice } from './choice.ts';

const names = countries.getNames('en', { select: 'official' });

/** Malaysia first, then by name; values are ISO 3166-1 alpha-2 codes. Large: for the server only. */
export const countryChoices: readonly Choice[] = Object.entries(names)
  .map(([value, name]) => ({ value, name }))
  .sort((a, b) => Number(b.value === 'MY') - Number(a.value === 'MY') || a.name.localeCompare(b.name, 'en'));

const codes = new Set(countryChoices.map((one) => one.value));

/** Whether an alpha-2 code is a country's. */
export function isCountry(code: string): boolean {
  return codes.has(code);
}
