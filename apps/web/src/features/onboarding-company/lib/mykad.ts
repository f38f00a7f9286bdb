import { decodeMyKad } from '@titian/contracts/identity-numbers';
import { type CompanyValues, withoutZero } from './values.ts';

/**
 * Birth date and gender of a MyKad number; nothing until it is complete and valid (IDN-1).
 * @param today the Malaysian day, which decides the century
 */
export function fromMyKad(typed: string, today: string): Partial<CompanyValues> {
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
