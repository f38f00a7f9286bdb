import { decodeMyKad } from '@titian/contracts/identity-numbers';
import { describe, expect, it } from 'vitest';
import { birthdayFields, myKadOf } from './mykad.ts';

describe('myKadOf', () => {
  it.each([
    { born: '1990-02-30', birthPlace: '14', gender: 'male' as const },
    { born: '1990-02-28', birthPlace: '00', gender: 'male' as const },
    { born: '1990-02-28', birthPlace: '17', gender: 'female' as const },
  ])('rejects invalid input: %j', (holder) => {
    expect(() => myKadOf(holder, 1)).toThrow(RangeError);
  });

  it.each([
    { born: '1968-08-31', birthPlace: '01', gender: 'male' as const },
    { born: '2004-02-29', birthPlace: '07', gender: 'female' as const },
    { born: '1999-12-01', birthPlace: '53', gender: 'female' as const },
  ])('says what it was made from: %j', (holder) => {
    const number = myKadOf(holder, 2_517);
    expect(number).toMatch(/^\d{12}$/u);
    const decoded = decodeMyKad(number, '2026-11-21', holder.born);
    expect(decoded?.birthDate).toBe(holder.born);
    expect(decoded?.gender).toBe(holder.gender);
  });

  it('gives another number for another serial', () => {
    const holder = { born: '1980-01-05', birthPlace: '10', gender: 'male' as const };
    const numbers = Array.from({ length: 5_000 }, (_, serial) => myKadOf(holder, serial));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

it('birthdayFields are the three selects', () => {
  expect(birthdayFields('1987-04-09')).toEqual({
    selected_birthday_day: '9',
    selected_birthday_month: '4',
    selected_birthday_year: '1987',
  });
});
