import { stateName } from '@titian/contracts/reference/states';
import { countryName } from '../../lib/text/country-name.ts';
import { nameOf } from '../../lib/text/names.ts';

/** A postal address as answers have it; what was never given is null. */
export interface PostalAddress {
  readonly line_1: string | null;
  readonly line_2: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

/** A postal address line by line, in the reader's language; what is not known is left out. */
export function addressLines(address: PostalAddress | null): string[] {
  if (address === null) {
    return [];
  }
  const { line_1: first, line_2: second, postcode, city, state, country } = address;
  const place = [nameOfState(state, country), isGiven(country) ? countryName(country) : null];
  return [first, second, joined([postcode, city], ' '), joined(place, ', ')].filter(isGiven);
}

function nameOfState(state: string | null, country: string | null): string | null {
  const english = state !== null && country === 'MY' ? stateName(state) : null;
  return state === null || english === null ? state : nameOf('states', state, english);
}

function joined(parts: readonly (string | null)[], by: string): string {
  return parts.filter(isGiven).join(by);
}

function isGiven(part: string | null): part is string {
  return part !== null && part !== '';
}
