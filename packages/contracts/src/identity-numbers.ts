import type { Message } from './messages/definition.ts';
import { message } from './messages/message.ts';
import type { BirthPlace } from './reference/birth-places.ts';
import { birthPlaceOf } from './reference/birth-places.ts';

export const identityTypes = ['nric', 'old_ic', 'passport', 'army', 'police'] as const;
export type IdentityType = (typeof identityTypes)[number];

export type Gender = 'male' | 'female';

/** What a MyKad number says of its holder. Place of birth is not nationality. */
export interface MyKad {
  /** Malaysian day, `1990-01-31`. */
  readonly birthDate: string;
  readonly place: BirthPlace;
  readonly gender: Gender;
}

/** Upper-cased, without spaces, dashes and slashes: how identity numbers are compared and stored. */
export function normaliseIdentityNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s/-]/g, '');
}

/** A real calendar date as `YYYY-MM-DD`, or null. */
export function realDate(year: number, month: number, dayOfMonth: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const real =
    at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === dayOfMonth;
  return real ? at.toISOString().slice(0, 10) : null;
}

function birthDatesOf(number: string): { later: string | null; earlier: string | null } {
  const [year, month, dayOfMonth] = [number.slice(0, 2), number.slice(2, 4), number.slice(4, 6)].map(Number);
  if (year === undefined || month === undefined || dayOfMonth === undefined)
    return { later: null, earlier: null };
  return {
    later: realDate(2000 + year, month, dayOfMonth),
    earlier: realDate(1900 + year, month, dayOfMonth),
  };
}

function chooseBirthDate(number: string, today: string, stated: string | undefined): string | null {
  const { later, earlier } = birthDatesOf(number);
  if (stated !== undefined && (stated === later || stated === earlier) && stated <= today) return stated;
  return later !== null && later <= today ? later : earlier;
}

/**
 * Reads a MyKad (NRIC) number, with or without dashes (IDN-1).
 * The century is 20YY unless that is after `today`; people over 100 are settled by the birth date they state.
 * Null for a number that was never issued.
 */
export function decodeMyKad(typed: string, today: string, stated?: string): MyKad | null {
  const number = normaliseIdentityNumber(typed);
  if (!/^\d{12}$/.test(number)) return null;
  const place = birthPlaceOf(number.slice(6, 8));
  const birthDate = chooseBirthDate(number, today, stated);
  if (place === null || birthDate === null) return null;
  return { birthDate, place, gender: Number(number.slice(11)) % 2 === 1 ? 'male' : 'female' };
}

/** A MyKad number as it is shown: 900131-14-5677. */
export function formatMyKad(number: string): string {
  return `${number.slice(0, 6)}-${number.slice(6, 8)}-${number.slice(8)}`;
}

/** A complete MyKad number that was never issued has another error than an incomplete one (IDN-1). */
function myKadProblem(number: string): Message | null {
  if (!/^\d{12}$/.test(number)) return formats.nric;
  const { later, earlier } = birthDatesOf(number);
  if ((later ?? earlier) === null) {
    return message('mykad_birth_date_invalid');
  }
  return birthPlaceOf(number.slice(6, 8)) === null ? message('mykad_birth_place_invalid') : null;
}

// IDN-2: where there is no public rule the pattern is as wide as the documents seen.
const patterns: Record<Exclude<IdentityType, 'nric'>, RegExp> = {
  old_ic: /^[A-Z]?\d{7}$/,
  passport: /^[A-Z0-9]{5,15}$/,
  army: /^[A-Z]{0,3}\d{4,9}$/,
  police: /^[A-Z]{1,3}\d{4,9}$/,
};

const formats: Record<IdentityType, Message> = {
  nric: message('mykad_invalid'),
  old_ic: message('old_ic_invalid'),
  passport: message('passport_invalid'),
  army: message('army_number_invalid'),
  police: message('police_number_invalid'),
};

/** What is wrong with the form of an identity number, or null; null when nothing is. */
export function identityNumberProblem(type: IdentityType, typed: string): Message | null {
  const number = normaliseIdentityNumber(typed);
  if (type === 'nric') return myKadProblem(number);
  return patterns[type].test(number) ? null : formats[type];
}

export interface StatedIdentity {
  readonly type: IdentityType;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly gender: string;
}

/**
 * Compares a MyKad number with the birth date and gender that were typed (ONB-8).
 * Returns the fields that disagree with a sentence each; other documents say nothing about either.
 */
export function identityDisagreements(
  claim: StatedIdentity,
  today: string,
): { birthDate?: Message; gender?: Message } {
  if (claim.type !== 'nric') return {};
  const decoded = decodeMyKad(claim.number, today, claim.birthDate);
  if (decoded === null) return {};
  return {
    ...(decoded.birthDate === claim.birthDate ? {} : { birthDate: message('mykad_birth_date_differs') }),
    ...(decoded.gender === claim.gender ? {} : { gender: message('mykad_gender_differs') }),
  };
}

/** Full years from a birth date to a day, both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** Whether a document has a back to look at: a card has, a passport shows all on one page (KYC-8). */
export function hasBack(type: string): boolean {
  return type !== 'passport';
}
