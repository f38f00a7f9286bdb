import type { Choice } from '@titian/contracts/reference/choice';
import type { NameList } from '@titian/contracts/reference/names';
import { countryName } from './country-name.ts';
import { currentLanguage } from './language.ts';
import { nameOf } from './names.ts';

/** A choice with what a select shows for it. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * Choices as the options of a select.
 * @param list by which their names are translated (MSG-12); null for proper names, such as those of banks
 */
export function optionsOf(choices: readonly Choice[], list: NameList | null): Option[] {
  return choices.map(({ value, name }) => ({
    value,
    label: list === null ? name : nameOf(list, value, name),
  }));
}

/** Countries as the options of a select; in English by the official names of the wire. */
export function countryOptions(countries: readonly Choice[]): Option[] {
  return currentLanguage() === 'en'
    ? optionsOf(countries, null)
    : countries.map(({ value }) => ({ value, label: countryName(value) }));
}
