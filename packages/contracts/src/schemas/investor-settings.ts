import { z } from 'zod';
import { type EmploymentAnswers, missingEmployment, neededEmployment } from '../employment.ts';
import type { investorSettingsEndpoints } from '../endpoints/investor-settings.ts';
import { type AddFieldError, formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { incomeRanges, occupations, riskTolerances } from '../reference/people-lists.ts';
import {
  amountOut,
  choiceOf,
  day,
  id,
  instant,
  ok,
  okList,
  oneOf,
  pageQuery,
  softFailure,
  text,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { clearRisk, riskFields, validateRisk } from './investor-profile.ts';
import { can } from './operator-rows.ts';
import { premiumDetail, premiumRow, premiumStates, premiumUpgrade } from './premium.ts';
import {
  logAnswer,
  logQuery,
  presetAnswer,
  presetChange,
  presetForm,
  previewAnswer,
  previewQuery,
} from './preset.ts';

const riskForm = z.strictObject(riskFields);
type Risk = z.output<typeof riskForm>;

const riskUpdate = riskForm.check(formCheck<Risk>(validateRisk)).transform(clearRisk);

const level = z.int().min(1).max(4).nullable();

/** All of them are null before there is a risk profile. */
const riskSettings = {
  invested_in_p2p: z.union([z.literal(0), z.literal(1)]).nullable(),
  inv_estimated_p2p_invested: amountOut.nullable(),
  inv_risk_tolerance: z.enum(riskTolerances.map((one) => one.value)).nullable(),
  inv_stocks_knowledge_years: level,
  inv_bonds_knowledge_years: level,
  inv_mutual_funds_knowledge_years: level,
  inv_others_knowledge_years: level,
  inv_p2p_lending_knowledge_years: level,
};

/** A JSON field that a form sends as "" or null when it is left empty. */
const optionalText = z
  .string({ error: issueMessage('text_required') })
  .nullish()
  .transform((typed) => (typed === null || typed === undefined || typed.trim() === '' ? undefined : typed))
  .pipe(text(150).optional());

const employmentForm = z.strictObject({
  occupation: choiceOf(occupations, issueMessage('occupation_required')),
  employer: optionalText,
  source_of_income: optionalText,
  nature_of_business: optionalText,
  income_range: choiceOf(incomeRanges, issueMessage('income_range_required')),
});

type Employment = z.output<typeof employmentForm>;

const names = {
  employer: 'employer',
  sourceOfIncome: 'source_of_income',
  natureOfBusiness: 'nature_of_business',
} as const;

function employmentOf(form: Partial<Employment>): EmploymentAnswers {
  return {
    occupation: form.occupation,
    employer: form.employer,
    sourceOfIncome: form.source_of_income,
    natureOfBusiness: form.nature_of_business,
  };
}

/** Demands what the occupation requires (ONB-20). */
function validateEmployment(form: Partial<Employment>, addError: AddFieldError): void {
  for (const { field, code } of missingEmployment(employmentOf(form))) {
    addError(names[field], issueMessage(code));
  }
}

/** Fields that the occupation does not require are cleared, whatever was sent (ONB-20). */
const employmentUpdate = employmentForm.check(formCheck<Employment>(validateEmployment)).transform((form) => {
  const { employer, sourceOfIncome, natureOfBusiness } = neededEmployment(employmentOf(form));
  return { ...form, employer, source_of_income: sourceOfIncome, nature_of_business: natureOfBusiness };
});

/** What was last said about the employment, when, and from when on it is asked again (ONB-21). */
const employment = z.object({
  occupation: z.enum(occupations.map((one) => one.value)),
  employer: z.string().nullable(),
  source_of_income: z.string().nullable(),
  nature_of_business: z.string().nullable(),
  income_range: z.enum(incomeRanges.map((one) => one.value)),
  confirmed_on: day,
  due_on: day,
});

export const investorSettingsSchemas = {
  investorPremiumUpgrade: {
    body: premiumUpgrade,
    response: z.union([ok({ premium_upgrade_requested_at: instant }), softFailure]),
  },
  investorRiskSettings: { response: ok(riskSettings) },
  investorUpdateRiskSettings: { body: riskUpdate, response: ok({}) },
  investorEmployment: { response: ok({ employment: employment.nullable() }) },
  investorBasicInformation: { body: employmentUpdate, response: ok({}) },
  investorAgreementUpdate: {
    response: ok({
      agreed_at: instant,
      versions: z.object({ conventional: z.string(), islamic: z.string() }),
    }),
  },
  autoInvestMessageHide: { response: ok({}) },
  autoBotInvestCreate: {
    body: presetForm,
    response: z.union([ok({ exist: z.literal(false) }), softFailure.extend({ exist: z.literal(true) })]),
  },
  autoInvestPreset: { response: presetAnswer },
  autoInvestPresetUpdate: { body: presetChange, response: presetAnswer },
  autoInvestPreview: { query: previewQuery, response: previewAnswer },
  autoInvestLog: { query: logQuery, response: logAnswer },
  tourSeen: { response: ok({}) },
  operatorPremiumUpgrades: {
    query: z.object({
      ...pageQuery,
      state: oneOf(premiumStates, issueMessage('state_not_in_list')).optional(),
    }),
    response: okList(premiumRow),
  },
  operatorPremiumUpgrade: {
    params: z.object({ id }),
    response: ok({ application: premiumDetail, can }),
  },
} satisfies AreaSchemas<typeof investorSettingsEndpoints>;
