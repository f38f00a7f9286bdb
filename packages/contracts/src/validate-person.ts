import type { AddFieldError } from './form-check.ts';
import { type IdentityType, identityNumberProblem, realDate } from './identity-numbers.ts';
import { issueMessage, writeIssueMessage } from './messages/message.ts';
import { toE164 } from './reference/phones.ts';
import { stateName } from './reference/states.ts';

interface Person {
  identity_type: IdentityType;
  identity_number: string;
  selected_birthday_day: string;
  selected_birthday_month: string;
  selected_birthday_year: string;
}

/** The number must have the form of its document (IDN-2). */
export function validateIdentityNumber(
  person: Partial<Pick<Person, 'identity_type' | 'identity_number'>>,
  field: string,
  addError: AddFieldError,
): void {
  if (person.identity_type === undefined || person.identity_number === undefined) return;
  const problem = identityNumberProblem(person.identity_type, person.identity_number);
  if (problem !== null) addError(field, writeIssueMessage(problem));
}

/** The number must have the form of its document, and the three selects must be a real date (IDN-2). */
export function validateIdentity(form: Partial<Person>, addError: AddFieldError): void {
  validateIdentityNumber(form, 'identity_number', addError);
  const { selected_birthday_year: year, selected_birthday_month: month, selected_birthday_day: day } = form;
  if (year === undefined || month === undefined || day === undefined) return;
  if (realDate(Number(year), Number(month), Number(day)) === null) {
    addError('selected_birthday_day', issueMessage('birth_date_not_in_calendar'));
  }
}

/** A Malaysian address has a postcode of five digits and a state of the list (IDN-5). */
export function validateAddress(
  form: Partial<{ postcode: string; state: string; country: string }>,
  addError: AddFieldError,
): void {
  if (form.country !== 'MY') return;
  if (form.postcode !== undefined && !/^\d{5}$/.test(form.postcode)) {
    addError('postcode', issueMessage('postcode_invalid'));
  }
  if (form.state !== undefined && stateName(form.state) === null) {
    addError('state', issueMessage('state_not_listed'));
  }
}

/** The national digits must be possible under the calling code. */
export function validatePhone(
  form: { phone_country_code?: string | undefined; phone_number?: string | undefined },
  addError: AddFieldError,
): void {
  const { phone_country_code: code, phone_number: number } = form;
  if (code !== undefined && number !== undefined && toE164(code, number) === null) {
    addError('phone_number', issueMessage('phone_impossible_for_country', { code }));
  }
}
