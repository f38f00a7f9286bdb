import type { OperatorRole } from './endpoint.ts';

/** Who looks into persons: whoever decides about them, and whoever checks that. */
const people = ['onboarding', 'compliance'] as const;
const credit = ['credit', 'compliance'] as const;
const money = ['finance', 'compliance'] as const;

/**
 * Which operator roles may open a file, by what the file is for (decision 058). A purpose that is not listed here is
 * opened by nobody but its owner.
 */
export const fileReaders = {
  identity_front: people,
  identity_back: people,
  ekyc_front: people,
  ekyc_back: people,
  ekyc_selfie: people,
  tax_residence_document: people,
  bo_all_directors_ic: people,
  bo_other_docs_file: people,
  board_resolution: people,
  inv_income_slip: people,
  inv_personal_assets: people,
  inv_additional_documents: people,
  /** Part of the company's application, and what credit later judges it by. */
  bo_six_months_bank_statement: ['onboarding', 'credit', 'compliance'],
  financing_document: credit,
  note_agreement: ['credit', 'finance', 'compliance'],
  topup_proof: money,
  recovery_invoice: money,
  /** All that is held about a customer, made for the customer. */
  export: [],
} as const satisfies Record<string, readonly OperatorRole[]>;

export type FilePurpose = keyof typeof fileReaders;

export function isFilePurpose(purpose: string): purpose is FilePurpose {
  return Object.hasOwn(fileReaders, purpose);
}

/** The operator roles that may open files of a purpose; none for an unknown one. */
export function readersOfFile(purpose: string): readonly OperatorRole[] {
  return isFilePurpose(purpose) ? fileReaders[purpose] : [];
}

/**
 * Where operators may read a whole identity or account number with a reason (decision 058): by subject and field, `*` for
 * the index of a row. Everywhere else, and until they ask, they see how it ends.
 */
export const numberReaders = {
  application: {
    identity_number: people,
    bank_account_no: ['onboarding', 'finance', 'compliance'],
    'directors.*.identity_number': people,
  },
  ekyc_session: { 'claimed.number': people, 'reading.number': people },
  financing_application: { 'guarantors.*.identity_number': credit },
  bank_account_change: { number: ['onboarding', 'finance', 'compliance'] },
  payout: { account_number: money },
} as const satisfies Record<string, Record<string, readonly OperatorRole[]>>;

export type NumberSubject = keyof typeof numberReaders;

export const numberSubjects = Object.keys(numberReaders) as [NumberSubject, ...NumberSubject[]];

/** The operator roles that may read a whole number; null for a field that holds none. */
export function readersOfNumber(subject: NumberSubject, field: string): readonly OperatorRole[] | null {
  const fields: Readonly<Record<string, readonly OperatorRole[]>> = numberReaders[subject];
  const place = field.replace(/\.\d{1,2}\./, '.*.');
  // What every object has of itself, as `constructor`, is no field.
  return Object.hasOwn(fields, place) ? (fields[place] ?? null) : null;
}

/** How a number is shown to whoever has not given a reason: its last four characters. */
export function maskNumber(number: string): string {
  if (number === '') {
    return '';
  }
  return number.length > 4 ? `•••• ${number.slice(-4)}` : '••••';
}
