import type { Endpoint } from '../endpoint.ts';

const issuers = { who: 'user', roles: ['businessowner'], approved: true } as const;

const investors = { who: 'user', roles: ['investor'], approved: true } as const;
const ownMoney = { ...investors, notFundManaged: true } as const;
const deposit = '/balance/recurring-deposit';

/** Direct debit: what a business owner or an investor lets the platform collect (DDB-3, DDB-9). */
export const mandateEndpoints = {
  mandates: { ...issuers, method: 'GET', path: '/mandates' },
  mandateOptions: { ...issuers, method: 'GET', path: '/mandates/options' },
  mandateCreate: { ...issuers, method: 'POST', path: '/mandates' },
  mandateChange: { ...issuers, method: 'POST', path: '/mandates/change' },
  mandateCheck: { ...issuers, method: 'POST', path: '/mandates/check' },
  /** Has no body: a fresh code comes in the header `X-OTP-Code`, because addresses stand in logs. */
  mandateEnd: { ...issuers, method: 'DELETE', path: '/mandates' },
  recurringDeposit: { ...investors, method: 'GET', path: deposit },
  recurringDepositOptions: { ...ownMoney, method: 'GET', path: `${deposit}/options` },
  recurringDepositCreate: { ...ownMoney, method: 'POST', path: deposit },
  recurringDepositChange: { ...ownMoney, method: 'POST', path: `${deposit}/change` },
  recurringDepositPause: { ...investors, method: 'POST', path: `${deposit}/pause` },
  recurringDepositResume: { ...ownMoney, method: 'POST', path: `${deposit}/resume` },
  recurringDepositCheck: { ...investors, method: 'POST', path: `${deposit}/check` },
  /** As `mandateEnd`: also an investor whose funds are managed by now may end it. */
  recurringDepositEnd: { ...investors, method: 'DELETE', path: deposit },
  operatorMandates: {
    method: 'GET',
    path: '/operator/customers/:id/mandates',
    who: 'operator',
    permission: 'customer_view',
    auditorReads: 'disclosed',
  },
} as const satisfies Record<string, Endpoint>;
