import type { Endpoint } from '../endpoint.ts';

/** Passwords and two-factor, with the lists of sign-ins and devices that the settings page needs (WIRE-12). */
export const securityEndpoints = {
  userChangePassword: { method: 'POST', path: '/user/change-password', who: 'user', rate: 'sign_in' },
  passwordReset: { method: 'POST', path: '/password/reset', who: 'guest', rate: 'mail' },
  passwordNew: { method: 'POST', path: '/password/new', who: 'guest', rate: 'sign_in' },
  userGetTwoFactor: { method: 'GET', path: '/user/get-two-factor', who: 'user' },
  userGetQrCode: { method: 'GET', path: '/user/get-qr-code', who: 'user', changesState: true },
  userAuthenticateTwoFactor: {
    method: 'POST',
    path: '/user/authenticate-two-factor',
    who: 'user',
    beforeTwoFactor: true,
    rate: 'sign_in',
  },
  userResetTwoFactorMail: {
    method: 'POST',
    path: '/user/reset-two-factor-mail',
    who: 'guest',
    rate: 'mail',
  },
  userResetTwoFactor: { method: 'POST', path: '/user/reset-two-factor', who: 'guest', rate: 'sign_in' },
  /** By the link in the mail to the old address: ends a change begun by another person (decision 053). */
  userNotMe: { method: 'POST', path: '/user/not-me', who: 'guest', rate: 'sign_in' },
  userTurnOffTwoFactor: { method: 'POST', path: '/user/turn-off-two-factor', who: 'user', rate: 'sign_in' },
  userNewRecoveryCodes: { method: 'POST', path: '/user/recovery-codes', who: 'user', rate: 'sign_in' },
  userForgetDevice: { method: 'DELETE', path: '/user/trusted-devices/:id', who: 'user' },
  userSessions: { method: 'GET', path: '/sessions', who: 'user' },
  userEndOtherSessions: { method: 'DELETE', path: '/sessions', who: 'user' },
  userEndSession: { method: 'DELETE', path: '/sessions/:id', who: 'user' },
} as const satisfies Record<string, Endpoint>;
