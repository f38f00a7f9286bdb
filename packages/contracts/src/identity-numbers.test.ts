import { describe, expect, test } from 'vitest';
import {
  ageOn,
  decodeMyKad,
  formatMyKad,
  identityDisagreements,
  identityNumberProblem,
  identityTypes,
  normaliseIdentityNumber,
  realDate,
} from './identity-numbers.ts';
import { textOf } from './testing.ts';

const today = '2026-11-21';

describe('a MyKad number', () => {
  test.each([
    ['', 'empty', '12 digits'],
    ['90013114567', 'eleven digits', '12 digits'],
    ['9001311456789', 'thirteen digits', '12 digits'],
    ['90013A145677', 'a letter', '12 digits'],
    ['900132145677', 'the 32nd', 'date of birth'],
    ['901301145677', 'the 13th month', 'date of birth'],
    ['900229145677', 'a leap day of no leap year', 'date of birth'],
    ['900000145677', 'month and day zero', 'date of birth'],
    ['900131005677', 'place 00', 'place of birth'],
    ['900131175677', 'place 17', 'place of birth'],
    ['900131205677', 'place 20', 'place of birth'],
    ['900131695677', 'place 69', 'place of birth'],
    ['900131705677', 'place 70', 'place of birth'],
    ['900131735677', 'place 73', 'place of birth'],
    ['900131805677', 'place 80', 'place of birth'],
    ['900131815677', 'place 81', 'place of birth'],
    ['900131945677', 'place 94', 'place of birth'],
    ['900131975677', 'place 97', 'place of birth'],
    ['٩٠٠١٣١١٤٥٦٧٧', 'digits of another script', '12 digits'],
  ])('rejects %s (%s)', (number, _what, says) => {
    expect(decodeMyKad(number, today)).toBeNull();
    expect(textOf(identityNumberProblem('nric', number))).toContain(says);
  });

  test.each([
    ['900131-14-5677', '1990-01-31', 'male', 'W.P. Kuala Lumpur'],
    ['900131145678', '1990-01-31', 'female', 'W.P. Kuala Lumpur'],
    ['900131 14 5670', '1990-01-31', 'female', 'W.P. Kuala Lumpur'],
    ['000229015671', '2000-02-29', 'male', 'Johor'],
    ['261121105671', '2026-11-21', 'male', 'Selangor'],
    ['261122105671', '1926-11-22', 'male', 'Selangor'],
    ['851231665671', '1985-12-31', 'male', 'Singapore'],
    ['851231825671', '1985-12-31', 'male', 'Unknown state'],
    ['851231985671', '1985-12-31', 'male', 'Stateless'],
    ['851231715671', '1985-12-31', 'male', 'Outside Malaysia'],
  ])('reads %s', (number, birthDate, gender, place) => {
    expect(decodeMyKad(number, today)).toMatchObject({ birthDate, gender, place: { name: place } });
    expect(identityNumberProblem('nric', number)).toBeNull();
  });

  test.each([
    ['01', '01'],
    ['21', '01'],
    ['24', '01'],
    ['25', '02'],
    ['27', '02'],
    ['28', '03'],
    ['29', '03'],
    ['30', '04'],
    ['31', '05'],
    ['59', '05'],
    ['32', '06'],
    ['33', '06'],
    ['34', '07'],
    ['35', '07'],
    ['36', '08'],
    ['39', '08'],
    ['40', '09'],
    ['41', '10'],
    ['44', '10'],
    ['45', '11'],
    ['46', '11'],
    ['47', '12'],
    ['49', '12'],
    ['50', '13'],
    ['53', '13'],
    ['54', '14'],
    ['57', '14'],
    ['58', '15'],
    ['16', '16'],
  ])('with place %s belongs to state %s', (code, stateCode) => {
    expect(decodeMyKad(`900131${code}5677`, today)?.place).toMatchObject({ kind: 'state', stateCode });
  });

  test('is never issued for exactly the codes that rails lists', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
    const never = codes.filter((code) => decodeMyKad(`900131${code}5677`, today) === null);
    expect(never).toEqual([
      '00',
      '17',
      '18',
      '19',
      '20',
      '69',
      '70',
      '73',
      '80',
      '81',
      '94',
      '95',
      '96',
      '97',
    ]);
  });

  test('of a person over 100 is settled by the birth date that is stated', () => {
    expect(decodeMyKad('200131145677', today)?.birthDate).toBe('2020-01-31');
    expect(decodeMyKad('200131145677', today, '1920-01-31')?.birthDate).toBe('1920-01-31');
    expect(decodeMyKad('200131145677', today, '1999-01-31')?.birthDate).toBe('2020-01-31');
  });

  test('does not believe a birth date that has not come yet', () => {
    expect(decodeMyKad('261122105671', today, '2026-11-22')?.birthDate).toBe('1926-11-22');
  });

  test('is shown with dashes', () => {
    expect(formatMyKad('900131145677')).toBe('900131-14-5677');
  });
});

describe('other identity numbers', () => {
  test.each([
    ['old_ic', '123456'],
    ['old_ic', '12345678'],
    ['old_ic', 'AB1234567'],
    ['passport', 'A123'],
    ['passport', 'A'.repeat(16)],
    ['passport', 'A12345;78'],
    ['army', 'T'],
    ['army', 'TTTT12345'],
    ['army', 'T1234567890'],
    ['police', '123456'],
    ['police', 'RF'],
    ['police', 'RF12#456'],
  ] as const)('a %s is not %s', (type, number) => {
    expect(textOf(identityNumberProblem(type, number))).toMatch(/^Please enter /);
  });

  test.each([
    ['old_ic', '1234567'],
    ['old_ic', 'a1234567'],
    ['passport', 'A12345678'],
    ['passport', 'x5 1234'],
    ['army', 'T1234567'],
    ['army', '3001234'],
    ['police', 'RF123456'],
    ['police', 'rf-123456'],
  ] as const)('a %s can be %s', (type, number) => {
    expect(identityNumberProblem(type, number)).toBeNull();
  });

  test('every kind of document rejects nothing at all', () => {
    for (const type of identityTypes) expect(identityNumberProblem(type, '')).not.toBeNull();
  });

  test('are compared without what people put between', () => {
    expect(normaliseIdentityNumber(' rf-12 34/56 ')).toBe('RF123456');
  });
});

describe('number against form', () => {
  const claim = { type: 'nric', number: '900131-14-5677', birthDate: '1990-01-31', gender: 'male' } as const;

  test('names the field that disagrees', () => {
    expect(Object.keys(identityDisagreements({ ...claim, gender: 'female' }, today))).toEqual(['gender']);
    expect(Object.keys(identityDisagreements({ ...claim, birthDate: '1990-01-30' }, today))).toEqual([
      'birthDate',
    ]);
  });

  test('is silent where they agree, and for documents that say nothing', () => {
    expect(identityDisagreements(claim, today)).toEqual({});
    expect(identityDisagreements({ ...claim, type: 'passport', gender: 'female' }, today)).toEqual({});
  });
});

describe('dates', () => {
  test.each([
    [2026, 2, 29],
    [2026, 4, 31],
    [2026, 0, 1],
    [2026, 13, 1],
    [2026, 1, 0],
    [1900, 2, 29],
  ])('%i-%i-%i does not exist', (year, month, day) => {
    expect(realDate(year, month, day)).toBeNull();
  });

  test('a date that exists is a day', () => {
    expect(realDate(2024, 2, 29)).toBe('2024-02-29');
  });

  test.each([
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2008-02-29', 18],
    ['2026-11-21', 0],
  ])('a person born on %s is %i years old', (birthDate, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });
});
