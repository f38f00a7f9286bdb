import { financingTypes, noteContracts } from '../constants.ts';
import { businessIndustries, entityTypes, repaymentProfiles } from './business-lists.ts';
import {
  assetRanges,
  genders,
  identityTypeChoices,
  incomeRanges,
  knowledgeLevels,
  occupations,
  riskTolerances,
  sourcesOfFunds,
} from './people-lists.ts';
import { malaysiaStates } from './states.ts';

/** The reference lists whose names are translated, with their English names (MSG-12). */
export const nameLists = {
  industries: businessIndustries,
  entity_types: entityTypes,
  repayment_profiles: repaymentProfiles,
  identity_types: identityTypeChoices,
  genders,
  occupations,
  income_ranges: incomeRanges,
  asset_ranges: assetRanges,
  sources_of_funds: sourcesOfFunds,
  risk_tolerances: riskTolerances,
  knowledge_levels: knowledgeLevels,
  states: malaysiaStates,
  note_types: financingTypes.map((one) => ({ value: one, name: one })),
  note_contracts: noteContracts.map((one) => ({ value: one, name: one })),
} as const;

/** The name of a reference list. */
export type NameList = keyof typeof nameLists;

/** A choice of a list, to be named in the language of a message. */
export interface NamedChoice {
  readonly list: NameList;
  readonly value: string;
}
