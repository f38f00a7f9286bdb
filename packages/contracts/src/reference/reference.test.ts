import { describe, expect, test } from 'vitest';
import { banks } from './banks.ts';
import {
  businessIndustries,
  entityTypes,
  ineligibleIndustries,
  loanCategories,
  repaymentProfiles,
} from './business-lists.ts';
import { nameOf, valuesOf } from './choice.ts';
import { countryChoices, isCountry } from './countries.ts';
import {
  assetRanges,
  genders,
  identityTypeChoices,
  incomeRanges,
  knowledgeLevels,
  occupations,
  riskTolerances,
  sourcesOfFunds,
} from './people-lists.ts';
import { countryPhoneCodes, splitE164, toE164, wholeNumberToE164 } from './phones.ts';
import { malaysiaStates, stateName } from './states.ts';

const lists = {
  assetRanges,
  businessIndustries,
  countryChoices,
  countryPhoneCodes,
  entityTypes,
  genders,
  identityTypeChoices,
  incomeRanges,
  knowledgeLevels,
  loanCategories,
  malaysiaStates,
  occupations,
  repaymentProfiles,
  riskTolerances,
  sourcesOfFunds,
};

describe.each(Object.entries(lists))('%s', (_name, list) => {
  test('has each value and each name once, none empty', () => {
    for (const texts of [valuesOf(list), list.map((one) => one.name)]) {
      expect(new Set(texts).size).toBe(list.length);
      expect(texts.every((one) => one.trim() === one && one !== '')).toBe(true);
    }
  });
});

describe('the lists of the specification', () => {
  test.each([
    [occupations, ['Unemployed', 'Student', 'Full time', 'Part time', 'Self employed', 'Retired']],
    [incomeRanges, ['below_50k', '50k_100k', '100k_150k', '150k_300k', '300k_500k', '500k_1m', 'above_1m']],
    [assetRanges, ['below_50k', '50k_100k', '100k_250k', '250k_500k', '500k_1m', '1m_3m', 'above_3m']],
    [riskTolerances, ['conservative', 'balanced', 'aggressive']],
    [knowledgeLevels, ['1', '2', '3', '4']],
    [identityTypeChoices, ['nric', 'old_ic', 'passport', 'army', 'police']],
    [entityTypes, ['sole_proprietorship', 'partnership', 'llp', 'private', 'public']],
    [
      sourcesOfFunds,
      [
        'salary_and_bonuses',
        'pension',
        'savings_or_investment',
        'property_or_asset_sale',
        'company_profits_or_sale',
        'inheritance_or_gift',
      ],
    ],
    [
      loanCategories,
      [
        'Term Financing',
        'Invoice Financing - Payable',
        'Invoice Financing - Receivable',
        'Contract Financing',
      ],
    ],
  ])('hold its values in its order', (list, values) => {
    expect(valuesOf(list)).toEqual(values);
  });

  test('label the asset bands in its words', () => {
    expect(assetRanges.map((one) => one.name)).toEqual([
      '50,000 & below',
      '50,000 - 100,000',
      '100,000 - 250,000',
      '250,000 - 500,000',
      '500,000 - 1,000,000',
      '1,000,000 - 3,000,000',
      'Above 3,000,000',
    ]);
  });
});

describe('places', () => {
  test('there are 16 states from 01 to 16', () => {
    expect(valuesOf(malaysiaStates)).toEqual(
      Array.from({ length: 16 }, (_, i) => String(i + 1).padStart(2, '0')),
    );
    expect(stateName('10')).toBe('Selangor');
    expect(stateName('17')).toBeNull();
    expect(nameOf(malaysiaStates, '')).toBeNull();
  });

  test('countries start with Malaysia and have alpha-2 codes', () => {
    expect(countryChoices[0]).toEqual({ value: 'MY', name: 'Malaysia' });
    expect(countryChoices.length).toBeGreaterThan(240);
    expect(countryChoices.every((one) => /^[A-Z]{2}$/.test(one.value))).toBe(true);
    expect([isCountry('SG'), isCountry('MYS'), isCountry('XX'), isCountry('toString')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('industries are the 21 sections A to U', () => {
    expect(valuesOf(businessIndustries).join('')).toBe('ABCDEFGHIJKLMNOPQRSTU');
    expect(ineligibleIndustries.every((code) => nameOf(businessIndustries, code) !== null)).toBe(true);
  });
});

describe('banks', () => {
  test('have each BIC once, of 8 or 11 characters', () => {
    expect(new Set(banks.map((one) => one.bic)).size).toBe(banks.length);
    expect(banks).toHaveLength(32);
    expect(banks.every((one) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(one.bic))).toBe(true);
  });

  test('own each FPX id once per channel', () => {
    for (const channel of ['fpxPersonal', 'fpxCorporate'] as const) {
      const ids = banks.flatMap((one) => one[channel]);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(banks.find((one) => one.bic === 'MBBEMYKL')?.fpxPersonal).toEqual(['MB2U0227', 'MBB0228']);
  });
});

describe('phone numbers', () => {
  test('calling codes start with Malaysia', () => {
    expect(countryPhoneCodes[0]).toEqual({ value: '+60', name: 'Malaysia (+60)' });
    expect(
      countryPhoneCodes.every((one) => /^\+\d{1,3}$/.test(one.value) && one.name.endsWith(`(${one.value})`)),
    ).toBe(true);
  });

  test.each([
    ['+60', '12'],
    ['+60', '01234567890123'],
    ['+60', 'abc'],
    ['+60', ''],
    ['+999', '123456789'],
    ['+60', '+6591234567'],
  ])('%s %s is none', (code, national) => {
    expect(toE164(code, national)).toBeNull();
  });

  test.each([
    ['+60', '0123456789', '+60123456789'],
    ['+60', '123456789', '+60123456789'],
    ['+60', '01112345678', '+601112345678'],
    ['+65', '91234567', '+6591234567'],
    ['+1', '2025550123', '+12025550123'],
  ])('%s %s is %s', (code, national, number) => {
    expect(toE164(code, national)).toBe(number);
  });

  test('in one field are Malaysian unless they start with +', () => {
    expect(wholeNumberToE164('03-2345 6789')).toBe('+60323456789');
    expect(wholeNumberToE164('+65 9123 4567')).toBe('+6591234567');
    expect(wholeNumberToE164('call me')).toBeNull();
  });

  test('fall apart into what was typed', () => {
    expect(splitE164('+60123456789')).toEqual({ callingCode: '+60', national: '123456789' });
    expect(splitE164('nonsense')).toBeNull();
  });
});
