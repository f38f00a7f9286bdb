import type { Endpoint } from '../endpoint.ts';

/** Names of customers against the local list; changes are proposals of compliance (SCR-5). */
export const operatorScreeningEndpoints = {
  operatorScreeningHits: {
    method: 'GET',
    path: '/operator/screening-hits',
    who: 'operator',
    operatorRoles: ['compliance', 'onboarding', 'administrator'],
  },
  operatorScreeningList: {
    method: 'GET',
    path: '/operator/screening-list',
    who: 'operator',
    operatorRoles: ['compliance', 'administrator'],
  },
} as const satisfies Record<string, Endpoint>;
