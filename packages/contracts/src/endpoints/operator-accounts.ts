import type { Endpoint } from '../endpoint.ts';

const administrators = { who: 'operator', permission: 'operator_administration' } as const;
const readers = { method: 'GET', who: 'operator', permission: 'operator_account_view' } as const;

/** The accounts of operators (OPS-11): their administration by two, and what each does for their own sign-in. */
export const operatorAccountEndpoints = {
  operatorStartEnrolment: {
    method: 'POST',
    path: '/operator/enrolment',
    who: 'operator',
    beforeTwoFactor: true,
    ownAccess: true,
    rate: 'sign_in',
  },
  operatorNewPassword: { method: 'POST', path: '/operator/password/new', who: 'guest', rate: 'sign_in' },
  operatorChangePassword: {
    method: 'POST',
    path: '/operator/password',
    who: 'operator',
    ownAccess: true,
    rate: 'sign_in',
  },
  operatorSessions: { method: 'GET', path: '/operator/sessions', who: 'operator', auditorReads: 'whole' },
  operatorEndSession: {
    method: 'DELETE',
    path: '/operator/sessions/:id',
    who: 'operator',
    ownAccess: true,
  },
  operatorAccounts: { path: '/operator/operators', ...readers },
  operatorAccount: { path: '/operator/operators/:id', ...readers },
  operatorInvite: { method: 'POST', path: '/operator/operators', ...administrators },
  operatorProposeDetails: { method: 'POST', path: '/operator/operators/:id/details', ...administrators },
  operatorEndSessions: { method: 'POST', path: '/operator/operators/:id/end-sessions', ...administrators },
} as const satisfies Record<string, Endpoint>;
