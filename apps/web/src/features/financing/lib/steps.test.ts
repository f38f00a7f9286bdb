import { describe, expect, it } from 'vitest';
import { emptyFields, stepOf, stepsOf } from './steps.ts';
import { blankGuarantor, fileFields, valuesOf } from './values.ts';

const nothing = { values: valuesOf(null), rows: { guarantors: [], related_companies: [] }, files: {} };
const ofType = (loan_category: string) => ({ ...nothing, values: { ...nothing.values, loan_category } });
const invoice = ['invoice_number', 'invoice_amount', 'invoice_due_on'];

describe('steps of the application', () => {
  it.each([false, true])('show every field on a step, applying again: %s', (isRepeat) => {
    const steps = stepsOf(isRepeat);
    for (const field of [...Object.keys(nothing.values), ...Object.keys(nothing.rows), ...fileFields]) {
      expect(stepOf(steps, field), field).not.toBeNull();
    }
    expect(stepOf(steps, 'version')).toBeNull();
  });

  it('are two when an application repeats an earlier one', () => {
    expect(stepsOf(true)).toEqual(['figures', 'review']);
    expect(stepOf(stepsOf(true), 'amount')).toBe('figures');
    expect(emptyFields('figures', ofType('Term Financing'))).toContain('documents');
    expect(emptyFields('review', nothing)).toEqual(['not_raised_elsewhere']);
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
  });
});
