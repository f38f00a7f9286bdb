import type { Endpoint } from '../endpoint.ts';

/** Names of customers against the local list; changes are proposals of compliance (SCR-5). */
export const operatorScreeningEndpoints = {
  operatorScreeningHits: {
    method: 'GET',
    path: '/operator/screening-hits',
    who: 'operator',
    permission: 'screening_hit_view',
  },
  operatorScreeningList: {
    method: 'GET',
    path: '/operator/screening-list',
    who: 'operator',
    permission: 'screening_list_view',
  },
} as const satisfies Record<string, Endpoint>;
