import type { CallResponse } from '../../../lib/api/call-types.ts';
import { withoutZero } from '../../../shared/person/mykad.ts';

type Saved = NonNullable<CallResponse<'investorCheckApplications'>['application']>;

export const fileFields = ['identity_front', 'identity_back'] as const;
export type FileField = (typeof fileFields)[number];
export type TextField = Exclude<keyof Saved, FileField>;

/** The form as text: yes/no as "1" and "0", levels as "1" to "4", nothing as "". */
export type ApplicationValues = Record<TextField, string>;

/** What most people would answer stands there already. */
const start: ApplicationValues = {
  full_name: '',
  identity_type: 'nric',
  identity_number: '',
  selected_birthday_day: '',
  selected_birthday_month: '',
  selected_birthday_year: '',
  gender: '',
  nationality: 'MY',
  tax_residence: 'MY',
  phone_country_code: '+60',
  phone_number: '',
  address_line_1: '',
  address_line_2: '',
  postcode: '',
  city: '',
  state: '',
  country: 'MY',
  inv_occupation: '',
  inv_employer: '',
  inv_source_of_income: '',
  inv_nature_of_business: '',
  inv_income_range: '',
  inv_source_of_funds: '',
  invested_in_p2p: '',
  inv_estimated_p2p_invested: '',
  inv_risk_tolerance: '',
  inv_stocks_knowledge_years: '1',
  inv_bonds_knowledge_years: '1',
  inv_mutual_funds_knowledge_years: '1',
  inv_others_knowledge_years: '1',
  inv_p2p_lending_knowledge_years: '1',
  bank_bic: '',
  bank_account_no: '',
  bank_account_name: '',
  is_politically_exposed: '',
  agree_conventional: '',
  agree_islamic: '',
  agree_privacy: '',
  agree_biometric: '',
};

export const textFields = Object.keys(start) as TextField[];

/** The saved form, or a new one with what is known of the person. */
export function valuesOf(saved: Saved | null, known: Partial<ApplicationValues>): ApplicationValues {
  if (saved === null) {
    return { ...start, ...known };
  }
  const entries = textFields.map((field) => [field, String(saved[field] ?? '')]);
  const values: ApplicationValues = { ...start, ...Object.fromEntries(entries) };
  return {
    ...values,
    selected_birthday_day: withoutZero(values.selected_birthday_day),
    selected_birthday_month: withoutZero(values.selected_birthday_month),
  };
}
