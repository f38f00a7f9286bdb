import { fieldsOfType, typeFields } from '@titian/contracts/financing-types';
import type { Row } from '../../../shared/draft/use-draft-fields.ts';
import {
  type FileField,
  type FinancingValues,
  fileFields,
  type ListField,
  type TextField,
} from './values.ts';

type Field = TextField | ListField | FileField;

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
} as const satisfies Record<string, readonly Field[]>;

export type StepKey = keyof typeof fields;

export const stepKeys = Object.keys(fields) as StepKey[];

/** The step that shows a field; null for a field of no step. */
export function stepOf(field: string): StepKey | null {
  return stepKeys.find((key) => fields[key].some((one) => one === field)) ?? null;
}

interface Filled {
  readonly values: FinancingValues;
  readonly rows: Readonly<Record<ListField, readonly Row[]>>;
  readonly files: Readonly<Partial<Record<string, readonly unknown[]>>>;
}

/** Paths of the required fields of a step that are empty, in the order of the screen; fields of other types are none. */
export function emptyFields(step: StepKey, filled: Filled): string[] {
  const asked: readonly string[] = fieldsOfType(filled.values.loan_category);
  const isHidden = (field: Field) => typeFields.some((one) => one === field) && !asked.includes(field);
  return fields[step].flatMap((field) => (isHidden(field) ? [] : emptyPaths(field, filled)));
}

function emptyPaths(field: Field, { values, rows, files }: Filled): string[] {
  if (field === 'guarantors' || field === 'related_companies') {
    return rows[field].flatMap((row, at) => emptyInRow(`${field}.${at}`, row));
  }
  const isEmpty = isFileField(field) ? (files[field] ?? []).length === 0 : isUnanswered(values[field]);
  return isEmpty ? [field] : [];
}

/** A tick that was taken back is "0". */
function isUnanswered(value: string): boolean {
  return value.trim() === '' || value === '0';
}

function emptyInRow(path: string, row: Row): string[] {
  return Object.keys(row)
    .filter((key) => row[key]?.trim() === '')
    .map((key) => `${path}.${key}`);
}

function isFileField(field: TextField | FileField): field is FileField {
  return fileFields.some((one) => one === field);
}
