import type { riskTolerances } from '@titian/contracts/reference/people-lists';
import type { CallBody } from '../../../lib/api/call-types.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import type { RiskSettings } from '../api/investor-profile.ts';

/** The knowledge sliders, in the order of the form. */
export const levelFields = [
  'inv_stocks_knowledge_years',
  'inv_bonds_knowledge_years',
  'inv_mutual_funds_knowledge_years',
  'inv_others_knowledge_years',
  'inv_p2p_lending_knowledge_years',
] as const;
type LevelField = (typeof levelFields)[number];

export type RiskValues = Readonly<Record<LevelField, string>> & {
  readonly invested_in_p2p: '0' | '1';
  readonly inv_estimated_p2p_invested: string;
  readonly inv_risk_tolerance: (typeof riskTolerances)[number]['value'] | '';
};

/** What the form begins with: the profile in force, or the lowest answers. */
export function riskValues(settings: RiskSettings): RiskValues {
  const level = (field: LevelField) => String(settings[field] ?? 1);
  return {
    invested_in_p2p: settings.invested_in_p2p === 1 ? '1' : '0',
    inv_estimated_p2p_invested:
      settings.invested_in_p2p === 1 ? (settings.inv_estimated_p2p_invested ?? '') : '',
    inv_risk_tolerance: settings.inv_risk_tolerance ?? '',
    inv_stocks_knowledge_years: level('inv_stocks_knowledge_years'),
    inv_bonds_knowledge_years: level('inv_bonds_knowledge_years'),
    inv_mutual_funds_knowledge_years: level('inv_mutual_funds_knowledge_years'),
    inv_others_knowledge_years: level('inv_others_knowledge_years'),
    inv_p2p_lending_knowledge_years: level('inv_p2p_lending_knowledge_years'),
  };
}

/** The required answers that are missing (ONB-24). */
export function riskProblems(values: RiskValues): Partial<Record<keyof RiskValues, string>> {
  const exposed = values.invested_in_p2p === '1';
  return {
    ...(values.inv_risk_tolerance === '' && { inv_risk_tolerance: specifiedText('riskToleranceRequired') }),
    ...(exposed &&
      values.inv_estimated_p2p_invested === '' && {
        inv_estimated_p2p_invested: specifiedText('p2pAmountRequired'),
      }),
  };
}

/** Without exposure the amount is sent as 0 and the level as 1 (ONB-24). */
export function riskBody(values: RiskValues): CallBody<'investorUpdateRiskSettings'> {
  const exposed = values.invested_in_p2p === '1';
  const body = {
    ...values,
    inv_estimated_p2p_invested: exposed ? values.inv_estimated_p2p_invested : '0',
    inv_p2p_lending_knowledge_years: exposed ? values.inv_p2p_lending_knowledge_years : '1',
  };
  // The server rejects a missing choice at its field.
  return body as CallBody<'investorUpdateRiskSettings'>;
}
