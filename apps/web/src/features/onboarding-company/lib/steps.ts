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

/** The first step with something still to answer: where a saved form continues. The last one when all is answered. */
export function openStep(form: CompanyForm, { values, directors, files }: Filled): StepKey {
  const roleFields = new Set(Object.keys(companyFieldsMissing(form, {})));
  const required: readonly string[] = companyFilesRequired[form];
  const isRequired = (field: string) =>
    field !== 'address_line_2' && (!onlyOfOneRole.includes(field) || roleFields.has(field));
  const isEmpty = (field: TextField | ListField | FileField) => {
    if (field === 'directors') {
      return directors.some((row) => Object.values(row).some((value) => value.trim() === ''));
    }
    return isFileField(field)
      ? required.includes(field) && (files[field] ?? []).length === 0
      : isRequired(field) && values[field].trim() === '';
  };
  return stepKeys.find((key) => fields[key].some(isEmpty)) ?? 'declarations';
}

function isFileField(field: TextField | ListField | FileField): field is FileField {
  return fileFields.some((one) => one === field);
}
