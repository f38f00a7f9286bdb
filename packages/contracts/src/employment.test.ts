import { expect, test } from 'vitest';
import { employmentNeeds } from './employment.ts';
import { valuesOf } from './reference/choice.ts';
import { occupations } from './reference/people-lists.ts';

const specification: Record<string, readonly [boolean, boolean, boolean]> = {
  Unemployed: [false, true, false],
  Student: [false, true, false],
  'Full time': [true, false, false],
  'Part time': [true, false, false],
  'Self employed': [false, true, true],
  Retired: [false, true, false],
};

test.each(Object.entries(specification))('%s asks for its fields (ONB-20)', (occupation, wanted) => {
  const needs = employmentNeeds(occupation);
  expect([needs.employer, needs.sourceOfIncome, needs.natureOfBusiness]).toEqual(wanted);
});

test('every occupation is covered, an unknown one asks for nothing', () => {
  expect(valuesOf(occupations).sort()).toEqual(Object.keys(specification).sort());
  expect(Object.values(employmentNeeds('Pirate'))).toEqual([false, false, false]);
});
