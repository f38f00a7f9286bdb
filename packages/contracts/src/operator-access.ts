import type { OperatorRole } from './operator-roles.ts';
import { type Permission, rolesOf } from './permissions.ts';

/**
 * The permission that opens a file, by what the file is for (decision 058). A file of a purpose without one is opened
 * by its owner only.
 */
export const fileReaders = {
  identity_front: 'personal_file_view',
  identity_back: 'personal_file_view',
  ekyc_front: 'personal_file_view',
  ekyc_back: 'personal_file_view',
  ekyc_selfie: 'personal_file_view',
  tax_residence_document: 'personal_file_view',
  address_proof: 'personal_file_view',
  bo_all_directors_ic: 'personal_file_view',
  bo_other_docs_file: 'personal_file_view',
  board_resolution: 'personal_file_view',
  inv_income_slip: 'personal_file_view',
  inv_personal_assets: 'personal_file_view',
  inv_additional_documents: 'personal_file_view',
  bo_six_months_bank_statement: 'company_statement_view',
  financing_document: 'financing_file_view',
  note_agreement: 'agreement_file_view',
  offer_letter: 'agreement_file_view',
  collection_letter: 'agreement_file_view',
  restructuring_consent: 'agreement_file_view',
  topup_proof: 'money_file_view',
  recovery_invoice: 'money_file_view',
  management_mandate: 'money_file_view',
  /** Of messages between a customer and us, of internal notes, and of notes of alerts (CAS-10). */
  message_attachment: 'case_view',
  case_attachment: 'case_view',
  alert_attachment: 'case_alert_view',
  /** All that is held about a customer, made for the customer. */
  export: null,
} as const satisfies Record<string, Permission | null>;

export type FilePurpose = keyof typeof fileReaders;

export function isFilePurpose(purpose: string): purpose is FilePurpose {
  return Object.hasOwn(fileReaders, purpose);
}

/** The permission to open files of a purpose; null for an unknown one, and where only the owner opens them. */
export function permissionOfFile(purpose: string): Permission | null {
  return isFilePurpose(purpose) ? fileReaders[purpose] : null;
}

/** The operator roles that may open files of a purpose at most; none for an unknown one. */
export function readersOfFile(purpose: string): readonly OperatorRole[] {
  const permission = permissionOfFile(purpose);
  return permission === null ? [] : rolesOf(permission);
}

/**
 * Where operators may read an unmasked identity or account number with a reason (decision 058): by subject and field,
 * `*` for the index of a row. Elsewhere, and before the request, numbers are masked.
 */
export const numberReaders = {
  application: {
    identity_number: 'identity_number_view',
    bank_account_no: 'account_number_view',
    'directors.*.identity_number': 'identity_number_view',
  },
  ekyc_session: { 'claimed.number': 'identity_number_view', 'reading.number': 'identity_number_view' },
  financing_application: { 'guarantors.*.identity_number': 'guarantor_number_view' },
  bank_account_change: { number: 'account_number_view' },
  payout: { account_number: 'payout_number_view' },
  bank_account: { number: 'account_number_view' },
  company_person: { identity_number: 'identity_number_view' },
} as const satisfies Record<string, Record<string, Permission>>;

export type NumberSubject = keyof typeof numberReaders;

export const numberSubjects = Object.keys(numberReaders) as [NumberSubject, ...NumberSubject[]];

/** The permission to read a whole number; null for a field that holds none. */
export function permissionOfNumber(subject: NumberSubject, field: string): Permission | null {
  const fields: Readonly<Record<string, Permission>> = numberReaders[subject];
  const place = field.replace(/\.\d{1,2}\./, '.*.');
  // What every object has of itself, as `constructor`, is no field.
  return Object.hasOwn(fields, place) ? (fields[place] ?? null) : null;
}

/** A masked number: its last four characters. */
export function maskNumber(number: string): string {
  if (number === '') {
    return '';
  }
  return number.length > 4 ? `•••• ${number.slice(-4)}` : '••••';
}
