import type { Endpoint } from '../endpoint.ts';

/** Cause and reason of a restriction are read by these roles alone: whoever is looked into must not learn of it. */
const readers = ['compliance', 'administrator'] as const;
const list = { method: 'GET', who: 'operator', operatorRoles: readers } as const;

/** Restrictions of customers' money. At once by one person of compliance; everything else is a proposal. */
export const operatorRestrictionEndpoints = {
  operatorMoneyRestrictions: { ...list, path: '/operator/money-restrictions' },
  operatorCustomerRestrictions: { ...list, path: '/operator/customers/:id/money-restrictions' },
  operatorRestrictMoney: {
    method: 'POST',
    path: '/operator/customers/:id/money-restriction',
    who: 'operator',
    operatorRoles: ['compliance'],
  },
} as const satisfies Record<string, Endpoint>;
