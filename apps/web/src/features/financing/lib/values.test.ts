import { expect, it } from 'vitest';
import { relevantValues, valuesOf } from './values.ts';

it('does not send what was typed for another type', () => {
  const typed = {
    ...valuesOf(null),
    ...{ invoice_number: 'INV-1', debtor_name: 'Pasar Besar Sdn Bhd', contract_value: '900.00' },
  };
  const sent = (loan_category: string) => {
    const { invoice_number, debtor_name, contract_value } = relevantValues({ ...typed, loan_category });
    return [invoice_number, debtor_name, contract_value];
  };
  expect(sent('Invoice Financing - Payable')).toEqual(['INV-1', '', '']);
  expect(sent('Invoice Financing - Receivable')).toEqual(['INV-1', 'Pasar Besar Sdn Bhd', '']);
  expect(sent('Contract Financing')).toEqual(['', '', '900.00']);
  expect(sent('Term Financing')).toEqual(['', '', '']);
});
