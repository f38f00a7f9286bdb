import type { Endpoint } from '../endpoint.ts';

const administrators = { who: 'operator', permission: 'operator_administration' } as const;

/** The accounts of operators (OPS-11): their administration by two, and what each does for their own sign-in. */
export const operatorAccountEndpoints = {
  operatorStartEnrolment: {
    method: 'POST',
    path: '/operator/enrolment',
    who: 'operator',
    beforeTwoFactor: true,
    rate: 'sign_in',
  },
  operatorNewPassword: { method: 'POST', path: '/operator/password/new', who: 'guest', rate: 'sign_in' },
  operatorChangePassword: { method: 'POST', path: '/operator/password', who: 'operator', rate: 'sign_in' },
  operatorSessions: { method: 'GET', path: '/operator/sessions', who: 'operator' },
  operatorEndSession: { method: 'DELETE', path: '/operator/sessions/:id', who: 'operator' },
  operatorAccounts: { method: 'GET', path: '/operator/operators', ...administrators },
  operatorAccount: { method: 'GET', path: '/operator/operators/:id', ...administrators },
  operatorInvite: { method: 'POST', path: '/operator/operators', ...administrators },
  operatorProposeDetails: { method: 'POST', path: '/operator/operators/:id/details', ...administrators },
  operatorEndSessions: { method: 'POST', path: '/operator/operators/:id/end-sessions', ...administrators },
} as const satisfies Record<string, Endpoint>;
