import type { Endpoint } from '../endpoint.ts';

const amounts = { method: 'GET', who: 'operator', permission: 'large_amount_view' } as const;
const risk = { method: 'GET', who: 'operator', permission: 'risk_rating_view' } as const;
const rate = { method: 'POST', who: 'operator', permission: 'risk_rating' } as const;

/** What compliance reports and watches beside alerts (CMP-1). */
export const complianceEndpoints = {
  operatorLargeAmounts: { ...amounts, path: '/operator/large-amounts', mayBeOld: true },
  operatorLargeAmountsFile: {
    ...amounts,
    path: '/operator/large-amounts/file',
    answers: 'file',
    mayBeOld: true,
  },
  operatorRiskRatings: { ...risk, path: '/operator/risk-ratings' },
  operatorCustomerRisk: { ...risk, path: '/operator/risk-ratings/:id' },
  operatorRateCustomer: { ...rate, path: '/operator/risk-ratings/:id' },
  operatorDecideRating: { ...rate, path: '/operator/risk-ratings/:id/decision' },
} as const satisfies Record<string, Endpoint>;
