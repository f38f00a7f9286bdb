import { describe, expect, it } from 'vitest';
import { detailsOf, relevantValues, valuesOf } from './values.ts';

describe('what a type requires', () => {
  it('knows invoices, contracts and the rest', () => {
    expect(detailsOf('Invoice Financing - Payable')).toBe('invoice');
    expect(detailsOf('Invoice Financing - Receivable')).toBe('invoice');
    expect(detailsOf('Contract Financing')).toBe('contract');
    expect(detailsOf('Term Financing')).toBe('none');
  });

  it('does not send what was typed for another type', () => {
    const typed = { ...valuesOf(null), invoice_number: 'INV-1', contract_value: '900.00' };
    const invoice = relevantValues({ ...typed, loan_category: 'Invoice Financing - Payable' });
    expect([invoice.invoice_number, invoice.contract_value]).toEqual(['INV-1', '']);
    const term = relevantValues({ ...typed, loan_category: 'Term Financing' });
    expect([term.invoice_number, term.contract_value]).toEqual(['', '']);
  });
});
