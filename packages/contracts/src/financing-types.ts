import { type FinancingType, financingTypes } from './constants.ts';

/**
 * The fields of an application that only some types ask for (FIN-18). Who pays an invoice is asked where customers owe
 * the company; an invoice that the company itself has to pay has no other payer.
 */
const fieldsByType = {
  'Term Financing': [],
  'Invoice Financing - Payable': ['invoice_number', 'invoice_amount', 'invoice_due_on'],
  'Invoice Financing - Receivable': ['invoice_number', 'invoice_amount', 'invoice_due_on', 'debtor_name'],
  'Contract Financing': ['contract_value', 'contract_party'],
} as const satisfies Record<FinancingType, readonly string[]>;

export type TypeField = (typeof fieldsByType)[FinancingType][number];

/** Every field that depends on the type. */
export const typeFields: readonly TypeField[] = [...new Set(Object.values(fieldsByType).flat())];

/** What a type asks for beside the fields of every application; nothing while no type is chosen. */
export function fieldsOfType(type: string): readonly TypeField[] {
  const known = financingTypes.find((one) => one === type);
  return known === undefined ? [] : fieldsByType[known];
}

/** The values of the fields that a type asks for; all others are empty. */
export function valuesOfType<V, E>(
  type: string,
  values: Readonly<Record<TypeField, V>>,
  empty: E,
): Record<TypeField, V | E> {
  const own = fieldsOfType(type);
  const entries = typeFields.map((field) => [field, own.includes(field) ? values[field] : empty] as const);
  return Object.fromEntries(entries) as Record<TypeField, V | E>;
}

/** A kind of document that credit reads. */
export type FinancingDocument =
  | 'management_accounts'
  | 'bank_statements'
  | 'customer_invoice'
  | 'delivery_proof'
  | 'supplier_invoice'
  | 'signed_contract'
  | 'purchase_order'
  | 'quotation';

interface DocumentsOfType {
  readonly needed: readonly FinancingDocument[];
  readonly optional: readonly FinancingDocument[];
}

const always = ['management_accounts', 'bank_statements'] as const;

const documentsByType: Readonly<Record<FinancingType, DocumentsOfType>> = {
  'Term Financing': { needed: always, optional: ['quotation'] },
  'Invoice Financing - Payable': { needed: ['supplier_invoice', ...always], optional: ['purchase_order'] },
  'Invoice Financing - Receivable': {
    needed: ['customer_invoice', 'delivery_proof', ...always],
    optional: ['purchase_order'],
  },
  'Contract Financing': { needed: ['signed_contract', ...always], optional: ['quotation'] },
};

/** The documents that credit reads for a type (FIN-19); those of every type while none is chosen. */
export function documentsOfType(type: string): DocumentsOfType {
  const known = financingTypes.find((one) => one === type);
  return known === undefined ? { needed: always, optional: [] } : documentsByType[known];
}
