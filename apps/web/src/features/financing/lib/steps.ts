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

const money = ['loan_category', 'contract', 'amount', 'term_months', 'profile'] as const;
const purpose = [
  'purpose',
  'invoice_number',
  'invoice_amount',
  'invoice_due_on',
  'debtor_name',
  'contract_value',
  'contract_party',
] as const;
const people = ['guarantors', 'related_companies'] as const;

const firstSteps = { money, purpose, people, documents: ['documents', 'not_raised_elsewhere'] } as const;
/** Most is filled in already: one step to check and complete, one to review (FIN-20). */
const stepsAgain = {
  figures: [...money, ...purpose, ...people, 'documents'],
  review: ['not_raised_elsewhere'],
} as const;

export type StepKey = keyof typeof firstSteps | keyof typeof stepsAgain;

const fields: Readonly<Record<StepKey, readonly Field[]>> = { ...firstSteps, ...stepsAgain };

const keysOf = (steps: object) => Object.keys(steps) as StepKey[];

/** The steps of an application, or of one that repeats an earlier one. */
export function stepsOf(isRepeat: boolean): readonly StepKey[] {
  return keysOf(isRepeat ? stepsAgain : firstSteps);
}

/** The step that shows a field; null for a field of no step. */
export function stepOf(steps: readonly StepKey[], field: string): StepKey | null {
  return steps.find((key) => fields[key].some((one) => one === field)) ?? null;
}

interface Filled {
  readonly values: FinancingValues;
  readonly rows: Readonly<Record<ListField, readonly Row[]>>;
  readonly files: Readonly<Partial<Record<string, readonly unknown[]>>>;
}

/** Paths of the required fields of a step that are empty, in the order of the screen; fields of other types are none. */
export function emptyFields(step: StepKey, filled: Filled): string[] {
  const own: readonly string[] = fieldsOfType(filled.values.loan_category);
  const isHidden = (field: Field) => typeFields.some((one) => one === field) && !own.includes(field);
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
