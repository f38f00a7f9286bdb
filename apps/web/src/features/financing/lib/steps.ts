import type { FileField, ListField, TextField } from './values.ts';

const fields = {
  money: ['loan_category', 'contract', 'amount', 'term_months', 'profile'],
  purpose: [
    'purpose',
    'invoice_number',
    'invoice_amount',
    'invoice_due_on',
    'debtor_name',
    'contract_value',
    'contract_party',
  ],
  people: ['guarantors', 'related_companies'],
  documents: ['documents', 'not_raised_elsewhere'],
} as const satisfies Record<string, readonly (TextField | ListField | FileField)[]>;

export type StepKey = keyof typeof fields;

export const stepKeys = Object.keys(fields) as StepKey[];

/** The step that shows a field; null for a field of no step. */
export function stepOf(field: string): StepKey | null {
  return stepKeys.find((key) => fields[key].some((one) => one === field)) ?? null;
}
