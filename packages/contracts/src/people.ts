import './readable-errors.ts';
import { z } from 'zod';
import { normaliseIdentityNumber } from './identity-numbers.ts';
import { isCountry } from './reference/countries.ts';
import { genders, identityTypeChoices } from './reference/people-lists.ts';
import { wholeNumberToE164 } from './reference/phones.ts';
import { choiceOf, text } from './wire.ts';

/** A person's name part or a company's name: 1 to 100 characters, trimmed. */
export const name = text(100, 'Please enter a name');

/** An e-mail address or a link; " @ " with spaces leads to an alias and is part of many names. */
const ADDRESS =
  /\S@\S|:\/\/|\bwww\.|\.(?:com|net|org|info|biz|xyz|top|link|click|site|online|shop|app|io)\b/i;

/** Whether a text carries an address or a link, which mail programs would offer to open. */
export function carriesAddress(typed: string): boolean {
  return ADDRESS.test(typed);
}

/** The name of a person whom mails greet: strangers must not read somebody's advertisement in a mail of ours. */
export const personName = name.refine(
  (typed) => !carriesAddress(typed),
  'Please enter the name alone, without an e-mail or web address',
);

/** A calling code as "+60"; "60" is understood too. */
export const phoneCountryCode = z
  .string({ error: 'Please choose a country code, for example +60' })
  .trim()
  .regex(/^\+?[1-9]\d{0,3}$/, 'Please choose a country code, for example +60')
  .transform((code) => (code.startsWith('+') ? code : `+${code}`));

/** National digits; spaces, dashes and brackets are dropped. Judged together with the country code. */
export const phoneNumber = z
  .string({ error: 'Please enter a phone number' })
  .max(40, 'Please enter a phone number')
  .transform((typed) => typed.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\d{4,15}$/, 'Please enter the digits of a phone number, for example 0123456789'));

/** A phone number in one field, as E.164 after parsing; Malaysian unless it starts with +. */
export const wholePhoneNumber = z
  .string({ error: 'Please enter a phone number, for example 012-345 6789' })
  .max(40, 'Please enter a phone number, for example 012-345 6789')
  .transform((typed, context) => {
    const number = wholeNumberToE164(typed);
    if (number !== null) return number;
    context.addIssue({
      code: 'custom',
      message: 'Please enter a phone number, for example 012-345 6789',
      input: typed,
    });
    return z.NEVER;
  });

/** A password that is being chosen. No rules of composition: length is what counts. */
export const newPassword = z
  .string({ error: 'Please choose a password' })
  .min(12, 'Please choose a password of at least 12 characters')
  .max(256, 'Please choose a password of at most 256 characters');

/** A password that is being checked. */
export const givenPassword = z
  .string({ error: 'Please enter your password' })
  .min(1, 'Please enter your password')
  .max(256, 'Please enter your password');

export const identityType = choiceOf(identityTypeChoices, 'Please choose a kind of identity document');

/** Upper-cased without dashes and spaces after parsing; judged together with its type. */
export const identityNumber = text(20, 'Please enter the identity number').transform(normaliseIdentityNumber);

export const gender = choiceOf(genders, 'Please choose male or female');

/** An ISO 3166-1 alpha-2 code of the countries list. */
export const country = z
  .string({ error: 'Please choose a country' })
  .refine(isCountry, 'Please choose a country of the list');

/** The parts of a postal address and of a bank account, as both application forms have them. */
export const addressAndBank = {
  address_line_1: text(150, 'Please enter the address'),
  postcode: text(12, 'Please enter the postcode'),
  city: text(100, 'Please enter the city'),
  state: text(100, 'Please choose the state'),
  country,
  bank_bic: z
    .string({ error: 'Please choose a bank' })
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'Please choose a bank of the list'),
  bank_account_no: z
    .string({ error: 'Please enter the account number' })
    .max(40, 'Please enter the account number')
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6,17}$/, 'Please enter the account number, 6 to 17 digits')),
  bank_account_name: text(140, "Please enter the name of the account's holder"),
};

const birthday = (part: string, pattern: RegExp) =>
  z
    .string({ error: `Please choose the ${part} of birth` })
    .regex(pattern, `Please choose the ${part} of birth`);

/** The three selects of a date of birth (ONB-29). */
export const birthdayParts = {
  selected_birthday_day: birthday('day', /^(0?[1-9]|[12]\d|3[01])$/),
  selected_birthday_month: birthday('month', /^(0?[1-9]|1[0-2])$/),
  selected_birthday_year: birthday('year', /^(19|20)\d{2}$/),
};
