import type { Endpoint } from '../endpoint.ts';

const issuers = { who: 'user', roles: ['businessowner'], approved: true } as const;

/** Direct debit: what a business owner lets the platform collect (DDB-3). */
export const mandateEndpoints = {
  mandates: { ...issuers, method: 'GET', path: '/mandates' },
  mandateOptions: { ...issuers, method: 'GET', path: '/mandates/options' },
  mandateCreate: { ...issuers, method: 'POST', path: '/mandates' },
  mandateChange: { ...issuers, method: 'POST', path: '/mandates/change' },
  mandateCheck: { ...issuers, method: 'POST', path: '/mandates/check' },
  /** Has no body: a fresh code comes in the header `X-OTP-Code`, because addresses stand in logs. */
  mandateEnd: { ...issuers, method: 'DELETE', path: '/mandates' },
  operatorMandates: {
    method: 'GET',
    path: '/operator/customers/:id/mandates',
    who: 'operator',
    permission: 'customer_view',
  },
} as const satisfies Record<string, Endpoint>;
