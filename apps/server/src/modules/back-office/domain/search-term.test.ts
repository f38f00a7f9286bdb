import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTermOf } from './search-term.ts';

describe('a search text', () => {
  it.each([
    ['Nur  Aisyah ', { text: 'Nur Aisyah', personalNumber: null, phone: null, amountSen: null }],
    ['900131-14-5566', { personalNumber: '900131145566', phone: null }],
    ['5140 1234 5678', { personalNumber: '514012345678' }],
    ['012-345 6789', { personalNumber: '0123456789', phone: '+60123456789' }],
    ['+60 12 345 6789', { personalNumber: null, phone: '+60123456789' }],
    ['+6591234567', { phone: '+6591234567' }],
    ['RM 1,250', { amountSen: 125_000n, personalNumber: null }],
    ['1,250.5', { amountSen: 125_050n }],
    ['1250.50', { amountSen: 125_050n }],
    ['1250', { amountSen: null, personalNumber: null }],
    ['0.00', { amountSen: null }],
    ['1,25.00', { amountSen: null }],
    ['N-000101', { text: 'N-000101', personalNumber: null, amountSen: null }],
    ['%', { text: '%', personalNumber: null }],
    ["' or 1=1", { text: "' or 1=1", personalNumber: null }],
  ])('%s is read as %o', (typed, read) => {
    expect(searchTermOf(typed)).toMatchObject(read);
  });

  it('is read without an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const { personalNumber, amountSen } = searchTermOf(typed);
        expect(personalNumber === null || /^\d{6,20}$/.test(personalNumber)).toBe(true);
        expect(amountSen === null || amountSen > 0n).toBe(true);
      }),
    );
  });
});
