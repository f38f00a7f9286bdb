import { decodeMyKad } from '@titian/contracts/identity-numbers';

export const birthdayFields = [
  'selected_birthday_day',
  'selected_birthday_month',
  'selected_birthday_year',
] as const;

export type BirthdayField = (typeof birthdayFields)[number];

/** What a MyKad number says, as the fields of an application have it. */
export type MyKadValues = Record<BirthdayField | 'gender', string>;

/**
 * Birth date and gender of a MyKad number; nothing until it is complete and valid (IDN-1).
 * @param today the Malaysian day, which decides the century
 */
export function fromMyKad(typed: string, today: string): Partial<MyKadValues> {
  const decoded = decodeMyKad(typed, today);
  if (decoded === null) {
    return {};
  }
  const [year = '', month = '', day = ''] = decoded.birthDate.split('-');
  return {
    selected_birthday_year: year,
    selected_birthday_month: withoutZero(month),
    selected_birthday_day: withoutZero(day),
    gender: decoded.gender,
  };
}

/** Day and month as the selects have them: "01" and "1" are the same day. */
export function withoutZero(part: string): string {
  return part.replace(/^0+(?=\d)/, '');
}
