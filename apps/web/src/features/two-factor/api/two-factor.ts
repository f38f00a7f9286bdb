import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type TwoFactorState = CallResponse<'userGetTwoFactor'>;
export type TrustedDevice = TwoFactorState['trusted_devices'][number];
export type OtpType = TwoFactorState['otp_types'][number];
export type Enrolment = CallResponse<'userGetQrCode'>;
export type Passed = CallResponse<'userAuthenticateTwoFactor'>;

/** How the signed-in user's second factor stands. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'] as const,
  queryFn: ({ signal }) => call('userGetTwoFactor', { signal }),
});

/** A new secret for an app, which is active after its first code; fetched when the user is about to scan. */
export const enrolmentQuery = queryOptions({
  queryKey: ['two-factor-enrolment'] as const,
  queryFn: ({ signal }) => call('userGetQrCode', { signal }),
  // A refetch makes another secret, so it never happens automatically, and none is cached.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function giveCode(body: CallBody<'userAuthenticateTwoFactor'>): Promise<Passed> {
  return call('userAuthenticateTwoFactor', { body });
}

export function mailCode(purpose: 'sign_in' | 'enrol') {
  return call('userSendEmailOtp', { body: { purpose } });
}

export function turnOff(body: CallBody<'userTurnOffTwoFactor'>) {
  return call('userTurnOffTwoFactor', { body });
}

export function renewRecoveryCodes(body: CallBody<'userNewRecoveryCodes'>) {
  return call('userNewRecoveryCodes', { body });
}

export function forgetDevice(id: string) {
  return call('userForgetDevice', { params: { id } });
}

export function requestReset(body: CallBody<'userResetTwoFactorMail'>) {
  return call('userResetTwoFactorMail', { body });
}

export function resetTwoFactor(body: CallBody<'userResetTwoFactor'>) {
  return call('userResetTwoFactor', { body });
}
