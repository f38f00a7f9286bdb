import { z } from 'zod';
import { financingTypes, noteContracts } from '../constants.ts';
import {
  draftFlag,
  draftRows,
  draftText,
  fieldsOf,
  savedFiles,
  savedFlag,
  savedRows,
  savedText,
} from '../drafts.ts';
import { fieldsOfType, type TypeField } from '../financing-types.ts';
import { type AddFieldError, formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { identityNumber, identityType, name } from '../people.ts';
import { uploads } from '../uploads.ts';
import { validateIdentityNumber } from '../validate-person.ts';
import {
  agreedText,
  amount,
  blankable,
  day,
  jsonList,
  longText,
  oneOf,
  retainedFiles,
  text,
  versionText,
  wholeText,
} from '../wire.ts';
import { registrationNumber } from './company-application.ts';
import { profiles } from './shapes.ts';

const texts = [
  'loan_category',
  'contract',
  'amount',
  'term_months',
  'profile',
  'purpose',
  'invoice_number',
  'invoice_amount',
  'invoice_due_on',
  'debtor_name',
  'contract_value',
  'contract_party',
] as const;

/** The file field of the form. */
export const financingFileFields = ['documents'] as const;

const filesAndVersion = { version: versionText, documents: uploads(), keep_files: retainedFiles };

/** A financing application as it was saved. */
export const savedFinancing = z.object({
  ...fieldsOf(texts, savedText),
  not_raised_elsewhere: savedFlag,
  guarantors: savedRows,
  related_companies: savedRows,
  documents: savedFiles,
});

/** Any of the fields, in whatever state. */
export const financingDraft = z.strictObject({
  ...fieldsOf(texts, draftText),
  not_raised_elsewhere: draftFlag,
  guarantors: draftRows,
  related_companies: draftRows,
  ...filesAndVersion,
});

const guarantor = z.strictObject({ name, identity_type: identityType, identity_number: identityNumber });
const relatedCompany = z.strictObject({ company_name: name, registration_number: registrationNumber });

const complete = z.strictObject({
  loan_category: oneOf(financingTypes, issueMessage('financing_type_required')),
  contract: oneOf(noteContracts, issueMessage('contract_type_required')),
  amount,
  term_months: wholeText(1, 36, issueMessage('term_months_invalid')),
  profile: oneOf(profiles, issueMessage('repayment_profile_required')),
  purpose: longText(2_000, issueMessage('financing_purpose_required')),
  invoice_number: blankable(text(60)),
  invoice_amount: blankable(amount),
  invoice_due_on: blankable(day),
  debtor_name: blankable(name),
  contract_value: blankable(amount),
  contract_party: blankable(name),
  guarantors: blankable(jsonList(guarantor, 20)),
  related_companies: blankable(jsonList(relatedCompany, 50)),
  not_raised_elsewhere: agreedText,
  ...filesAndVersion,
});

type Complete = z.output<typeof complete>;

const missing: Readonly<Record<TypeField, string>> = {
  invoice_number: issueMessage('invoice_number_required'),
  invoice_amount: issueMessage('invoice_amount_required'),
  invoice_due_on: issueMessage('invoice_due_date_required'),
  debtor_name: issueMessage('invoice_payer_required'),
  contract_value: issueMessage('contract_value_required'),
  contract_party: issueMessage('contract_party_required'),
};

function demandFieldsOfType(form: Partial<Complete>, addError: AddFieldError): void {
  for (const field of fieldsOfType(form.loan_category ?? '')) {
    if (form[field] === undefined) addError(field, missing[field]);
  }
}

function validateGuarantors(form: Partial<Complete>, addError: AddFieldError): void {
  form.guarantors?.forEach((one, index) => {
    validateIdentityNumber(one, `guarantors.${index}.identity_number`, addError);
  });
}

/** The whole form; the amount's limits and step, and that there is a document, are validated by the command. */
export const financingApply = complete.check(
  formCheck<Complete>((form, addError) => {
    demandFieldsOfType(form, addError);
    validateGuarantors(form, addError);
  }),
);
