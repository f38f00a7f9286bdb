import { queryOptions } from '@tanstack/react-query';
import type { CallBody } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call('userPasskeys', { signal }),
});

/** @param otpCode the fresh code that adding or removing one demands, or empty before it was demanded */
const codeOf = (otpCode: string) => (otpCode === '' ? {} : { otp_code: otpCode });

export function requestRegistration(otpCode: string) {
  return call('userPasskeyOptions', { body: codeOf(otpCode) });
}

export function addPasskey(body: CallBody<'userAddPasskey'>) {
  return call('userAddPasskey', { body });
}

export function renamePasskey(id: string, name: string) {
  return call('userRenamePasskey', { params: { id }, body: { name } });
}

export function removePasskey(id: string, otpCode: string) {
  return call('userRemovePasskey', { params: { id }, body: codeOf(otpCode) });
}

export function requestPasskey() {
  return call('userPasskeyChallenge');
}

export function givePasskey(body: CallBody<'userAuthenticatePasskey'>) {
  return call('userAuthenticatePasskey', { body });
}
