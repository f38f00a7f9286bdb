import { describe, expect, it } from 'vitest';
import { cleared, employmentValues, emptyEmployment } from './employment.ts';

const all = { ...emptyEmployment, employer: 'ABC', source_of_income: 'Rent', nature_of_business: 'Trade' };

describe('before sending', () => {
  it.each([
    ['Full time', { employer: 'ABC', source_of_income: '', nature_of_business: '' }],
    ['Part time', { employer: 'ABC', source_of_income: '', nature_of_business: '' }],
    ['Unemployed', { employer: '', source_of_income: 'Rent', nature_of_business: '' }],
    ['Student', { employer: '', source_of_income: 'Rent', nature_of_business: '' }],
    ['Retired', { employer: '', source_of_income: 'Rent', nature_of_business: '' }],
    ['Self employed', { employer: '', source_of_income: 'Rent', nature_of_business: 'Trade' }],
  ] as const)('%s clears what it does not require', (occupation, stored) => {
    expect(cleared({ ...all, occupation })).toMatchObject(stored);
  });
});

it('the form begins with what was said last', () => {
  const last = {
    occupation: 'Retired',
    employer: null,
    source_of_income: 'Pension',
    nature_of_business: null,
    income_range: 'below_50k',
    confirmed_on: '2026-11-02',
    due_on: '2027-11-02',
  } as const;
  expect(employmentValues(last)).toEqual({
    ...{ occupation: 'Retired', employer: '', source_of_income: 'Pension', nature_of_business: '' },
    income_range: 'below_50k',
  });
  expect(employmentValues(null)).toEqual(emptyEmployment);
});
