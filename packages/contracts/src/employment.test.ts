import { expect, test } from 'vitest';
import { employmentNeeds, missingEmployment, neededEmployment } from './employment.ts';
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

test.each(Object.entries(specification))('%s requires its fields (ONB-20)', (occupation, wanted) => {
  const needs = employmentNeeds(occupation);
  expect([needs.employer, needs.sourceOfIncome, needs.natureOfBusiness]).toEqual(wanted);
});

test('every occupation is covered, an unknown one requires nothing', () => {
  expect(valuesOf(occupations).sort()).toEqual(Object.keys(specification).sort());
  expect(Object.values(employmentNeeds('Pirate'))).toEqual([false, false, false]);
});

test('required and unanswered fields are missing, each with its code', () => {
  const nothing = { employer: undefined, sourceOfIncome: undefined, natureOfBusiness: undefined };
  expect(missingEmployment({ ...nothing, occupation: 'Self employed' })).toEqual([
    { field: 'sourceOfIncome', code: 'income_source_required' },
    { field: 'natureOfBusiness', code: 'business_nature_required' },
  ]);
  expect(missingEmployment({ ...nothing, occupation: 'Full time', employer: 'Kedai Maju' })).toEqual([]);
  expect(missingEmployment({ ...nothing, occupation: undefined })).toEqual([]);
});

test('fields that are not required are cleared', () => {
  const all = { employer: 'Kedai Maju', sourceOfIncome: 'Rent', natureOfBusiness: 'Bakery' };
  expect(neededEmployment({ ...all, occupation: 'Part time' })).toEqual({
    ...{ employer: 'Kedai Maju', sourceOfIncome: undefined, natureOfBusiness: undefined },
  });
  expect(neededEmployment({ ...all, occupation: 'Self employed' })).toEqual({ ...all, employer: undefined });
});
