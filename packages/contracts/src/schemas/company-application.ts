import { z } from 'zod';
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
import { type AddFieldError, formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import {
  addressAndBank,
  birthdayParts,
  country,
  gender,
  identityNumber,
  identityType,
  name,
  wholePhoneNumber,
} from '../people.ts';
import { businessIndustries, entityTypes } from '../reference/business-lists.ts';
import { parseRegistrationNumber } from '../registration-numbers.ts';
import { uploads } from '../uploads.ts';
import { validateAddress, validateIdentity, validateIdentityNumber } from '../validate-person.ts';
import {
  agreedText,
  amount,
  blankable,
  choiceOf,
  day,
  jsonList,
  oneOf,
  percent,
  retainedFiles,
  text,
  versionText,
  wholeText,
  yesNoText,
} from '../wire.ts';

const texts = [
  'full_name',
  'identity_type',
  'identity_number',
  'selected_birthday_day',
  'selected_birthday_month',
  'selected_birthday_year',
  'gender',
  'nationality',
  'company_name',
  'bo_registration_number',
  'bo_industry_select',
  'entity_type',
  'incorporated_on',
  'annual_revenue',
  'employees',
  'bo_personal_phonenumber',
  'business_phonenumber',
  'address_line_1',
  'address_line_2',
  'postcode',
  'city',
  'state',
  'country',
  'bank_bic',
  'bank_account_no',
  'bank_account_name',
  'net_assets',
] as const;

const flags = ['on_lending', 'agree_terms', 'agree_privacy', 'agree_biometric'] as const;

/** The file fields of the company form; the last one is an Institution investor's. */
export const companyFileFields = [
  'bo_all_directors_ic',
  'bo_other_docs_file',
  'bo_six_months_bank_statement',
  'board_resolution',
] as const;

const filesAndVersion = {
  version: versionText,
  ...fieldsOf(companyFileFields, uploads()),
  keep_files: retainedFiles,
};

/** The company form as it was saved (ONB-10). */
export const savedCompanyApplication = z.object({
  ...fieldsOf(texts, savedText),
  ...fieldsOf(flags, savedFlag),
  directors: savedRows,
  ...fieldsOf(companyFileFields, savedFiles),
});

/** Any of the fields, in whatever state. */
export const companyDraft = z.strictObject({
  ...fieldsOf(texts, draftText),
  ...fieldsOf(flags, draftFlag),
  directors: draftRows,
  ...filesAndVersion,
});

/** Dashes, spaces and brackets dropped after parsing; the year is validated by the command. */
export const registrationNumber = text(40, issueMessage('ssm_number_required')).transform(
  (typed, context) => {
    const parsed = parseRegistrationNumber(typed);
    if (parsed !== null) return parsed.number;
    context.addIssue({
      code: 'custom',
      message: issueMessage('ssm_number_invalid'),
      input: typed,
    });
    return z.NEVER;
  },
);

const director = z.strictObject({
  name,
  identity_type: identityType,
  identity_number: identityNumber,
  role: oneOf(['director', 'owner', 'representative'], issueMessage('company_role_required')),
  share_percent: percent,
});

const complete = z.strictObject({
  full_name: name,
  identity_type: identityType,
  identity_number: identityNumber,
  ...birthdayParts,
  gender,
  nationality: country,
  company_name: name,
  bo_registration_number: registrationNumber,
  bo_industry_select: choiceOf(businessIndustries, issueMessage('industry_required')),
  entity_type: choiceOf(entityTypes, issueMessage('entity_type_required')),
  incorporated_on: day,
  annual_revenue: blankable(amount),
  employees: blankable(wholeText(0, 1_000_000, issueMessage('employees_required'))),
  bo_personal_phonenumber: wholePhoneNumber,
  business_phonenumber: wholePhoneNumber,
  ...addressAndBank,
  directors: jsonList(director, 50),
  on_lending: blankable(yesNoText),
  net_assets: blankable(amount),
  ...fieldsOf(['agree_terms', 'agree_privacy', 'agree_biometric'], agreedText),
  ...filesAndVersion,
});

type Complete = z.output<typeof complete>;

function validateDirectors(form: Partial<Complete>, addError: AddFieldError): void {
  if (form.directors?.length === 0) addError('directors', issueMessage('director_required'));
  form.directors?.forEach((one, index) => {
    validateIdentityNumber(one, `directors.${index}.identity_number`, addError);
  });
}

/**
 * The whole company form. What depends on the role (`companyFieldsMissing`), on stored files and on the day is
 * validated by the command.
 */
export const companyApply = complete.check(
  formCheck<Complete>((form, addError) => {
    validateIdentity(form, addError);
    validateAddress(form, addError);
    validateDirectors(form, addError);
  }),
);

export type CompanyApply = Complete;
