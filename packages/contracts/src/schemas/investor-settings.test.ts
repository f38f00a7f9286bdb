import { describe, expect, test } from 'vitest';
import { changed, fieldErrorsOf } from '../testing.ts';
import { investorSettingsSchemas } from './investor-settings.ts';
import { premiumDecision } from './premium.ts';
import { employmentForm, premiumForm, presetForm, riskForm } from './valid-forms.fixture.ts';

const aFile = { filename: 'a.png', contentType: 'image/png', size: 3, sha256: 'aa', path: '/in/1' };

describe('a request for Premium', () => {
  const { body } = investorSettingsSchemas.investorPremiumUpgrade;

  test('accepts a complete form, clears the fields of non-residents and reads the ticks', () => {
    const sent = changed(premiumForm, {
      ...{ inv_malaysian_tax_resident: undefined, inv_country_tax_resident: 'SG' },
      ...{ inv_non_malaysian_income_tax: 'S1', inv_agree_declaration: 'true' },
    });
    expect(body.parse(sent)).toMatchObject({
      ...{ inv_malaysian_tax_resident: 1, inv_country_tax_resident: undefined },
      ...{ inv_non_malaysian_income_tax: undefined, inv_agree_declaration: true },
    });
  });

  test('retains the answers of a non-resident', () => {
    const foreign = {
      ...{ inv_malaysian_tax_resident: '0', inv_country_tax_resident: 'SG' },
      inv_non_malaysian_income_tax: 'S1234567D',
    };
    expect(body.parse(changed(premiumForm, foreign))).toMatchObject({
      ...{ inv_malaysian_tax_resident: 0, inv_country_tax_resident: 'SG' },
      inv_non_malaysian_income_tax: 'S1234567D',
    });
  });

  test.each([
    [{ inv_annual_income: 'plenty' }, { inv_annual_income: ['Please provide Estimated Annual Income'] }],
    [{ inv_annual_income: '' }, { inv_annual_income: ['Please provide Estimated Annual Income'] }],
    [{ inv_net_worth: undefined }, { inv_net_worth: ['Please provide Estimate of your Net Worth'] }],
    [{ inv_source_of_funds: 'lottery' }, { inv_source_of_funds: ['Please provide Source of Funds/Wealth'] }],
    [{ inv_personal_assets: [] }, { inv_personal_assets: ['Please upload Personal Assets'] }],
    [{ inv_agree_declaration: '0' }, { inv_agree_declaration: ['Please agree to this declaration'] }],
    [{ inv_agree_declaration: 'maybe' }, { inv_agree_declaration: ['Please agree to this declaration'] }],
    [
      { inv_malaysian_tax_resident: '0', inv_country_tax_resident: 'MY' },
      {
        inv_country_tax_resident: ['Please provide Country of Tax Residence'],
        inv_non_malaysian_income_tax: ['Please provide Income Tax Number'],
      },
    ],
    [
      { inv_income_slip: Array.from({ length: 11 }, () => aFile) },
      { inv_income_slip: ['Please upload at most 10 files'] },
    ],
    [
      { inv_additional_documents: [{ ...aFile, size: 10_485_761 }] },
      { inv_additional_documents: ['Selected file size must be less than 10MB'] },
    ],
  ])('rejects %#', (changes, errors) => {
    expect(fieldErrorsOf(body, changed(premiumForm, changes))).toEqual(errors);
  });

  test('rejects fields that it does not know', () => {
    expect(Object.keys(fieldErrorsOf(body, { ...premiumForm, inv_plan_type: 'premium' }) ?? {})).toEqual([
      'inv_plan_type',
    ]);
  });
});

describe('a decision about Premium', () => {
  test('to reject says why', () => {
    expect(fieldErrorsOf(premiumDecision, { decision: 'Rejected' })).toEqual({
      remarks: ['Please tell the investor why'],
    });
    expect(fieldErrorsOf(premiumDecision, { decision: 'Approved' })).toBeNull();
    expect(
      fieldErrorsOf(premiumDecision, { decision: 'Rejected', remarks: 'The slip is of 2023.' }),
    ).toBeNull();
    expect(Object.keys(fieldErrorsOf(premiumDecision, { decision: 'Later' }) ?? {})).toContain('decision');
  });
});

describe('risk settings', () => {
  const { body } = investorSettingsSchemas.investorUpdateRiskSettings;

  test('say the words of the specification', () => {
    expect(
      fieldErrorsOf(body, changed(riskForm, { inv_risk_tolerance: '', inv_estimated_p2p_invested: '' })),
    ).toEqual({
      inv_risk_tolerance: ['Please select a Risk Tolerance Level'],
      inv_estimated_p2p_invested: ['Estimated amount of P2P Investment is required'],
    });
  });

  test('without exposure have the amount 0 and the years 1, whatever was sent', () => {
    expect(body.parse(changed(riskForm, { invested_in_p2p: '0' }))).toMatchObject({
      inv_estimated_p2p_invested: '0',
      inv_p2p_lending_knowledge_years: 1,
    });
    expect(body.parse(riskForm)).toMatchObject({
      inv_estimated_p2p_invested: '5000.00',
      inv_p2p_lending_knowledge_years: 3,
    });
  });

  test.each(['0', '5', '2.5', 'expert'])('reject the level %s', (level) => {
    expect(Object.keys(fieldErrorsOf(body, { ...riskForm, inv_bonds_knowledge_years: level }) ?? {})).toEqual(
      ['inv_bonds_knowledge_years'],
    );
  });
});

describe('basic information', () => {
  const { body } = investorSettingsSchemas.investorBasicInformation;
  const all = { employer: 'ABC', source_of_income: 'Rent', nature_of_business: 'Trade' };

  test.each([
    ['Full time', ['employer']],
    ['Part time', ['employer']],
    ['Unemployed', ['source_of_income']],
    ['Student', ['source_of_income']],
    ['Retired', ['source_of_income']],
    ['Self employed', ['source_of_income', 'nature_of_business']],
  ])('of %s requires %j and clears the rest', (occupation, requested) => {
    const parsed = body.parse({ ...employmentForm, ...all, occupation });
    const stored = Object.keys(all).filter((key) => parsed[key as keyof typeof all] !== undefined);
    expect(stored).toEqual(requested);
    const bare = fieldErrorsOf(body, {
      occupation,
      income_range: 'below_50k',
      employer: '',
      source_of_income: null,
    });
    expect(Object.keys(bare ?? {})).toEqual(requested);
  });

  test('demands an occupation and an income range of the lists', () => {
    expect(Object.keys(fieldErrorsOf(body, { occupation: 'Pirate', income_range: '' }) ?? {})).toEqual([
      'occupation',
      'income_range',
    ]);
  });
});

describe('a preset', () => {
  const { body } = investorSettingsSchemas.autoBotInvestCreate;

  test('has its optional answers filled in', () => {
    expect(body.parse(presetForm)).toMatchObject({
      ...{ guaranteed_option: 'all', exhausted_balance: false, issuer_exposure: false },
      ...{ issuer_exposure_percent: null, continue_above_limit: 0 },
    });
  });

  test.each([
    [{ tenure: [0, 12] }, 'tenure.0'],
    [{ tenure: [1, 13] }, 'tenure.1'],
    [{ tenure: 12 }, 'tenure'],
    [{ interest: ['8'] }, 'interest'],
    [{ interest: ['-1', '12'] }, 'interest.0'],
    [{ financingType: [] }, 'financingType'],
    [{ financingType: ['Gold'] }, 'financingType.0'],
    [{ noteType: [] }, 'noteType'],
    [{ amounts: { Gold: ['50', '200'] } }, 'amounts.Gold'],
    [{ mode: 'maybe' }, 'mode'],
    [{ botName: '' }, 'botName'],
  ])('is rejected with %j at %s', (changes, field) => {
    expect(Object.keys(fieldErrorsOf(body, { ...presetForm, ...changes }) ?? {})).toContain(field);
  });
});
