import type { Endpoint } from '../endpoint.ts';

/** The search over everything. Sent as a body: a personal number must not stand in an address or a log. */
export const operatorSearchEndpoints = {
  operatorSearch: { method: 'POST', path: '/operator/search', who: 'operator' },
} as const satisfies Record<string, Endpoint>;
