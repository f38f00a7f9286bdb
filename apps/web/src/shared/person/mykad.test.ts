import { describe, expect, it } from 'vitest';
import { fromMyKad } from './mykad.ts';

const today = '2026-11-21';

describe('fromMyKad', () => {
  it.each(['', '900131', '901331-14-5677', '900131-00-5677', 'A9001311456'])(
    'says nothing of %j',
    (typed) => {
      expect(fromMyKad(typed, today)).toEqual({});
    },
  );

  it('reads birth date and gender, with and without dashes', () => {
    const man = {
      selected_birthday_year: '1990',
      selected_birthday_month: '1',
      selected_birthday_day: '31',
      gender: 'male',
    };
    expect(fromMyKad('900131-14-5677', today)).toEqual(man);
    expect(fromMyKad('900131145677', today)).toEqual(man);
    expect(fromMyKad('050906-08-5558', today)).toMatchObject({
      selected_birthday_year: '2005',
      selected_birthday_day: '6',
      gender: 'female',
    });
  });
});
