import countries from 'i18n-iso-countries';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Choice } from './choice.ts';

function namesByCallingCode(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const country of getCountries()) {
    const name = countries.getName(country, 'en');
    if (name === undefined) continue;
    const code = `+${getCountryCallingCode(country)}`;
    names.set(code, [...(names.get(code) ?? []), name]);
  }
  return names;
}

// The one code that two dozen countries share would make an unreadable row.
const shortNames: Readonly<Record<string, string>> = { '+1': 'United States, Canada and the Caribbean' };

/** Calling codes, each once, with the names of all its countries; Malaysia first. Large: for the server only. */
export const countryPhoneCodes: readonly Choice[] = [...namesByCallingCode()]
  .map(([value, names]) => ({ value, name: `${shortNames[value] ?? names.sort().join(', ')} (${value})` }))
  .sort(
    (a, b) => Number(b.value === '+60') - Number(a.value === '+60') || a.name.localeCompare(b.name, 'en'),
  );

const callingCodes = new Set(countryPhoneCodes.map((one) => one.value));

/**
 * A calling code ("+60") and national digits ("0123456789" or "123456789") as E.164, "+60123456789".
 * Null where no number of that country can have this length.
 */
export function toE164(callingCode: string, national: string): string | null {
  // The library throws on codes that it does not know.
  if (!callingCodes.has(callingCode)) return null;
  const parsed = parsePhoneNumberFromString(national, { defaultCallingCode: callingCode.replace('+', '') });
  return parsed?.isPossible() && `+${parsed.countryCallingCode}` === callingCode ? parsed.number : null;
}

/** A phone number in one field, "012-345 6789" or "+65 6123 4567", as E.164; Malaysia unless it starts with +. */
export function wholeNumberToE164(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: '60' });
  return parsed?.isPossible() ? parsed.number : null;
}

/** E.164 back into calling code and national digits; null where it is none. */
export function splitE164(number: string): { callingCode: string; national: string } | null {
  const parsed = parsePhoneNumberFromString(number);
  return parsed === undefined
    ? null
    : { callingCode: `+${parsed.countryCallingCode}`, national: parsed.nationalNumber };
}
