import type { Endpoint } from '../endpoint.ts';

/** The account that a customer is paid to, and what of it waits for an operator (WAL-14). */
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
    permission: 'bank_account_change_view',
  },
} as const satisfies Record<string, Endpoint>;
