import { banks } from '@titian/contracts/reference/banks';
import { businessIndustries, entityTypes } from '@titian/contracts/reference/business-lists';
import { type Choice, nameOf } from '@titian/contracts/reference/choice';
import type { NameList } from '@titian/contracts/reference/names';
import {
  genders,
  identityTypeChoices,
  incomeRanges,
  knowledgeLevels,
  riskTolerances,
  sourcesOfFunds,
} from '@titian/contracts/reference/people-lists';
import { stateName } from '@titian/contracts/reference/states';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { countryName } from '../../../../lib/text/country-name.ts';
import { choiceName } from '../../../../lib/text/names.ts';
import { text as sharedText } from '../../shared/text.ts';

type Show = (value: string) => string;

function ofList(list: NameList, choices: readonly Choice[]): Show {
  return (value) => choiceName(list, choices, value) ?? value;
}

function country(value: string): string {
  return /^[A-Z]{2}$/.test(value) ? countryName(value) : value;
}

const yesNo: Show = (value) => sharedText(value === '1' ? 'yes' : 'no');
const level = ofList('knowledge_levels', knowledgeLevels);
const bankNames = banks.map(({ bic, name }) => ({ value: bic, name }));

const shows: Readonly<Record<string, Show>> = {
  identity_type: ofList('identity_types', identityTypeChoices),
  gender: ofList('genders', genders),
  nationality: country,
  tax_residence: country,
  country,
  state: (value) => stateName(value) ?? value,
  bo_industry_select: ofList('industries', businessIndustries),
  entity_type: ofList('entity_types', entityTypes),
  incorporated_on: (value) => formatDate(value),
  annual_revenue: (value) => formatMoney(value),
  net_assets: (value) => formatMoney(value),
  inv_estimated_p2p_invested: (value) => formatMoney(value),
  bank_bic: (value) => nameOf(bankNames, value) ?? value,
  inv_income_range: ofList('income_ranges', incomeRanges),
  inv_source_of_funds: ofList('sources_of_funds', sourcesOfFunds),
  inv_risk_tolerance: ofList('risk_tolerances', riskTolerances),
  inv_stocks_knowledge_years: level,
  inv_bonds_knowledge_years: level,
  inv_mutual_funds_knowledge_years: level,
  inv_others_knowledge_years: level,
  inv_p2p_lending_knowledge_years: level,
  invested_in_p2p: yesNo,
  on_lending: yesNo,
  is_politically_exposed: yesNo,
  agree_conventional: yesNo,
  agree_islamic: yesNo,
  agree_terms: yesNo,
  agree_privacy: yesNo,
  agree_biometric: yesNo,
};

/** A field of an application as it is read: codes by their names, money as ringgit; a dash where nothing was given. */
export function showValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return sharedText('none');
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return shows[field]?.(text) ?? text;
}
