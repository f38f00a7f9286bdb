import { type IdentityType, identityNumberProblem, identityTypes, realDate } from './identity-numbers.ts';
import type { Blame } from './judged.ts';
import { toE164 } from './reference/phones.ts';
import { stateName } from './reference/states.ts';

interface Person {
  identity_type: IdentityType;
  identity_number: string;
  selected_birthday_day: string;
  selected_birthday_month: string;
  selected_birthday_year: string;
}

/** The number must have the form of its document, and the three selects must be a real date (rules §2). */
export function judgeIdentity(form: Partial<Person>, blame: Blame): void {
  const type = identityTypes.find((one) => one === form.identity_type);
  if (type !== undefined && typeof form.identity_number === 'string' && form.identity_number !== '') {
    const problem = identityNumberProblem(type, form.identity_number);
    if (problem !== null) blame('identity_number', problem);
  }
  const parts = [form.selected_birthday_year, form.selected_birthday_month, form.selected_birthday_day];
  const [year, month, day] = parts.map(Number);
  if (parts.includes(undefined) || year === undefined || month === undefined || day === undefined) return;
  if (![year, month, day].every(Number.isInteger)) return;
  if (realDate(year, month, day) === null) {
    blame('selected_birthday_day', 'Please choose a date of birth that exists in the calendar');
  }
}

/** A Malaysian address has a postcode of five digits and a state of the list (rails §5.4). */
export function judgeAddress(
  form: Partial<{ postcode: string; state: string; country: string }>,
  blame: Blame,
): void {
  if (form.country !== 'MY') return;
  if (typeof form.postcode === 'string' && !/^\d{5}$/.test(form.postcode)) {
    blame('postcode', 'Please enter the 5 digits of the postcode');
  }
  if (typeof form.state === 'string' && stateName(form.state) === null) {
    blame('state', 'Please choose a state of the list');
  }
}

/** The national digits must be possible under the calling code. */
export function judgePhone(
  form: Partial<{ phone_country_code: string; phone_number: string }>,
  blame: Blame,
): void {
  const { phone_country_code: code, phone_number: number } = form;
  if (typeof code !== 'string' || typeof number !== 'string') return;
  if (!/^\+[1-9]\d{0,3}$/.test(code) || !/^\d{4,15}$/.test(number)) return;
  if (toE164(code, number) === null) {
    blame('phone_number', `Please enter a phone number that exists under ${code}`);
  }
}
