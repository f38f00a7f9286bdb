import {
  ageOn,
  type IdentityType,
  identityDisagreements,
  realDate,
} from '@titian/contracts/identity-numbers';
import { message } from '@titian/contracts/messages/message';
import type { FieldMessages } from '../../../platform/errors.ts';

const ADULT_AGE = 18;

/** The person of a form, fields already well-formed. */
export interface Person {
  readonly identity_type: IdentityType;
  readonly identity_number: string;
  readonly selected_birthday_day: string;
  readonly selected_birthday_month: string;
  readonly selected_birthday_year: string;
  readonly gender: string;
}

/**
 * What is wrong with a person on a day: MyKad against birth date and gender, and the age (ONB-8).
 * @param today `YYYY-MM-DD`
 */
export function personProblems(person: Person, today: string): FieldMessages {
  const birthDate = birthDateOf(person);
  if (birthDate === null) {
    return { selected_birthday_day: [message('birth_date_not_in_calendar')] };
  }
  if (ageOn(birthDate, today) < ADULT_AGE) {
    return { selected_birthday_year: [message('applicant_too_young', { age: ADULT_AGE })] };
  }
  const claim = {
    type: person.identity_type,
    number: person.identity_number,
    birthDate,
    gender: person.gender,
  };
  const disagreements = identityDisagreements(claim, today);
  return {
    ...(disagreements.birthDate === undefined ? {} : { selected_birthday_day: [disagreements.birthDate] }),
    ...(disagreements.gender === undefined ? {} : { gender: [disagreements.gender] }),
  };
}

function birthDateOf(person: Person): string | null {
  return realDate(
    Number(person.selected_birthday_year),
    Number(person.selected_birthday_month),
    Number(person.selected_birthday_day),
  );
}
