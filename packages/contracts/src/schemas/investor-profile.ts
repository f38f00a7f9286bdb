import type { z } from 'zod';
import { employmentNeeds } from '../employment.ts';
import type { Blame } from '../judged.ts';
import { messages } from '../messages.ts';
import { incomeRanges, occupations, riskTolerances } from '../reference/people-lists.ts';
import { amount, blankable, choiceOf, text, wholeText, yesNoText } from '../wire.ts';

const level = wholeText(1, 4, 'Please choose 1 to 4');

/** Employment; fields that an occupation does not ask for are cleared (ONB-20). */
export const employmentFields = {
  inv_occupation: choiceOf(occupations, 'Please choose an occupation'),
  inv_employer: blankable(text(150)),
  inv_source_of_income: blankable(text(150)),
  inv_nature_of_business: blankable(text(150)),
  inv_income_range: choiceOf(incomeRanges, 'Please choose an income range'),
};

/** Risk profile (ONB-24). */
export const riskFields = {
  invested_in_p2p: yesNoText,
  inv_estimated_p2p_invested: blankable(amount),
  inv_risk_tolerance: choiceOf(riskTolerances, messages.riskToleranceRequired),
  inv_stocks_knowledge_years: level,
  inv_bonds_knowledge_years: level,
  inv_mutual_funds_knowledge_years: level,
  inv_others_knowledge_years: level,
  inv_p2p_lending_knowledge_years: blankable(level),
};

type Profile = z.output<z.ZodObject<typeof employmentFields & typeof riskFields>>;

/** Demands what the occupation asks for (ONB-20). */
export function judgeEmployment(form: Partial<Profile>, blame: Blame): void {
  const needs = employmentNeeds(form.inv_occupation ?? '');
  if (needs.employer && form.inv_employer === undefined) blame('inv_employer', 'Please enter the employer');
  if (needs.sourceOfIncome && form.inv_source_of_income === undefined) {
    blame('inv_source_of_income', 'Please enter the source of income');
  }
  if (needs.natureOfBusiness && form.inv_nature_of_business === undefined) {
    blame('inv_nature_of_business', 'Please enter the nature of the business');
  }
}

/** Demands the amount and the experience of those who invested before (ONB-24). */
export function judgeRisk(form: Partial<Profile>, blame: Blame): void {
  if (form.invested_in_p2p !== 1) return;
  if (form.inv_estimated_p2p_invested === undefined) {
    blame('inv_estimated_p2p_invested', messages.p2pAmountRequired);
  }
  if (form.inv_p2p_lending_knowledge_years === undefined) {
    blame('inv_p2p_lending_knowledge_years', 'Please choose 1 to 4');
  }
}

/** Fields that an answer makes meaningless are cleared, whatever was sent (ONB-24). */
export function clearWhatDoesNotApply<F extends Profile>(form: F) {
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
