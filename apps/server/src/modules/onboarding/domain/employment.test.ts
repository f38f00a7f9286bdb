import { addDays, type Day, day } from '@titian/finance/calendar';
import { expect, it } from 'vitest';
import { confirmedFor, employmentDueOn } from './employment.ts';

const noonOf = (on: Day) => new Date(`${on}T04:00:00Z`);

it('every day of four years is due on one day, and found from it', () => {
  for (let on = day('2027-01-01'); on < '2031-01-01'; on = addDays(on, 1)) {
    const found = confirmedFor(employmentDueOn(noonOf(on)));
    expect(found !== null && found.from <= on && on <= found.to).toBe(true);
  }
});

it('a 29 February is due with the 28th, and nothing is due twice', () => {
  expect(employmentDueOn(noonOf(day('2028-02-29')))).toBe('2029-02-28');
  expect(confirmedFor(day('2029-02-28'))).toEqual({ from: '2028-02-28', to: '2028-02-29' });
  expect(confirmedFor(day('2029-03-01'))).toEqual({ from: '2028-03-01', to: '2028-03-01' });
  expect(confirmedFor(day('2028-02-29'))).toBeNull();
});
