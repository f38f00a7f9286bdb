import { issueMessage } from './messages/message.ts';
import './readable-errors.ts';
import { z } from 'zod';
import { normaliseIdentityNumber } from './identity-numbers.ts';
import { isCountry } from './reference/countries.ts';
import { genders, identityTypeChoices } from './reference/people-lists.ts';
import { wholeNumberToE164 } from './reference/phones.ts';
import { blankable, choiceOf, text } from './wire.ts';

/** A person's name part or a company's name: 1 to 100 characters, trimmed. */
export const name = text(100, issueMessage('name_required'));

/** An e-mail address or a link; " @ " with spaces leads to an alias and is part of many names. */
const ADDRESS =
  /\S@\S|:\/\/|\bwww\.|\.(?:com|net|org|info|biz|xyz|top|link|click|site|online|shop|app|io)\b/i;

/** Whether a text carries an address or a link, which mail programs would offer to open. */
export function carriesAddress(typed: string): boolean {
  return ADDRESS.test(typed);
}

/** The name with which mails greet: it must not carry advertising into a mail of the platform. */
export const personName = name.refine(
  (typed) => !carriesAddress(typed),
  issueMessage('name_carries_address'),
);

/** A calling code as "+60"; "60" is understood too. */
export const phoneCountryCode = z
  .string({ error: issueMessage('phone_country_code_invalid') })
  .trim()
  .regex(/^\+?[1-9]\d{0,3}$/, issueMessage('phone_country_code_invalid'))
  .transform((code) => (code.startsWith('+') ? code : `+${code}`));

/** National digits; spaces, dashes and brackets are dropped. Validated together with the country code. */
export const phoneNumber = z
  .string({ error: issueMessage('phone_required') })
  .max(40, issueMessage('phone_required'))
  .transform((typed) => typed.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\d{4,15}$/, issueMessage('phone_digits_invalid')));

/** A phone number in one field, as E.164 after parsing; Malaysian unless it starts with +. */
export const wholePhoneNumber = z
  .string({ error: issueMessage('phone_invalid') })
  .max(40, issueMessage('phone_invalid'))
  .transform((typed, context) => {
    const number = wholeNumberToE164(typed);
    if (number !== null) return number;
    context.addIssue({
      code: 'custom',
      message: issueMessage('phone_invalid'),
      input: typed,
    });
    return z.NEVER;
  });

/** A password that is being chosen. No rules of composition: length is what counts. */
export const newPassword = z
  .string({ error: issueMessage('new_password_required') })
  .min(12, issueMessage('password_too_short'))
  .max(256, issueMessage('password_too_long'));

/** A password that is being checked. */
export const givenPassword = z
  .string({ error: issueMessage('password_required') })
  .min(1, issueMessage('password_required'))
  .max(256, issueMessage('password_required'));

export const identityType = choiceOf(identityTypeChoices, issueMessage('identity_type_required'));

/** Upper-cased without dashes and spaces after parsing; validated together with its type. */
export const identityNumber = text(20, issueMessage('identity_number_required')).transform(
  normaliseIdentityNumber,
);

export const gender = choiceOf(genders, issueMessage('gender_required'));

/** An ISO 3166-1 alpha-2 code of the countries list. */
export const country = z
  .string({ error: issueMessage('country_required') })
  .refine(isCountry, issueMessage('country_not_listed'));

/** The parts of a postal address, as every form has them; `validateAddress` checks them together. */
export const postalAddress = {
  address_line_1: text(150, issueMessage('address_required')),
  address_line_2: blankable(text(150)),
  postcode: text(12, issueMessage('postcode_required')),
  city: text(100, issueMessage('city_required')),
  state: text(100, issueMessage('state_required')),
  country,
};

/** A postal address and a bank account, as both application forms have them. */
export const addressAndBank = {
  ...postalAddress,
  bank_bic: z
    .string({ error: issueMessage('bank_required') })
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, issueMessage('bank_not_listed')),
  bank_account_no: z
    .string({ error: issueMessage('account_number_required') })
    .max(40, issueMessage('account_number_required'))
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6,17}$/, issueMessage('account_number_invalid'))),
  bank_account_name: text(140, issueMessage('account_holder_required')),
};

const birthday = (part: 'day' | 'month' | 'year', pattern: RegExp) =>
  z
    .string({ error: issueMessage(`birth_${part}_required`) })
    .regex(pattern, issueMessage(`birth_${part}_required`));

/** The three selects of a date of birth (ONB-29). */
export const birthdayParts = {
  selected_birthday_day: birthday('day', /^(0?[1-9]|[12]\d|3[01])$/),
  selected_birthday_month: birthday('month', /^(0?[1-9]|1[0-2])$/),
  selected_birthday_year: birthday('year', /^(19|20)\d{2}$/),
};
