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
import { employmentNeeds } from '../employment.ts';
import { judgeAddress, judgeIdentity, judgePhone } from '../judge-person.ts';
import { type Blame, judged } from '../judged.ts';
import { messages } from '../messages.ts';
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
import { uploads } from '../uploads.ts';
import {
  agreedText,
  amount,
  blankable,
  keepFiles,
  oneOf,
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
  keep_files: keepFiles,
};

/** The form of an Individual investor as it was saved (rules §2). */
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

const level = wholeText(1, 4, 'Please choose 1 to 4');

const employment = {
  inv_occupation: oneOf(
    ['Unemployed', 'Student', 'Full time', 'Part time', 'Self employed', 'Retired'],
    'Please choose an occupation',
  ),
  inv_employer: blankable(text(150)),
  inv_source_of_income: blankable(text(150)),
  inv_nature_of_business: blankable(text(150)),
  inv_income_range: oneOf(
    ['below_50k', '50k_100k', '100k_150k', '150k_300k', '300k_500k', '500k_1m', 'above_1m'],
    'Please choose an income range',
  ),
};

const risk = {
  invested_in_p2p: yesNoText,
  inv_estimated_p2p_invested: blankable(amount),
  inv_risk_tolerance: oneOf(['conservative', 'balanced', 'aggressive'], messages.riskToleranceRequired),
  inv_stocks_knowledge_years: level,
  inv_bonds_knowledge_years: level,
  inv_mutual_funds_knowledge_years: level,
  inv_others_knowledge_years: level,
  inv_p2p_lending_knowledge_years: blankable(level),
};

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
  address_line_2: blankable(text(150)),
  ...employment,
  ...risk,
  is_politically_exposed: yesNoText,
  inv_source_of_funds: oneOf(
    [
      'salary_and_bonuses',
      'pension',
      'savings_or_investment',
      'property_or_asset_sale',
      'company_profits_or_sale',
      'inheritance_or_gift',
    ],
    messages.sourceOfFundsRequired,
  ),
  ...fieldsOf(['agree_conventional', 'agree_islamic', 'agree_privacy', 'agree_biometric'], agreedText),
  ...filesAndVersion,
});

type Complete = z.output<typeof complete>;

function judgeEmployment(form: Partial<Complete>, blame: Blame): void {
  const needs = employmentNeeds(form.inv_occupation ?? '');
  if (needs.employer && form.inv_employer === undefined) blame('inv_employer', 'Please enter the employer');
  if (needs.sourceOfIncome && form.inv_source_of_income === undefined) {
    blame('inv_source_of_income', 'Please enter the source of income');
  }
  if (needs.natureOfBusiness && form.inv_nature_of_business === undefined) {
    blame('inv_nature_of_business', 'Please enter the nature of the business');
  }
}

function judgeRisk(form: Partial<Complete>, blame: Blame): void {
  if (form.invested_in_p2p !== 1) return;
  if (form.inv_estimated_p2p_invested === undefined) {
    blame('inv_estimated_p2p_invested', messages.p2pAmountRequired);
  }
  if (form.inv_p2p_lending_knowledge_years === undefined) {
    blame('inv_p2p_lending_knowledge_years', 'Please choose 1 to 4');
  }
}

/** spec §5: fields that an answer makes meaningless are cleared, whatever was sent. */
function settle(form: Complete) {
  const needs = employmentNeeds(form.inv_occupation);
  const exposed = form.invested_in_p2p === 1;
  return {
    ...form,
    inv_employer: needs.employer ? form.inv_employer : undefined,
    inv_source_of_income: needs.sourceOfIncome ? form.inv_source_of_income : undefined,
    inv_nature_of_business: needs.natureOfBusiness ? form.inv_nature_of_business : undefined,
    inv_estimated_p2p_invested: exposed ? (form.inv_estimated_p2p_invested ?? '0') : '0',
    inv_p2p_lending_knowledge_years: exposed ? (form.inv_p2p_lending_knowledge_years ?? 1) : 1,
  };
}

const submitted = complete
  .check(
    judged<Complete>((form, blame) => {
      judgeIdentity(form, blame);
      judgeAddress(form, blame);
      judgePhone(form, blame);
      judgeEmployment(form, blame);
      judgeRisk(form, blame);
    }),
  )
  .transform(settle);

/**
 * `submit` 0 saves whatever is there, 1 demands the whole form.
 * Whether documents are there, kept ones included, and whether MyKad and birth date agree, is judged by the command.
 */
export const investorApply = z.discriminatedUnion('submit', [draft, submitted], {
  error: 'Please say with submit whether to save (0) or to submit (1)',
});
