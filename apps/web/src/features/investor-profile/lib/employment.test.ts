import { describe, expect, it } from 'vitest';
import { cleared, emptyEmployment } from './employment.ts';

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
