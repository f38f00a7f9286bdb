import type { Endpoint } from '../endpoint.ts';

/** spec §7 Investors, with the cancellation that the screens need. */
export const investorEndpoints = {
  investorCheckApplications: {
    method: 'GET',
    path: '/investors/check/applications',
    who: 'user',
    roles: ['investor'],
  },
  investorApply: {
    method: 'POST',
    path: '/investors/apply',
    who: 'user',
    roles: ['investor'],
    multipart: true,
  },
  investorTopup: {
    method: 'POST',
    path: '/investors/topup',
    who: 'user',
    roles: ['investor'],
    approved: true,
    notFundManaged: true,
    multipart: true,
    idempotencyKey: true,
  },
  investorVerifyLatestTopup: {
    method: 'POST',
    path: '/investors/verify_latest_topup',
    who: 'user',
    roles: ['investor'],
    approved: true,
  },
  investorInvestment: {
    method: 'POST',
    path: '/investors/investment',
    who: 'user',
    roles: ['investor'],
    approved: true,
    notFundManaged: true,
    idempotencyKey: true,
    rate: 'hot',
  },
  investorCancelInvestment: {
    method: 'DELETE',
    path: '/investors/investment/:id',
    who: 'user',
    roles: ['investor'],
    approved: true,
    notFundManaged: true,
    idempotencyKey: true,
  },
  investorWithdraw: {
    method: 'POST',
    path: '/investors/withdraw',
    who: 'user',
    roles: ['investor'],
    approved: true,
    notFundManaged: true,
    idempotencyKey: true,
  },
} as const satisfies Record<string, Endpoint>;
