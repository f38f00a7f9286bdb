import { describe, expect, it } from 'vitest';
import { behaviourOf, companyOf, identityOf, pseudoRandom } from './plan.ts';

describe('how issuers pay', () => {
  it('pays most notes on their due day', () => {
    expect(behaviourOf('N-000101').pays(1, 0)).toBe(true);
  });

  it('pays one note in twenty late', () => {
    const late = behaviourOf('N-000123');
    expect([late.pays(1, 0), late.pays(1, 19), late.pays(1, 20)]).toEqual([false, false, true]);
  });

  it('ends paying one note in fifty after three instalments', () => {
    const failing = behaviourOf('N-000107');
    expect([failing.pays(3, 0), failing.pays(4, 0), failing.pays(4, 400)]).toEqual([true, false, false]);
  });
});

describe('numbers that stand for people', () => {
  it('gives no two people one identity', () => {
    const numbers = Array.from({ length: 20_000 }, (_, number) => identityOf(number).number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('says the birth date that the number begins with', () => {
    const { number, bornOn, fields } = identityOf(9_001);
    expect([number.slice(0, 6), bornOn]).toEqual(['910202', '1991-02-02']);
    expect(fields).toMatchObject({ selected_birthday_day: '2', selected_birthday_month: '2' });
  });

  it('gives no two companies one registration number', () => {
    expect(companyOf(1).bo_registration_number).not.toBe(companyOf(2).bo_registration_number);
  });

  it('chooses within the limit, and the same each time', () => {
    const numbers = Array.from({ length: 1_000 }, (_, seed) => pseudoRandom(50, seed));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(50);
    expect(new Set(numbers).size).toBeGreaterThan(40);
    expect(pseudoRandom(50, 7)).toBe(pseudoRandom(50, 7));
  });
});
