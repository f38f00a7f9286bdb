import type { Endpoint } from '../endpoint.ts';

const list = { method: 'GET', who: 'operator', permission: 'money_restriction_view' } as const;

/** Restrictions of customers' money. At once by one person of compliance; everything else is a proposal. */
export const operatorRestrictionEndpoints = {
  operatorMoneyRestrictions: { ...list, path: '/operator/money-restrictions' },
  operatorCustomerRestrictions: {
    ...list,
    path: '/operator/customers/:id/money-restrictions',
    auditorReads: 'disclosed',
  },
  operatorRestrictMoney: {
    method: 'POST',
    path: '/operator/customers/:id/money-restriction',
    who: 'operator',
    permission: 'money_restriction_at_once',
  },
} as const satisfies Record<string, Endpoint>;
