import type { Endpoint } from '../endpoint.ts';

/** A top-up that is handed to a phone by a link (WAL-15): the token is the right to one payment. */
export const mobileTopupEndpoints = {
  mobileTopupLink: {
    method: 'POST',
    path: '/mobile/topup-link',
    who: 'user',
    roles: ['investor'],
    approved: true,
    notFundManaged: true,
  },
  mobileTopup: { method: 'GET', path: '/mobile/topup/:token', who: 'guest', rate: 'default' },
  mobileTopupStart: { method: 'POST', path: '/mobile/topup/:token', who: 'guest', rate: 'default' },
} as const satisfies Record<string, Endpoint>;
