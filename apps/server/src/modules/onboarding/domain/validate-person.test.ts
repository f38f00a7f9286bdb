import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityKey } from './identity-key.ts';
import { sameHolder } from './names.ts';
import { type Person, personProblems } from './validate-person.ts';

const today = '2026-11-21';

function person(changes: Partial<Person> = {}): Person {
  return {
    ...{ identity_type: 'nric', identity_number: '900131145677', gender: 'male' },
    ...{ selected_birthday_day: '31', selected_birthday_month: '1', selected_birthday_year: '1990' },
    ...changes,
  };
}

const born = (year: string, month: string, day: string): Partial<Person> => ({
  ...{ identity_type: 'passport', identity_number: 'A1234567' },
  ...{ selected_birthday_year: year, selected_birthday_month: month, selected_birthday_day: day },
});

describe('a person', () => {
  it.each([
    ['with a day that does not exist', born('1990', '2', '30'), ['selected_birthday_day']],
    ['who is 18 tomorrow', born('2008', '11', '22'), ['selected_birthday_year']],
    ['who is 18 today', born('2008', '11', '21'), []],
    ['born on the last of February, 18 on the first of March', born('2008', '2', '29'), []],
    ['whose MyKad says another day', person({ selected_birthday_day: '30' }), ['selected_birthday_day']],
    ['whose MyKad says another gender', person({ gender: 'female' }), ['gender']],
    ['whose MyKad agrees', person(), []],
    ['with another document, which says nothing', person({ ...born('1991', '5', '6') }), []],
  ])('%s', (_what, changes, fields) => {
    expect(Object.keys(personProblems({ ...person(), ...changes }, today))).toEqual(fields);
  });

  it('of a hundred years is identified by the year of birth', () => {
    const old = { identity_number: '200131145677', selected_birthday_year: '1920' };
    expect(personProblems(person(old), today)).toEqual({});
    expect(Object.keys(personProblems(person({ ...old, selected_birthday_year: '2020' }), today))).toEqual([
      'selected_birthday_year',
    ]);
  });
});

it('a passport is one of its country only, other documents are not', () => {
  expect(identityKey('passport', 'A1', 'SG')).not.toBe(identityKey('passport', 'A1', 'ID'));
  expect(identityKey('nric', '900131145677', 'MY')).toBe(identityKey('nric', '900131145677', 'SG'));
  expect(identityKey('nric', '1234567', 'MY')).not.toBe(identityKey('old_ic', '1234567', 'MY'));
});

describe('the holder of a bank account', () => {
  it.each([
    ['Aminah binti Yusof', 'AMINAH BT YUSOF', true],
    ['Aminah binti Yusof', 'AMINAH YUSOF', true],
    ['Kumar a/l Subramaniam', 'KUMAR A/L SUBRAMANIAM', true],
    ['Kedai Maju Sdn. Bhd.', 'KEDAI MAJU SENDIRIAN BERHAD', true],
    ['Nguyễn Văn An', 'NGUYEN VAN AN', true],
    ['Aminah binti Yusof', 'AMINAH', false],
    ['Aminah binti Yusof', 'AMINAH BINTI RAHMAN', false],
    ['Kedai Maju Sdn Bhd', 'Kedai Mundur Sdn Bhd', false],
    ['Aminah', 'Aminah', true],
    ['Aminah binti Yusof', '---', false],
    ['', '', false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameHolder(one, other)).toBe(same);
    expect(sameHolder(other, one)).toBe(same);
  });

  it('is always the one of the same name', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
        expect(sameHolder(words.join(' '), [...words].reverse().join('  ').toUpperCase())).toBe(true);
      }),
    );
  });
});
