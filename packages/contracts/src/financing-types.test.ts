import { describe, expect, it } from 'vitest';
import { financingTypes } from './constants.ts';
import { documentsOfType, fieldsOfType, typeFields, valuesOfType } from './financing-types.ts';

const invoice = ['invoice_number', 'invoice_amount', 'invoice_due_on'];

describe('what a type of financing asks for', () => {
  it.each([
    ['', []],
    ['Mortgage', []],
    ['Term Financing', []],
    ['Invoice Financing - Payable', invoice],
    ['Invoice Financing - Receivable', [...invoice, 'debtor_name']],
    ['Contract Financing', ['contract_value', 'contract_party']],
  ])('%j: %j', (type, fields) => {
    expect(fieldsOfType(type)).toEqual(fields);
    const typed = Object.fromEntries(typeFields.map((field) => [field, 'typed'])) as Record<
      (typeof typeFields)[number],
      string
    >;
    const stored = Object.entries(valuesOfType(type, typed, null)).filter(([, value]) => value !== null);
    expect(stored.map(([field]) => field).sort()).toEqual([...fields].sort());
  });
});

describe('the documents of a type', () => {
  it.each([
    ['', undefined],
    ['Term Financing', 'management_accounts'],
    ['Invoice Financing - Payable', 'supplier_invoice'],
    ['Invoice Financing - Receivable', 'customer_invoice'],
    ['Contract Financing', 'signed_contract'],
  ])('%j begins with %j', (type, first) => {
    expect(documentsOfType(type).needed[0]).toBe(first ?? 'management_accounts');
  });

  it.each(financingTypes)('%s: none is needed and optional at once', (type) => {
    const { needed, optional } = documentsOfType(type);
    expect(needed).toContain('bank_statements');
    expect(new Set([...needed, ...optional]).size).toBe(needed.length + optional.length);
  });
});
