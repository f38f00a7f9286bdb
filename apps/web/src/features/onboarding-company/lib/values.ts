import type { CallResponse } from '../../../lib/api/call-types.ts';
import type { Row } from '../../../shared/draft/use-draft-fields.ts';
import { withoutZero } from '../../../shared/person/mykad.ts';

export type CompanyForm = CallResponse<'companyCheckApplications'>['form'];
type Saved = NonNullable<CallResponse<'companyRetrieveDraft'>['draft']>;

export const fileFields = [
  'bo_all_directors_ic',
  'bo_other_docs_file',
  'bo_six_months_bank_statement',
  'board_resolution',
] as const;
export type FileField = (typeof fileFields)[number];
export type ListField = 'directors';
export type TextField = Exclude<keyof Saved, FileField | ListField>;

/** The form as text: yes/no as "1" and "0", nothing as "". */
export type CompanyValues = Record<TextField, string>;

/** What most companies would answer stands there already. */
const start: CompanyValues = {
  company_name: '',
  bo_registration_number: '',
  entity_type: '',
  incorporated_on: '',
  bo_industry_select: '',
  annual_revenue: '',
  employees: '',
  on_lending: '',
  net_assets: '',
  business_phonenumber: '',
  address_line_1: '',
  address_line_2: '',
  postcode: '',
  city: '',
  state: '',
  country: 'MY',
  full_name: '',
  identity_type: 'nric',
  identity_number: '',
  selected_birthday_day: '',
  selected_birthday_month: '',
  selected_birthday_year: '',
  gender: '',
  nationality: 'MY',
  bo_personal_phonenumber: '',
  bank_bic: '',
  bank_account_no: '',
  bank_account_name: '',
  agree_terms: '',
  agree_privacy: '',
  agree_biometric: '',
};

export const textFields = Object.keys(start) as TextField[];

/** A new row of the list of directors and owners. */
export const blankDirector: Row = {
  name: '',
  identity_type: 'nric',
  identity_number: '',
  role: 'director',
  share_percent: '',
};

/** The saved form, or a new one with what is known of the company. */
export function valuesOf(saved: Saved | null, known: Partial<CompanyValues>): CompanyValues {
  if (saved === null) {
    return { ...start, ...known };
  }
  const values = Object.fromEntries(textFields.map((field) => [field, String(saved[field] ?? '')]));
  return {
    ...start,
    ...values,
    selected_birthday_day: withoutZero(values.selected_birthday_day ?? ''),
    selected_birthday_month: withoutZero(values.selected_birthday_month ?? ''),
  };
}

/** The saved list; a new form begins with one empty row. */
export function directorsOf(saved: Saved | null): readonly Row[] {
  return saved?.directors ?? [blankDirector];
}

/** The SSM number as it is sent: dashes are stripped (IDN-3). */
export function withoutDashes(number: string): string {
  return number.replace(/[-\u2010-\u2015]/g, '');
}
