import type { Endpoint } from '../endpoint.ts';

/** One whole identity or account number, with a reason that is kept (decision 058). */
export const operatorAccessEndpoints = {
  operatorRevealNumber: {
    method: 'POST',
    path: '/operator/whole-numbers',
    who: 'operator',
    operatorRoles: ['onboarding', 'credit', 'finance', 'compliance'],
  },
} as const satisfies Record<string, Endpoint>;
