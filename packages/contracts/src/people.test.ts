import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  addressAndBank,
  birthdayParts,
  country,
  gender,
  givenPassword,
  identityNumber,
  name,
  newPassword,
  personName,
  phoneCountryCode,
  phoneNumber,
  wholePhoneNumber,
} from './people.ts';
import { fieldErrorsOf } from './testing.ts';

interface Case {
  readonly called: string;
  readonly schema: z.ZodType;
  readonly invalid: readonly unknown[];
  readonly taken: readonly (readonly [string, string])[];
}

const cases: readonly Case[] = [
  {
    called: 'name',
    schema: name,
    invalid: [undefined, '', '  ', 'x'.repeat(101), 'Ali\u0007', 7],
    taken: [
      ["  Nur A'isyah binti Abu Bakar @ Bob ", "Nur A'isyah binti Abu Bakar @ Bob"],
      ['x'.repeat(100), 'x'.repeat(100)],
    ],
  },
  {
    called: 'name of a person',
    schema: personName,
    invalid: [
      '',
      'a@example.com',
      'Win at https://example.test',
      'www.example.test',
      'Claim RM100 on example.COM now',
      'example.click/x',
    ],
    taken: [
      ["Nur A'isyah binti Abu Bakar @ Bob", "Nur A'isyah binti Abu Bakar @ Bob"],
      ['Ganesh a/l Ramasamy', 'Ganesh a/l Ramasamy'],
      ['Mohd.Noor', 'Mohd.Noor'],
      ['S. Kumar', 'S. Kumar'],
    ],
  },
  {
    called: 'new password',
    schema: newPassword,
    invalid: [undefined, '', 'elevenchars', 'x'.repeat(257), 123456789012],
    taken: [
      ['twelve chars', 'twelve chars'],
      ['            ', '            '],
      ['x'.repeat(256), 'x'.repeat(256)],
      [' kept as typed ', ' kept as typed '],
    ],
  },
  {
    called: 'given password',
    schema: givenPassword,
    invalid: [undefined, '', 'x'.repeat(257)],
    taken: [['x', 'x']],
  },
  {
    called: 'country code',
    schema: phoneCountryCode,
    invalid: [undefined, '', '0', '+0', '12345', 'MY', '++60'],
    taken: [
      ['+60', '+60'],
      ['60', '+60'],
    ],
  },
  {
    called: 'national digits',
    schema: phoneNumber,
    invalid: [undefined, '', '123', '+60123456789', 'abcdef', '1234567890123456', '1'.repeat(41)],
    taken: [['(012) 345-67 89', '0123456789']],
  },
  {
    called: 'whole phone number',
    schema: wholePhoneNumber,
    invalid: [undefined, '', '12', '+999 1', 'call me', '1'.repeat(41)],
    taken: [
      ['012-345 6789', '+60123456789'],
      ['+65 9123 4567', '+6591234567'],
    ],
  },
  {
    called: 'country',
    schema: country,
    invalid: [undefined, '', 'my', 'MYS', 'XX', 'constructor'],
    taken: [['MY', 'MY']],
  },
  { called: 'gender', schema: gender, invalid: [undefined, '', 'Male', 'm'], taken: [['male', 'male']] },
  {
    called: 'identity number',
    schema: identityNumber,
    invalid: [undefined, '', '1'.repeat(21)],
    taken: [['900131-14-5677', '900131145677']],
  },
  {
    called: 'account number',
    schema: addressAndBank.bank_account_no,
    invalid: [undefined, '', '12345', '123456789012345678', '12345a', '1'.repeat(41)],
    taken: [['5142-1234 5678', '514212345678']],
  },
  {
    called: 'BIC',
    schema: addressAndBank.bank_bic,
    invalid: [undefined, '', 'MAYBANK', 'mbbemykl', 'MBBEMYKLXX'],
    taken: [
      ['MBBEMYKL', 'MBBEMYKL'],
      ['BSNAMYK1', 'BSNAMYK1'],
    ],
  },
  {
    called: 'day of birth',
    schema: birthdayParts.selected_birthday_day,
    invalid: [undefined, '', '0', '32', '1.5'],
    taken: [
      ['7', '7'],
      ['07', '07'],
      ['31', '31'],
    ],
  },
  {
    called: 'month of birth',
    schema: birthdayParts.selected_birthday_month,
    invalid: [undefined, '', '0', '13', 'May'],
    taken: [['12', '12']],
  },
  {
    called: 'year of birth',
    schema: birthdayParts.selected_birthday_year,
    invalid: [undefined, '', '90', '1899', '2100'],
    taken: [['1990', '1990']],
  },
];

describe.each(cases)('$called', ({ schema, invalid, taken }) => {
  test.each(invalid.map((value) => [value]))('rejects %j with a sentence', (value) => {
    expect(JSON.stringify(fieldErrorsOf(schema, value))).toMatch(/^\{"body":\["Please /);
  });

  test.each(taken)('takes %j as %j', (value, parsed) => {
    expect(schema.parse(value)).toBe(parsed);
  });
});
