import { countryName } from './country-name.ts';
import { currentLanguage } from './language.ts';
import { say } from './say.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Choices of a reference list as a select wants them, named in the person's language. */
export function optionsOf(choices: readonly Choice[]): Option[] {
  return choices.map(({ value, name }) => ({ value, label: say(name) }));
}

/** Countries as a select wants them; in English by the official names of the wire. */
export function countryOptions(countries: readonly Choice[]): Option[] {
  return currentLanguage() === 'en'
    ? optionsOf(countries)
    : countries.map(({ value }) => ({ value, label: countryName(value) }));
}
