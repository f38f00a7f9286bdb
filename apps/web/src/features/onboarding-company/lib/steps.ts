import { companyFieldsMissing, companyFilesRequired } from '@titian/contracts/company-roles';
import type { Row } from '../../../shared/draft/use-draft-fields.ts';
import { type CompanyForm, type FileField, fileFields, type ListField, type TextField } from './values.ts';

/** The steps of the company form and the fields of each; the step leaves out fields that a role does not need. */
const fields = {
  company: [
    'company_name',
    'bo_registration_number',
    'entity_type',
    'incorporated_on',
    'bo_industry_select',
    'annual_revenue',
    'employees',
    'on_lending',
    'net_assets',
  ],
  contact: [
    'business_phonenumber',
    'address_line_1',
    'address_line_2',
    'postcode',
    'city',
    'state',
    'country',
  ],
  person: [
    'full_name',
    'identity_type',
    'identity_number',
    'selected_birthday_day',
    'selected_birthday_month',
    'selected_birthday_year',
    'gender',
    'nationality',
    'bo_personal_phonenumber',
  ],
  directors: ['directors'],
  bank: ['bank_bic', 'bank_account_no', 'bank_account_name'],
  documents: [
    'bo_all_directors_ic',
    'bo_six_months_bank_statement',
    'bo_other_docs_file',
    'board_resolution',
  ],
  declarations: ['agree_terms', 'agree_privacy', 'agree_biometric'],
} as const satisfies Record<string, readonly (TextField | ListField | FileField)[]>;

export type StepKey = keyof typeof fields;

export const stepKeys = Object.keys(fields) as StepKey[];

/** The step that shows a field; null for a field of no step, such as the form as a whole. */
export function stepOf(field: string): StepKey | null {
  return stepKeys.find((key) => fields[key].some((one) => one === field)) ?? null;
}

interface Filled {
  readonly values: Readonly<Record<TextField, string>>;
  readonly directors: readonly Row[];
  readonly files: Readonly<Partial<Record<string, readonly unknown[]>>>;
}

const onlyOfOneRole: readonly string[] = ['annual_revenue', 'employees', 'on_lending', 'net_assets'];

/** Paths of the required fields of a step that are empty, in the order of the screen. */
export function emptyFields(form: CompanyForm, step: StepKey, filled: Filled): string[] {
  return fields[step].flatMap((field) =>
    field === 'directors' ? emptyInRows(filled) : emptyField(form, field, filled),
  );
}

/** The first step with something still to answer: where a saved form continues. The last one when all is answered. */
export function openStep(form: CompanyForm, filled: Filled): StepKey {
  return stepKeys.find((step) => emptyFields(form, step, filled).length > 0) ?? 'declarations';
}

function emptyField(form: CompanyForm, field: TextField | FileField, { values, files }: Filled): string[] {
  const required: readonly string[] = companyFilesRequired[form];
  const isEmpty = isFileField(field)
    ? required.includes(field) && (files[field] ?? []).length === 0
    : isRequired(form, field) && values[field].trim() === '';
  return isEmpty ? [field] : [];
}

function isRequired(form: CompanyForm, field: TextField): boolean {
  const isOfOtherRole =
    onlyOfOneRole.includes(field) && !Object.hasOwn(companyFieldsMissing(form, {}), field);
  return field !== 'address_line_2' && !isOfOtherRole;
}

function emptyInRows({ directors }: Filled): string[] {
  const empty = directors.flatMap((row, at) =>
    Object.keys(row)
      .filter((key) => row[key]?.trim() === '')
      .map((key) => `directors.${at}.${key}`),
  );
  return directors.length === 0 ? ['directors'] : empty;
}

function isFileField(field: TextField | ListField | FileField): field is FileField {
  return fileFields.some((one) => one === field);
}
