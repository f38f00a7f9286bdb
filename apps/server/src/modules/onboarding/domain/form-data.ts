import { filesPerFieldMax } from '@titian/contracts/constants';
import { message } from '@titian/contracts/messages/message';
import { companyFileFields, savedCompanyApplication } from '@titian/contracts/schemas/company-application';
import { investorFileFields, savedInvestorApplication } from '@titian/contracts/schemas/investor-application';
import type { FieldMessages } from '../../../platform/errors.ts';
import type { ApplicationForm } from './application.ts';

/** A row of a list field, such as a director. */
export type FormRow = Readonly<Record<string, string>>;

/** A saved field: text, 1 or 0, a level, or rows; null where nothing was saved. */
export type FieldValue = string | number | readonly FormRow[] | null;

export type FormFields = Readonly<Record<string, FieldValue>>;

/** The ids of the files of each file field, in the order they came. */
export type FormFiles = Readonly<Record<string, readonly string[]>>;

/** An application as it was typed, whatever its state of completion. */
export interface FormData {
  readonly fields: FormFields;
  readonly files: FormFiles;
  /** The version of the terms that was accepted at submission. */
  readonly agreementVersion: string | null;
}

interface FormShape {
  readonly fields: readonly string[];
  readonly files: readonly string[];
}

function shapeOf(schema: { readonly shape: object }, files: readonly string[]): FormShape {
  return { files, fields: Object.keys(schema.shape).filter((key) => !files.includes(key)) };
}

const company = shapeOf(savedCompanyApplication, companyFileFields);

/** The fields of each form, as the contract has them. */
export const formShapes: Readonly<Record<ApplicationForm, FormShape>> = {
  individual: shapeOf(savedInvestorApplication, investorFileFields),
  institution: company,
  business: company,
};

export const emptyForm: FormData = { fields: {}, files: {}, agreementVersion: null };

/** What a call sent of a form: a field that was left out is undefined. */
export type SentFields = Readonly<Record<string, unknown>>;

/**
 * The fields after a call. In a draft, what was left out stays as it was; at submission it is empty.
 */
export function mergeFields(
  form: ApplicationForm,
  saved: FormFields,
  sent: SentFields,
  mode: 'draft' | 'submit',
): FormFields {
  const merged = formShapes[form].fields.map((key) => {
    const value = sent[key];
    const retainedIds = mode === 'draft' ? (saved[key] ?? null) : null;
    return [key, value === undefined ? retainedIds : fieldValue(key, value)] as const;
  });
  return Object.fromEntries(merged);
}

/** Integers of these fields are stored as text, as they are answered. */
const countedInText: ReadonlySet<string> = new Set(['employees']);

function fieldValue(key: string, value: unknown): FieldValue {
  if (typeof value === 'number') {
    return countedInText.has(key) ? String(value) : value;
  }
  return typeof value === 'string' || Array.isArray(value) ? value : null;
}

/** The files after a call: the retained ones, then the new ones. */
export function mergeFiles(
  form: ApplicationForm,
  saved: FormFiles,
  retained: readonly string[],
  added: FormFiles,
): FormFiles {
  const merged = formShapes[form].files.map((field) => {
    const retainedIds = (saved[field] ?? []).filter((id) => retained.includes(id));
    return [field, [...retainedIds, ...(added[field] ?? [])]] as const;
  });
  return Object.fromEntries(merged);
}

/** Fields with more files than allowed, stored ones counted (FIL-3). */
export function tooManyFiles(files: FormFiles): FieldMessages {
  const over = Object.entries(files).filter(([, ids]) => ids.length > filesPerFieldMax);
  return Object.fromEntries(
    over.map(([field]) => [field, [message('files_too_many', { max: filesPerFieldMax })]]),
  );
}

/** Every file of a form. */
export function allFiles(files: FormFiles): string[] {
  return Object.values(files).flat();
}
