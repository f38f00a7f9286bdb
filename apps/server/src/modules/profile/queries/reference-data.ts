import { businessIndustries, loanCategories } from '@titian/contracts/reference/business-lists';
import type { Choice } from '@titian/contracts/reference/choice';
import { countryChoices } from '@titian/contracts/reference/countries';
import {
  assetRanges,
  genders,
  identityTypeChoices,
  incomeRanges,
  knowledgeLevels,
  occupations,
  riskTolerances,
  sourcesOfFunds,
} from '@titian/contracts/reference/people-lists';
import { countryPhoneCodes } from '@titian/contracts/reference/phones';
import { malaysiaStates } from '@titian/contracts/reference/states';
import type { QueryCtx } from '../../../platform/context.ts';
import { readBanks } from '../../settings/public.ts';

/** The lists that come with the current user (ONB-34). */
export async function referenceData(ctx: QueryCtx) {
  return {
    malaysia_states: copy(malaysiaStates),
    countries: copy(countryChoices),
    country_phone_codes: copy(countryPhoneCodes),
    business_industries: copy(businessIndustries),
    banks: await bankChoices(ctx),
    loan_categories: copy(loanCategories),
  };
}

/** The lists of the personal application and Premium forms. */
export async function registrationConstants(ctx: QueryCtx) {
  return {
    countries: copy(countryChoices),
    malaysia_states: copy(malaysiaStates),
    banks: await bankChoices(ctx),
    identity_types: copy(identityTypeChoices),
    genders: copy(genders),
    occupations: copy(occupations),
    income_ranges: copy(incomeRanges),
    asset_ranges: copy(assetRanges),
    sources_of_funds: copy(sourcesOfFunds),
    risk_tolerances: copy(riskTolerances),
    knowledge_levels: copy(knowledgeLevels),
  };
}

export function phoneCodes(): Choice[] {
  return copy(countryPhoneCodes);
}

async function bankChoices(ctx: QueryCtx) {
  const banks = await readBanks(ctx);
  return banks.map((one) => ({ value: one.bic, name: one.name, active: one.isActive }));
}

function copy(choices: readonly Choice[]): Choice[] {
  return [...choices];
}
