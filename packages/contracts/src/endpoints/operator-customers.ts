import type { Endpoint } from '../endpoint.ts';

/** Who may read customers: the roles whose work is with people, not with notes (OPS-9). */
const readers = ['support', 'onboarding', 'compliance', 'finance', 'administrator'] as const;

/** Customers as operators see them. Changes are proposals; opening one customer is written to the audit log. */
export const operatorCustomerEndpoints = {
  operatorCustomers: {
    method: 'GET',
    path: '/operator/customers',
    who: 'operator',
    operatorRoles: readers,
  },
  operatorCustomer: {
    method: 'GET',
    path: '/operator/customers/:id',
    who: 'operator',
    operatorRoles: readers,
  },
} as const satisfies Record<string, Endpoint>;
