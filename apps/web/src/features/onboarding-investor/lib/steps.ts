import { employmentNeeds } from '@titian/contracts/employment';
import { hasBack } from '@titian/contracts/identity-numbers';
import type { FileField, TextField } from './values.ts';

type Field = TextField | FileField;

/** The steps of the application, and which fields each shows. */
const fields = {
  identity: [
    'full_name',
    'identity_type',
    'identity_number',
    'selected_birthday_day',
    'selected_birthday_month',
    'selected_birthday_year',
    'gender',
    'nationality',
    'tax_residence',
  ],
  contact: [
    'phone_country_code',
    'phone_number',
    'address_line_1',
    'address_line_2',
    'postcode',
    'city',
    'state',
    'country',
  ],
  employment: [
    'inv_occupation',
    'inv_employer',
    'inv_source_of_income',
    'inv_nature_of_business',
    'inv_income_range',
    'inv_source_of_funds',
  ],
  risk: [
    'invested_in_p2p',
    'inv_estimated_p2p_invested',
    'inv_risk_tolerance',
    'inv_stocks_knowledge_years',
    'inv_bonds_knowledge_years',
    'inv_mutual_funds_knowledge_years',
    'inv_others_knowledge_years',
    'inv_p2p_lending_knowledge_years',
  ],
  bank: ['bank_bic', 'bank_account_no', 'bank_account_name'],
  documents: ['identity_front', 'identity_back'],
  declarations: [
    'is_politically_exposed',
    'agree_conventional',
    'agree_islamic',
    'agree_privacy',
    'agree_biometric',
  ],
} as const satisfies Record<string, readonly Field[]>;

export type StepKey = keyof typeof fields;

export const stepKeys = Object.keys(fields) as StepKey[];

/** The step that shows a field; null for a field of no step, such as the form as a whole. */
export function stepOf(field: string): StepKey | null {
  return stepKeys.find((key) => fields[key].some((one) => one === field)) ?? null;
}

interface Filled {
  readonly values: Readonly<Record<TextField, string>>;
  readonly files: Readonly<Partial<Record<FileField, readonly unknown[]>>>;
  /** An identity check has the pictures of the card (KYC-10). */
  readonly isVerified: boolean;
}

/** The required fields of a step that are empty, in the order of the screen. */
export function emptyFields(step: StepKey, { values, files, isVerified }: Filled): Field[] {
  const isEmpty = (field: Field) =>
    isFileField(field)
      ? !isVerified && isCardSide(field, values) && (files[field] ?? []).length === 0
      : isRequired(field, values) && values[field].trim() === '';
  return fields[step].filter(isEmpty);
}

/** The first step with something still to answer: where a saved form continues. The last one when all is answered. */
export function openStep(filled: Filled): StepKey {
  return stepKeys.find((step) => emptyFields(step, filled).length > 0) ?? 'declarations';
}

/** What is optional, or depends on the occupation (ONB-20) or on investments in P2P (ONB-24). */
function isRequired(field: TextField, { inv_occupation, invested_in_p2p }: Filled['values']): boolean {
  const needs = employmentNeeds(inv_occupation);
  const depending: Readonly<Partial<Record<TextField, boolean>>> = {
    address_line_2: false,
    inv_employer: needs.employer,
    inv_source_of_income: needs.sourceOfIncome,
    inv_nature_of_business: needs.natureOfBusiness,
    inv_estimated_p2p_invested: invested_in_p2p === '1',
    inv_p2p_lending_knowledge_years: invested_in_p2p === '1',
  };
  return depending[field] ?? true;
}

/** A card is shown from both sides (KYC-8). */
function isCardSide(field: FileField, values: Filled['values']): boolean {
  return field === 'identity_front' || hasBack(values.identity_type);
}

function isFileField(field: Field): field is FileField {
  return field === 'identity_front' || field === 'identity_back';
}
