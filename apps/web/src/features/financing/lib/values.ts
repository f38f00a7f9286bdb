import { valuesOfType } from '@titian/contracts/financing-types';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import type { Row } from '../../../shared/draft/use-draft-fields.ts';

type Saved = NonNullable<CallResponse<'financingRetrieveDraft'>['draft']>;

export const fileFields = ['documents'] as const;
export type FileField = (typeof fileFields)[number];
export type ListField = 'guarantors' | 'related_companies';
export type TextField = Exclude<keyof Saved, FileField | ListField>;

/** The form as text: the tick as "1" and "0", nothing as "". */
export type FinancingValues = Record<TextField, string>;

const start: FinancingValues = {
  loan_category: '',
  contract: '',
  amount: '',
  term_months: '',
  profile: '',
  purpose: '',
  invoice_number: '',
  invoice_amount: '',
  invoice_due_on: '',
  debtor_name: '',
  contract_value: '',
  contract_party: '',
  not_raised_elsewhere: '',
};

const textFields = Object.keys(start) as TextField[];

export const blankGuarantor: Row = { name: '', identity_type: 'nric', identity_number: '' };
export const blankCompany: Row = { company_name: '', registration_number: '' };

/** The saved form, or a new one. */
export function valuesOf(saved: Saved | null): FinancingValues {
  if (saved === null) {
    return start;
  }
  return { ...start, ...Object.fromEntries(textFields.map((field) => [field, String(saved[field] ?? '')])) };
}

/** The saved lists. */
export function rowsOf(saved: Saved | null): Record<ListField, readonly Row[]> {
  return { guarantors: saved?.guarantors ?? [], related_companies: saved?.related_companies ?? [] };
}

/** The values to send: fields that the type does not ask for are empty, whatever was typed for another type (FIN-18). */
export function relevantValues(values: FinancingValues): FinancingValues {
  return { ...values, ...valuesOfType(values.loan_category, values, '') };
}
