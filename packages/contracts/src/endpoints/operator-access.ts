import type { Endpoint } from '../endpoint.ts';

/** One unmasked identity or account number, with a recorded reason (decision 058). */
export const operatorAccessEndpoints = {
  operatorRevealNumber: {
    method: 'POST',
    path: '/operator/whole-numbers',
    who: 'operator',
    permission: 'number_view',
  },
} as const satisfies Record<string, Endpoint>;
