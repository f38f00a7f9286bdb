import { describe, expect, test } from 'vitest';
import { companyFieldsMissing } from '../company-roles.ts';
import { changed, fieldErrorsOf } from '../testing.ts';
import { businessOwnerSchemas } from './business-owners.ts';
import { companyFileFields } from './company-application.ts';
import { company, director, financing } from './valid-forms.fixture.ts';

const aFile = { filename: 'a.pdf', contentType: 'application/pdf', size: 3, sha256: 'aa', path: '/in/a' };

describe('the company form, submitted', () => {
  const { body } = businessOwnerSchemas.companyApply;

  test.each([
    [{ version: '' }, ['version']],
    [{ company_name: '' }, ['company_name']],
    [{ bo_registration_number: '12345' }, ['bo_registration_number']],
    [{ bo_registration_number: '' }, ['bo_registration_number']],
    [{ bo_industry_select: 'V' }, ['bo_industry_select']],
    [{ entity_type: 'club' }, ['entity_type']],
    [{ incorporated_on: '2019-02-30' }, ['incorporated_on']],
    [{ annual_revenue: '1.2m' }, ['annual_revenue']],
    [{ employees: '-1' }, ['employees']],
    [{ business_phonenumber: '12' }, ['business_phonenumber']],
    [{ identity_number: '801315-07-5123' }, ['identity_number']],
    [{ selected_birthday_month: '2', selected_birthday_day: '30' }, ['selected_birthday_day']],
    [{ postcode: '103' }, ['postcode']],
    [{ directors: '[]' }, ['directors']],
    [{ directors: 'Lim' }, ['directors']],
    [{ directors: undefined }, ['directors']],
    [{ directors: JSON.stringify([{ ...director, share_percent: 60 }]) }, ['directors.0.share_percent']],
    [{ directors: JSON.stringify([{ ...director, role: 'boss' }]) }, ['directors.0.role']],
    [{ directors: JSON.stringify([{ ...director, secret: 1 }]) }, ['directors.0.secret']],
    [
      { directors: JSON.stringify([director, { ...director, identity_number: '1' }]) },
      ['directors.1.identity_number'],
    ],
    [{ on_lending: 'no' }, ['on_lending']],
    [{ agree_biometric: '0' }, ['agree_biometric']],
    [{ board_resolution: 'text' }, ['board_resolution']],
    [{ application_status: 'Approved' }, ['application_status']],
  ])('rejects %j at %j', (changes, fields) => {
    expect(Object.keys(fieldErrorsOf(body, changed(company, changes)) ?? {})).toEqual(fields);
  });

  test('takes it, tidied', () => {
    expect(body.parse(company)).toMatchObject({
      bo_registration_number: '201901000005',
      bo_personal_phonenumber: '+60123456789',
      business_phonenumber: '+6042261234',
      employees: 12,
      on_lending: 0,
      directors: [{ ...director, identity_number: '800515075123' }],
      board_resolution: [],
    });
  });

  test('takes an institution, which has other sections', () => {
    const institution = { annual_revenue: '', employees: '', on_lending: undefined, net_assets: '5000000' };
    expect(fieldErrorsOf(body, changed(company, institution))).toBeNull();
  });
});

describe('the sections of each role', () => {
  test('are demanded of that role only', () => {
    expect(Object.keys(companyFieldsMissing('business', {}))).toEqual([
      'annual_revenue',
      'employees',
      'on_lending',
    ]);
    expect(Object.keys(companyFieldsMissing('institution', {}))).toEqual(['net_assets']);
  });

  test('are there with an answer, also with zero', () => {
    expect(companyFieldsMissing('business', { annual_revenue: '0', employees: 0, on_lending: 0 })).toEqual(
      {},
    );
    expect(companyFieldsMissing('institution', { net_assets: '1' })).toEqual({});
  });
});

describe('drafts', () => {
  const { companySaveDraft, financingSaveDraft } = businessOwnerSchemas;

  test.each([
    [companySaveDraft.body, {}, ['version']],
    [companySaveDraft.body, { version: '0', unknown: 'x' }, ['unknown']],
    [companySaveDraft.body, { version: '0', directors: '{' }, ['directors']],
    [companySaveDraft.body, { version: '0', directors: '[1]' }, ['directors.0']],
    [companySaveDraft.body, { version: '0', city: 'a\ud800' }, ['city']],
    [financingSaveDraft.body, { version: '0', company_name: 'x' }, ['company_name']],
    [financingSaveDraft.body, { version: '0', documents: 'x' }, ['documents']],
  ])('reject %#', (schema, value, fields) => {
    expect(Object.keys(fieldErrorsOf(schema, value) ?? {})).toEqual(fields);
  });

  test('retain the input', () => {
    const parsed = companySaveDraft.body.parse({
      version: '4',
      bo_registration_number: '2019-',
      directors: '[{"name":"Lim","share_percent":""}]',
      on_lending: '',
      city: '',
    });
    expect(parsed).toMatchObject({
      version: 4,
      bo_registration_number: '2019-',
      directors: [{ name: 'Lim', share_percent: '' }],
      on_lending: null,
      city: null,
    });
    expect('country' in parsed).toBe(false);
    expect(financingSaveDraft.body.parse({ version: '0', guarantors: '' })).toMatchObject({
      guarantors: null,
    });
  });

  test('every file field of the company form is one of the draft too', () => {
    for (const field of companyFileFields) {
      expect(companySaveDraft.body.parse({ version: '0', [field]: [aFile] })[field]).toHaveLength(1);
    }
  });
});

describe('a financing application', () => {
  const { body } = businessOwnerSchemas.financingApply;
  const payable = { loan_category: 'Invoice Financing - Payable' };
  const receivable = { loan_category: 'Invoice Financing - Receivable' };
  const invoice = { invoice_number: 'INV-1', invoice_amount: '9000', invoice_due_on: '2027-01-31' };

  test.each([
    [{ loan_category: 'Mortgage' }, ['loan_category']],
    [{ contract: 'Islamic' }, ['contract']],
    [{ amount: '-1' }, ['amount']],
    [{ term_months: '0' }, ['term_months']],
    [{ term_months: '37' }, ['term_months']],
    [{ profile: 'balloon' }, ['profile']],
    [{ purpose: ' ' }, ['purpose']],
    [{ purpose: 'x'.repeat(2_001) }, ['purpose']],
    [{ not_raised_elsewhere: '0' }, ['not_raised_elsewhere']],
    [payable, ['invoice_number', 'invoice_amount', 'invoice_due_on']],
    [receivable, ['invoice_number', 'invoice_amount', 'invoice_due_on', 'debtor_name']],
    [{ loan_category: 'Contract Financing' }, ['contract_value', 'contract_party']],
    [
      { guarantors: JSON.stringify([{ name: 'A', identity_type: 'nric', identity_number: '1' }]) },
      ['guarantors.0.identity_number'],
    ],
    [
      { related_companies: JSON.stringify([{ company_name: 'A', registration_number: '1' }]) },
      ['related_companies.0.registration_number'],
    ],
    [{ rate: '5.00' }, ['rate']],
  ])('rejects %j at %j', (changes, fields) => {
    expect(Object.keys(fieldErrorsOf(body, changed(financing, changes)) ?? {})).toEqual(fields);
  });

  test.each([
    [{}],
    [{ ...payable, ...invoice }],
    [{ ...receivable, ...invoice, debtor_name: 'B' }],
    [{ loan_category: 'Contract Financing', contract_value: '90000', contract_party: 'Government' }],
    [{ related_companies: JSON.stringify([{ company_name: 'A', registration_number: '84984-H' }]) }],
  ])('takes %j', (changes) => {
    expect(fieldErrorsOf(body, changed(financing, changes))).toBeNull();
  });
});

test('a log takes 4,000 characters', () => {
  const { body } = businessOwnerSchemas.companyLogApplication;
  expect(fieldErrorsOf(body, { error: 'x'.repeat(4_001) })).toHaveProperty('error');
  expect(fieldErrorsOf(body, { error: '' })).toHaveProperty('error');
  expect(fieldErrorsOf(body, { error: 'TypeError: x is not a function\n  at y' })).toBeNull();
});
