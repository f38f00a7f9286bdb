import type { Endpoint } from '../endpoint.ts';

/** Account calls (WIRE-12). `/download` with an `id` demands a session; with a `token` the address itself is the right. */
export const accountEndpoints = {
  login: { method: 'POST', path: '/login', who: 'guest', rate: 'sign_in' },
  register: { method: 'POST', path: '/register', who: 'guest', multipart: true, rate: 'mail' },
  logout: {
    method: 'POST',
    path: '/logout',
    who: 'user',
    beforeTwoFactor: true,
    whenInactive: true,
    softFailure: true,
  },
  userCurrent: {
    method: 'GET',
    path: '/user/current',
    who: 'user',
    beforeTwoFactor: true,
    whenInactive: true,
  },
  userInfo: { method: 'GET', path: '/user/info', who: 'user', whenInactive: true },
  registerVerify: { method: 'POST', path: '/register/verify', who: 'guest', rate: 'sign_in' },
  registerResendVerification: {
    method: 'POST',
    path: '/register/resend-verification',
    who: 'guest',
    rate: 'mail',
  },
  phoneCountryCodes: { method: 'GET', path: '/phone-country-codes/get', who: 'guest', rate: 'public' },
  investorRegistrationConstants: {
    method: 'GET',
    path: '/investor-registration-constants/get',
    who: 'guest',
    rate: 'public',
  },
  userSendEmailOtp: {
    method: 'POST',
    path: '/user/send-email-otp',
    who: 'user',
    beforeTwoFactor: true,
    rate: 'mail',
  },
  download: { method: 'GET', path: '/download', who: 'guest', answers: 'json_or_file', rate: 'default' },
} as const satisfies Record<string, Endpoint>;
