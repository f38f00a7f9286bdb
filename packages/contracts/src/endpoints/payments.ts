import type { Endpoint } from '../endpoint.ts';

/** Our payment page, and the two addresses that the bank calls (rails §1.4). */
export const paymentEndpoints = {
  payment: { method: 'GET', path: '/payments/:token', who: 'guest', rate: 'default' },
  paymentStart: { method: 'POST', path: '/payments/:token/start', who: 'guest', rate: 'default' },
  fpxDirect: { method: 'POST', path: '/fpx/direct', who: 'guest', crossSite: true, answers: 'text' },
  fpxIndirect: {
    method: 'POST',
    path: '/fpx/indirect',
    who: 'guest',
    crossSite: true,
    answers: 'redirect',
  },
} as const satisfies Record<string, Endpoint>;
