import { describe, expect, it } from 'vitest';
import { emptyFields, stepKeys, stepOf } from './steps.ts';
import { blankGuarantor, fileFields, valuesOf } from './values.ts';

const nothing = { values: valuesOf(null), rows: { guarantors: [], related_companies: [] }, files: {} };
const ofType = (loan_category: string) => ({ ...nothing, values: { ...nothing.values, loan_category } });
const invoice = ['invoice_number', 'invoice_amount', 'invoice_due_on'];

describe('steps of the application', () => {
  it('show every field on exactly one step', () => {
    for (const field of [...Object.keys(nothing.values), ...Object.keys(nothing.rows), ...fileFields]) {
      expect(stepOf(field), field).not.toBeNull();
    }
    expect(stepOf('version')).toBeNull();
  });

  it.each([
    ['', []],
    ['Term Financing', []],
    ['Invoice Financing - Payable', invoice],
    ['Invoice Financing - Receivable', [...invoice, 'debtor_name']],
    ['Contract Financing', ['contract_value', 'contract_party']],
  ])('require of %j, beside a purpose, %j', (type, fields) => {
    expect(emptyFields('purpose', ofType(type))).toEqual(['purpose', ...fields]);
  });

  it('require amounts, documents and the declaration, and no guarantor', () => {
    expect(emptyFields('money', nothing)).toEqual([
      'loan_category',
      'contract',
      'amount',
      'term_months',
      'profile',
    ]);
    expect(emptyFields('people', nothing)).toEqual([]);
    const taken = { ...nothing, values: { ...nothing.values, not_raised_elsewhere: '0' } };
    expect(emptyFields('documents', taken)).toEqual(['documents', 'not_raised_elsewhere']);
    expect(emptyFields('documents', { ...nothing, files: { documents: ['a file'] } })).toEqual([
      'not_raised_elsewhere',
    ]);
  });

  it('require all of a guarantor that was added', () => {
    const rows = { guarantors: [{ ...blankGuarantor, name: 'Siti' }], related_companies: [] };
    expect(emptyFields('people', { ...nothing, rows })).toEqual(['guarantors.0.identity_number']);
  });

  it('lack nothing once all is answered', () => {
    const values = { ...ofType('Term Financing').values, purpose: 'Stock' };
    expect(emptyFields('purpose', { ...nothing, values })).toEqual([]);
    expect(stepKeys).toHaveLength(4);
  });
});
