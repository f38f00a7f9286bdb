import { type IdentityType, identityNumberProblem, realDate } from './identity-numbers.ts';
import type { Blame } from './judged.ts';
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
export function judgeIdentityNumber(
  person: Partial<Pick<Person, 'identity_type' | 'identity_number'>>,
  field: string,
  blame: Blame,
): void {
  if (person.identity_type === undefined || person.identity_number === undefined) return;
  const problem = identityNumberProblem(person.identity_type, person.identity_number);
  if (problem !== null) blame(field, writeIssueMessage(problem));
}

/** The number must have the form of its document, and the three selects must be a real date (IDN-2). */
export function judgeIdentity(form: Partial<Person>, blame: Blame): void {
  judgeIdentityNumber(form, 'identity_number', blame);
  const { selected_birthday_year: year, selected_birthday_month: month, selected_birthday_day: day } = form;
  if (year === undefined || month === undefined || day === undefined) return;
  if (realDate(Number(year), Number(month), Number(day)) === null) {
    blame('selected_birthday_day', issueMessage('birth_date_not_in_calendar'));
  }
}

/** A Malaysian address has a postcode of five digits and a state of the list (IDN-5). */
export function judgeAddress(
  form: Partial<{ postcode: string; state: string; country: string }>,
  blame: Blame,
): void {
  if (form.country !== 'MY') return;
  if (form.postcode !== undefined && !/^\d{5}$/.test(form.postcode)) {
    blame('postcode', issueMessage('postcode_invalid'));
  }
  if (form.state !== undefined && stateName(form.state) === null) {
    blame('state', issueMessage('state_not_listed'));
  }
}

/** The national digits must be possible under the calling code. */
export function judgePhone(
  form: { phone_country_code?: string | undefined; phone_number?: string | undefined },
  blame: Blame,
): void {
  const { phone_country_code: code, phone_number: number } = form;
  if (code !== undefined && number !== undefined && toE164(code, number) === null) {
    blame('phone_number', issueMessage('phone_impossible_for_country', { code }));
  }
}
