import type { Endpoint } from '../endpoint.ts';

/** A customer's referrals, and what finance sees of the money that rewards are paid from (RFL-2). */
export const referralEndpoints = {
  referralsData: { method: 'GET', path: '/referrals/data', who: 'user' },
  operatorMarketing: { method: 'GET', path: '/operator/marketing', who: 'operator' },
} as const satisfies Record<string, Endpoint>;
