import type { Endpoint } from '../endpoint.ts';

const own = { who: 'operator', ownAccess: true, rate: 'sign_in' } as const;

/** Passkeys (WebAuthn): sign-in by one, and what customers and operators do with their own (decision 065). */
export const passkeyEndpoints = {
  loginPasskeyOptions: { method: 'POST', path: '/login/passkey-options', who: 'guest', rate: 'sign_in' },
  loginPasskey: { method: 'POST', path: '/login/passkey', who: 'guest', rate: 'sign_in' },
  userPasskeyChallenge: {
    method: 'POST',
    path: '/user/passkey-challenge',
    who: 'user',
    beforeTwoFactor: true,
    rate: 'sign_in',
  },
  userAuthenticatePasskey: {
    method: 'POST',
    path: '/user/authenticate-passkey',
    who: 'user',
    beforeTwoFactor: true,
    rate: 'sign_in',
  },
  userPasskeys: { method: 'GET', path: '/user/passkeys', who: 'user' },
  userPasskeyOptions: { method: 'POST', path: '/user/passkeys/options', who: 'user', rate: 'sign_in' },
  userAddPasskey: { method: 'POST', path: '/user/passkeys', who: 'user', rate: 'sign_in' },
  userRenamePasskey: { method: 'POST', path: '/user/passkeys/:id/name', who: 'user' },
  userRemovePasskey: { method: 'POST', path: '/user/passkeys/:id/remove', who: 'user', rate: 'sign_in' },

  operatorLoginPasskeyOptions: {
    method: 'POST',
    path: '/operator/login/passkey-options',
    who: 'guest',
    rate: 'sign_in',
  },
  operatorLoginPasskey: { method: 'POST', path: '/operator/login/passkey', who: 'guest', rate: 'sign_in' },
  operatorPasskeyChallenge: {
    method: 'POST',
    path: '/operator/passkey-challenge',
    beforeTwoFactor: true,
    ...own,
  },
  operatorAuthenticatePasskey: {
    method: 'POST',
    path: '/operator/authenticate-passkey',
    beforeTwoFactor: true,
    ...own,
  },
  operatorPasskeys: {
    method: 'GET',
    path: '/operator/passkeys',
    who: 'operator',
    beforePasskey: true,
    auditorReads: 'whole',
  },
  operatorPasskeyOptions: { method: 'POST', path: '/operator/passkeys/options', beforePasskey: true, ...own },
  operatorAddPasskey: { method: 'POST', path: '/operator/passkeys', beforePasskey: true, ...own },
  operatorRenamePasskey: {
    method: 'POST',
    path: '/operator/passkeys/:id/name',
    who: 'operator',
    ownAccess: true,
  },
  operatorRemovePasskey: { method: 'POST', path: '/operator/passkeys/:id/remove', ...own },
} as const satisfies Record<string, Endpoint>;
