import { decodeMyKad } from '@titian/contracts/identity-numbers';
import type { Day } from '../days.ts';

export type Gender = 'male' | 'female';

/** What a MyKad number says of its holder. */
export interface Holder {
  readonly born: Day;
  /** Two digits of the list of birth places, such as 14 for Kuala Lumpur. */
  readonly birthPlace: string;
  readonly gender: Gender;
}

/**
 * A MyKad number that says these things: birth date, place, serial number with the gender in its last digit.
 *
 * @param serial a whole number from 0 to 4999; two holders of one birth date and place need different ones
 * @throws RangeError when the parts make no number that exists
 */
export function myKadOf({ born, birthPlace, gender }: Holder, serial: number): string {
  const digits = born.slice(2).replaceAll('-', '');
  const last = serial * 2 + (gender === 'male' ? 1 : 0);
  const number = `${digits}${birthPlace}${String(last).padStart(4, '0')}`;
  const decoded = decodeMyKad(number, '9999-12-31', born);
  if (decoded?.birthDate !== born || decoded.gender !== gender) {
    throw new RangeError(`There is no MyKad number for ${gender}, born ${born} at ${birthPlace}, ${serial}.`);
  }
  return number;
}

/** The three selects of a birth date, as the forms send them. */
export function birthdayFields(born: Day) {
  return {
    selected_birthday_day: String(Number(born.slice(8))),
    selected_birthday_month: String(Number(born.slice(5, 7))),
    selected_birthday_year: born.slice(0, 4),
  };
}
