import { describe, expect, it } from 'vitest';
import { riskBody, riskProblems, riskValues } from './risk.ts';

const none = {
  success: true as const,
  ...{ invested_in_p2p: null, inv_estimated_p2p_invested: null, inv_risk_tolerance: null },
  ...{ inv_stocks_knowledge_years: null, inv_bonds_knowledge_years: null },
  ...{ inv_mutual_funds_knowledge_years: null, inv_others_knowledge_years: null },
  inv_p2p_lending_knowledge_years: null,
};

describe('risk settings', () => {
  it('begin with the lowest answers where there are none', () => {
    expect(riskValues(none)).toMatchObject({
      ...{ invested_in_p2p: '0', inv_risk_tolerance: '', inv_bonds_knowledge_years: '1' },
    });
  });

  it('miss what ONB-24 demands, the amount only of those who invested', () => {
    expect(riskProblems(riskValues(none))).toEqual({
      inv_risk_tolerance: 'Please select a Risk Tolerance Level',
    });
    expect(
      riskProblems({ ...riskValues(none), invested_in_p2p: '1', inv_risk_tolerance: 'balanced' }),
    ).toEqual({ inv_estimated_p2p_invested: 'Estimated amount of P2P Investment is required' });
  });

  it('go with amount 0 and years 1 without exposure', () => {
    const values = {
      ...riskValues({ ...none, invested_in_p2p: 1, inv_estimated_p2p_invested: '500.00' }),
      ...({ inv_risk_tolerance: 'aggressive', inv_p2p_lending_knowledge_years: '4' } as const),
    };
    expect(riskBody(values)).toMatchObject({
      inv_estimated_p2p_invested: '500.00',
      inv_p2p_lending_knowledge_years: '4',
    });
    expect(riskBody({ ...values, invested_in_p2p: '0' })).toMatchObject({
      inv_estimated_p2p_invested: '0',
      inv_p2p_lending_knowledge_years: '1',
    });
  });
});
