import type { Endpoint } from '../endpoint.ts';

/** Messages of the bank: the largest of the rail is about 2 KB; the endpoint is public. */
const fromBank = { who: 'guest', crossSite: true, rate: 'callback', bodyMaxBytes: 16_384 } as const;

/** The payment page, and the two addresses that the bank calls (FPX-9). */
export const paymentEndpoints = {
  payment: { method: 'GET', path: '/payments/:token', who: 'guest', rate: 'default' },
  paymentStart: { method: 'POST', path: '/payments/:token/start', who: 'guest', rate: 'default' },
  fpxDirect: { ...fromBank, method: 'POST', path: '/fpx/direct', answers: 'text' },
  fpxIndirect: { ...fromBank, method: 'POST', path: '/fpx/indirect', answers: 'redirect' },
} as const satisfies Record<string, Endpoint>;
