import type { FinancingType } from '@titian/contracts/constants';
import { valuesOfType } from '@titian/contracts/financing-types';
import { maskNumber } from '@titian/contracts/operator-access';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';

/** Any of the form's fields, as an issuer saves them. */
export type DraftForm = ParsedApi['financingSaveDraft']['body'];
/** The whole form, as an issuer submits it. */
export type SubmittedForm = ParsedApi['financingApply']['body'];

/** A row of a list in the form: guarantors, related companies. */
export type FormRow = Readonly<Record<string, string>>;

/** What an application holds, in the names of the form; identity numbers are sealed while stored. */
export interface FinancingData {
  readonly loan_category: string | null;
  readonly contract: string | null;
  readonly amount: string | null;
  readonly term_months: string | null;
  readonly profile: string | null;
  readonly purpose: string | null;
  readonly invoice_number: string | null;
  readonly invoice_amount: string | null;
  readonly invoice_due_on: string | null;
  readonly debtor_name: string | null;
  readonly contract_value: string | null;
  readonly contract_party: string | null;
  readonly not_raised_elsewhere: 0 | 1 | null;
  readonly guarantors: readonly FormRow[] | null;
  readonly related_companies: readonly FormRow[] | null;
  /** Ids of the stored files. */
  readonly documents: readonly string[];
  /** The earlier application that a draft repeats; null in everything that was submitted. */
  readonly repeats: RepeatedApplication | null;
}

/** What the issuer reads of the application that it repeats. */
export interface RepeatedApplication {
  readonly number: string;
  readonly amount: string;
}

export const emptyFinancing: FinancingData = {
  loan_category: null,
  contract: null,
  amount: null,
  term_months: null,
  profile: null,
  purpose: null,
  invoice_number: null,
  invoice_amount: null,
  invoice_due_on: null,
  debtor_name: null,
  contract_value: null,
  contract_party: null,
  not_raised_elsewhere: null,
  guarantors: null,
  related_companies: null,
  documents: [],
  repeats: null,
};

/** Merges a sent draft into the saved one: an omitted field keeps its value. */
export function mergeDraft(
  before: FinancingData,
  { version: _version, keep_files: _retained, documents: _uploaded, ...fields }: DraftForm,
  documents: readonly string[],
): FinancingData {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...before, ...given, documents };
}

/** What is saved of a whole form: a field that was left out, or belongs to another type (FIN-18), is empty. */
export function submittedData(form: SubmittedForm, documents: readonly string[]): FinancingData {
  const typed = {
    invoice_number: form.invoice_number ?? null,
    invoice_amount: form.invoice_amount ?? null,
    invoice_due_on: form.invoice_due_on ?? null,
    debtor_name: form.debtor_name ?? null,
    contract_value: form.contract_value ?? null,
    contract_party: form.contract_party ?? null,
  };
  return {
    loan_category: form.loan_category,
    contract: form.contract,
    amount: form.amount,
    term_months: String(form.term_months),
    profile: form.profile,
    purpose: form.purpose,
    ...valuesOfType(form.loan_category, typed, null),
    not_raised_elsewhere: form.not_raised_elsewhere,
    guarantors: form.guarantors ?? null,
    related_companies: form.related_companies ?? null,
    documents,
    repeats: null,
  };
}

/** What a submitted form says about drawing on a limit: its type, and who pays the invoice. */
export function drawnBy({ loan_category: type, debtor_name: buyer }: FinancingData) {
  return { type: type as FinancingType, buyer };
}

const IDENTITY = 'identity_number';

/** The data as it may lie in the database: guarantors' identity numbers are encrypted. */
export function sealed(
  data: FinancingData,
  fieldEncryption: FieldEncryption,
  applicationId: string,
): FinancingData {
  return mapIdentities(data, (number) =>
    fieldEncryption.seal(number, placeOf(applicationId)).toString('base64'),
  );
}

/** What `sealed` made, in clear again. */
export function opened(
  data: FinancingData,
  fieldEncryption: FieldEncryption,
  applicationId: string,
): FinancingData {
  return mapIdentities(data, (hidden) =>
    fieldEncryption.open({ ...placeOf(applicationId), bytes: Buffer.from(hidden, 'base64') }),
  );
}

function placeOf(applicationId: string): FieldPlace {
  return { table: 'financing_applications', column: 'data', row: applicationId };
}

/** The data with masked numbers, for operators without a reason. */
export function maskedGuarantors(data: FinancingData): FinancingData {
  return mapIdentities(data, maskNumber);
}

function mapIdentities(data: FinancingData, map: (text: string) => string): FinancingData {
  const guarantors = data.guarantors?.map((one) => {
    const number = one[IDENTITY];
    return number === undefined ? one : { ...one, [IDENTITY]: map(number) };
  });
  return { ...data, guarantors: guarantors ?? null };
}
