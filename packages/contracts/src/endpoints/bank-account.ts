import type { Endpoint } from '../endpoint.ts';

/** The account that a customer is paid to (rules §3), and what of it waits for an operator. */
export const bankAccountEndpoints = {
  userBankAccount: {
    method: 'POST',
    path: '/user/bank-account',
    who: 'user',
    approved: true,
    rate: 'sign_in',
  },
  operatorBankAccounts: {
    method: 'GET',
    path: '/operator/bank-accounts',
    who: 'operator',
    operatorRoles: ['onboarding', 'administrator'],
  },
} as const satisfies Record<string, Endpoint>;
