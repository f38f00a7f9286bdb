import { z } from 'zod';
import {
  draftFlag,
  draftLevel,
  draftText,
  fieldsOf,
  savedFiles,
  savedFlag,
  savedLevel,
  savedText,
} from '../drafts.ts';
import { formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import {
  addressAndBank,
  birthdayParts,
  country,
  gender,
  identityNumber,
  identityType,
  name,
  phoneCountryCode,
  phoneNumber,
} from '../people.ts';
import { sourcesOfFunds } from '../reference/people-lists.ts';
import { uploads } from '../uploads.ts';
import { validateAddress, validateIdentity, validatePhone } from '../validate-person.ts';
import { agreedText, choiceOf, retainedFiles, versionText, yesNoText } from '../wire.ts';
import {
  clearWhatDoesNotApply,
  employmentFields,
  riskFields,
  validateEmployment,
  validateRisk,
} from './investor-profile.ts';

const texts = [
  'full_name',
  'identity_type',
  'identity_number',
  'selected_birthday_day',
  'selected_birthday_month',
  'selected_birthday_year',
  'gender',
  'nationality',
  'tax_residence',
  'phone_country_code',
  'phone_number',
  'address_line_1',
  'address_line_2',
  'postcode',
  'city',
  'state',
  'country',
  'inv_occupation',
  'inv_employer',
  'inv_source_of_income',
  'inv_nature_of_business',
  'inv_income_range',
  'inv_estimated_p2p_invested',
  'inv_risk_tolerance',
  'bank_bic',
  'bank_account_no',
  'bank_account_name',
  'inv_source_of_funds',
] as const;

const flags = [
  'invested_in_p2p',
  'is_politically_exposed',
  'agree_conventional',
  'agree_islamic',
  'agree_privacy',
  'agree_biometric',
] as const;

const levels = [
  'inv_stocks_knowledge_years',
  'inv_bonds_knowledge_years',
  'inv_mutual_funds_knowledge_years',
  'inv_others_knowledge_years',
  'inv_p2p_lending_knowledge_years',
] as const;

/** The file fields of the form. */
export const investorFileFields = ['identity_front', 'identity_back'] as const;

const filesAndVersion = {
  version: versionText,
  ...fieldsOf(investorFileFields, uploads()),
  keep_files: retainedFiles,
};

/** The form of an Individual investor as it was saved (ONB-9). */
export const savedInvestorApplication = z.object({
  ...fieldsOf(texts, savedText),
  ...fieldsOf(flags, savedFlag),
  ...fieldsOf(levels, savedLevel),
  ...fieldsOf(investorFileFields, savedFiles),
});

const draft = z.strictObject({
  submit: z.literal('0').transform(() => 0 as const),
  ...fieldsOf(texts, draftText),
  ...fieldsOf(flags, draftFlag),
  ...fieldsOf(levels, draftLevel),
  ...filesAndVersion,
});

const complete = z.strictObject({
  submit: z.literal('1').transform(() => 1 as const),
  full_name: name,
  identity_type: identityType,
  identity_number: identityNumber,
  ...birthdayParts,
  gender,
  nationality: country,
  tax_residence: country,
  phone_country_code: phoneCountryCode,
  phone_number: phoneNumber,
  ...addressAndBank,
  ...employmentFields,
  ...riskFields,
  is_politically_exposed: yesNoText,
  inv_source_of_funds: choiceOf(sourcesOfFunds, issueMessage('source_of_funds_required')),
  ...fieldsOf(['agree_conventional', 'agree_islamic', 'agree_privacy', 'agree_biometric'], agreedText),
  ...filesAndVersion,
});

type Complete = z.output<typeof complete>;

const submitted = complete
  .check(
    formCheck<Complete>((form, addError) => {
      validateIdentity(form, addError);
      validateAddress(form, addError);
      validatePhone(form, addError);
      validateEmployment(form, addError);
      validateRisk(form, addError);
    }),
  )
  .transform(clearWhatDoesNotApply);

/**
 * `submit` 0 saves a partial form, 1 demands the whole form. Whether
 * documents are present, stored ones included, and whether MyKad and birth date agree, is validated by the command.
 */
export const investorApply = z.discriminatedUnion('submit', [draft, submitted], {
  error: issueMessage('submit_flag_required'),
});
