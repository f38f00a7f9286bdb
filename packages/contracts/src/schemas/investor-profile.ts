import type { z } from 'zod';
import { type EmploymentAnswers, missingEmployment, neededEmployment } from '../employment.ts';
import type { AddFieldError } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { incomeRanges, occupations, riskTolerances } from '../reference/people-lists.ts';
import { amount, blankable, choiceOf, text, wholeText, yesNoText } from '../wire.ts';

const level = wholeText(1, 4, issueMessage('level_invalid'));

/** Employment; fields that an occupation does not require are cleared (ONB-20). */
export const employmentFields = {
  inv_occupation: choiceOf(occupations, issueMessage('occupation_required')),
  inv_employer: blankable(text(150)),
  inv_source_of_income: blankable(text(150)),
  inv_nature_of_business: blankable(text(150)),
  inv_income_range: choiceOf(incomeRanges, issueMessage('income_range_required')),
};

/** Risk profile (ONB-24). */
export const riskFields = {
  invested_in_p2p: yesNoText,
  inv_estimated_p2p_invested: blankable(amount),
  inv_risk_tolerance: choiceOf(riskTolerances, issueMessage('risk_tolerance_required')),
  inv_stocks_knowledge_years: level,
  inv_bonds_knowledge_years: level,
  inv_mutual_funds_knowledge_years: level,
  inv_others_knowledge_years: level,
  inv_p2p_lending_knowledge_years: blankable(level),
};

type Profile = z.output<z.ZodObject<typeof employmentFields & typeof riskFields>>;

const names = {
  employer: 'inv_employer',
  sourceOfIncome: 'inv_source_of_income',
  natureOfBusiness: 'inv_nature_of_business',
} as const;

function employmentOf(form: Partial<Profile>): EmploymentAnswers {
  return {
    occupation: form.inv_occupation,
    employer: form.inv_employer,
    sourceOfIncome: form.inv_source_of_income,
    natureOfBusiness: form.inv_nature_of_business,
  };
}

/** Demands what the occupation requires (ONB-20). */
export function validateEmployment(form: Partial<Profile>, addError: AddFieldError): void {
  for (const { field, code } of missingEmployment(employmentOf(form))) {
    addError(names[field], issueMessage(code));
  }
}

/** Demands amount and experience of investors with earlier investments (ONB-24). */
export function validateRisk(form: Partial<Profile>, addError: AddFieldError): void {
  if (form.invested_in_p2p !== 1) return;
  if (form.inv_estimated_p2p_invested === undefined) {
    addError('inv_estimated_p2p_invested', issueMessage('p2p_amount_required'));
  }
  if (form.inv_p2p_lending_knowledge_years === undefined) {
    addError('inv_p2p_lending_knowledge_years', issueMessage('level_invalid'));
  }
}

/** Without exposure the amount is 0 and the level is 1, whatever was sent (ONB-24). */
export function clearRisk<F extends Pick<Profile, keyof typeof riskFields>>(form: F) {
  const exposed = form.invested_in_p2p === 1;
  return {
    ...form,
    inv_estimated_p2p_invested: exposed ? (form.inv_estimated_p2p_invested ?? '0') : '0',
    inv_p2p_lending_knowledge_years: exposed ? (form.inv_p2p_lending_knowledge_years ?? 1) : 1,
  };
}

/** Fields that an answer makes meaningless are cleared, whatever was sent (ONB-20, ONB-24). */
export function clearWhatDoesNotApply<F extends Profile>(form: F) {
  const { employer, sourceOfIncome, natureOfBusiness } = neededEmployment(employmentOf(form));
  return {
    ...clearRisk(form),
    inv_employer: employer,
    inv_source_of_income: sourceOfIncome,
    inv_nature_of_business: natureOfBusiness,
  };
}
