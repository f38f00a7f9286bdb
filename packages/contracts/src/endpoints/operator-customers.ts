import type { Endpoint } from '../endpoint.ts';

/** Customers as operators see them. Changes are proposals; opening one customer is written to the audit log. */
export const operatorCustomerEndpoints = {
  operatorCustomers: {
    method: 'GET',
    path: '/operator/customers',
    who: 'operator',
    permission: 'customer_view',
  },
  operatorCustomer: {
    method: 'GET',
    path: '/operator/customers/:id',
    who: 'operator',
    permission: 'customer_view',
    auditorReads: 'disclosed',
  },
} as const satisfies Record<string, Endpoint>;
