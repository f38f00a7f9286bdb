import { stateName } from './states.ts';

/** The place behind digits 7 and 8 of a MyKad number (IDN-8). */
export interface BirthPlace {
  readonly kind: 'state' | 'abroad' | 'unknown';
  /** The state's code (01–16) where the place is a state. */
  readonly stateCode: string | null;
  readonly name: string;
}

// Every state also owns its own number from 01 to 16.
const laterStateCodes: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '01': [[21, 24]],
  '02': [[25, 27]],
  '03': [[28, 29]],
  '04': [[30, 30]],
  '05': [
    [31, 31],
    [59, 59],
  ],
  '06': [[32, 33]],
  '07': [[34, 35]],
  '08': [[36, 39]],
  '09': [[40, 40]],
  '10': [[41, 44]],
  '11': [[45, 46]],
  '12': [[47, 49]],
  '13': [[50, 53]],
  '14': [[54, 57]],
  '15': [[58, 58]],
};

const abroad: Readonly<Record<string, string>> = {
  60: 'Brunei',
  61: 'Indonesia',
  62: 'Cambodia',
  63: 'Laos',
  64: 'Myanmar',
  65: 'Philippines',
  66: 'Singapore',
  67: 'Thailand',
  68: 'Vietnam',
  71: 'Outside Malaysia',
  72: 'Outside Malaysia',
  74: 'China',
  75: 'India',
  76: 'Pakistan',
  77: 'Saudi Arabia',
  78: 'Sri Lanka',
  79: 'Bangladesh',
  83: 'Oceania',
  84: 'South America',
  85: 'Africa',
  86: 'Europe',
  87: 'United Kingdom or Ireland',
  88: 'Middle East',
  89: 'East Asia',
  90: 'Central America or Caribbean',
  91: 'North America',
  92: 'Former Soviet Union or Eastern Europe',
  93: 'Other countries',
};

const unknown: Readonly<Record<string, string>> = {
  82: 'Unknown state',
  98: 'Stateless',
  99: 'Unspecified',
};

function stateCodeOf(code: string): string | null {
  const number = Number(code);
  if (number >= 1 && number <= 16) return code;
  const found = Object.entries(laterStateCodes).find(([, ranges]) =>
    ranges.some(([first, last]) => number >= first && number <= last),
  );
  return found?.[0] ?? null;
}

/** The place of a two-digit code; null for the codes that were never issued. */
export function birthPlaceOf(code: string): BirthPlace | null {
  if (!/^\d{2}$/.test(code)) return null;
  const stateCode = stateCodeOf(code);
  if (stateCode !== null) return { kind: 'state', stateCode, name: stateName(stateCode) ?? stateCode };
  const country = abroad[code];
  if (country !== undefined) return { kind: 'abroad', stateCode: null, name: country };
  const other = unknown[code];
  return other === undefined ? null : { kind: 'unknown', stateCode: null, name: other };
}
