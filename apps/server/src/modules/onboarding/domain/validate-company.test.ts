import type { CompanyApply } from '@titian/contracts/schemas/company-application';
import { companyApply } from '@titian/contracts/schemas/company-application';
import { describe, expect, it } from 'vitest';
import { companyForm, type FormFields } from '../../../../test/builders/application-forms.ts';
import { companyProblems } from './validate-company.ts';

const today = '2026-11-21';
const documents = {
  bo_all_directors_ic: ['1'],
  bo_six_months_bank_statement: ['2'],
  board_resolution: ['3'],
};

function body(form: 'business' | 'institution', changes: FormFields = {}): CompanyApply {
  return companyApply.parse(companyForm(form, changes));
}

function fields(
  form: 'business' | 'institution',
  changes: FormFields = {},
  files: object = documents,
): string[] {
  return Object.keys(companyProblems(form, body(form, changes), { ...files }, today));
}

const director = (share: string) => ({
  ...{ name: 'Rahman bin Ali', identity_type: 'passport', identity_number: 'A1234567' },
  ...{ role: 'owner', share_percent: share },
});

describe('a company', () => {
  it('that is complete has no problem', () => {
    expect(fields('business')).toEqual([]);
    expect(fields('institution')).toEqual([]);
  });

  it.each([
    ['that lends on', { on_lending: '1' }, ['on_lending']],
    ['that is a financial institution', { bo_industry_select: 'K' }, ['bo_industry_select']],
    ['that is to be incorporated', { incorporated_on: '2026-11-22' }, ['incorporated_on']],
    ['incorporated today', { incorporated_on: today }, []],
    [
      'with a number of a year to come',
      { bo_registration_number: '202701000001' },
      ['bo_registration_number'],
    ],
    ['with another one’s bank account', { bank_account_name: 'Kedai Lain Sdn Bhd' }, ['bank_account_name']],
    ['without revenue', { annual_revenue: '' }, ['annual_revenue']],
    [
      'whose owners have more than all of it',
      { directors: JSON.stringify([director('60'), director('40.01')]) },
      ['directors'],
    ],
    ['whose owners have all of it', { directors: JSON.stringify([director('60'), director('40')]) }, []],
    [
      'of one person who uses a private account',
      { entity_type: 'sole_proprietorship', bank_account_name: 'RAHMAN BIN ALI' },
      [],
    ],
    [
      'with a limited form that uses a private account',
      { entity_type: 'private', bank_account_name: 'RAHMAN BIN ALI' },
      ['bank_account_name'],
    ],
    ['whose authorised person is a child', { selected_birthday_year: '2015' }, ['selected_birthday_year']],
  ])('%s', (_what, changes, problems) => {
    expect(fields('business', changes)).toEqual(problems);
  });

  it('needs the documents of its role', () => {
    expect(fields('business', {}, {})).toEqual(['bo_all_directors_ic', 'bo_six_months_bank_statement']);
    expect(fields('institution', {}, {})).toEqual(['bo_all_directors_ic', 'board_resolution']);
  });

  it('that invests may be a financial institution', () => {
    expect(fields('institution', { bo_industry_select: 'K' })).toEqual([]);
    expect(fields('institution', { net_assets: '' })).toEqual(['net_assets']);
  });
});
