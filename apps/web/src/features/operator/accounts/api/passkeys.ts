import { queryOptions } from '@tanstack/react-query';
import type { CallBody } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';
import { operatorSession } from '../../../../lib/session/session-store.ts';

export const ownPasskeysQuery = queryOptions({
  queryKey: ['operator', 'own-passkeys'],
  queryFn: ({ signal }) => call('operatorPasskeys', { signal }),
});

export function requestRegistration() {
  return call('operatorPasskeyOptions');
}

export function addOwnPasskey(body: CallBody<'operatorAddPasskey'>) {
  return call('operatorAddPasskey', { body });
}

export function renameOwnPasskey(id: string, name: string) {
  return call('operatorRenamePasskey', { params: { id }, body: { name } });
}

export function removeOwnPasskey(id: string) {
  return call('operatorRemovePasskey', { params: { id } });
}

/** Gives the code of the app again in this sign-in, where one was typed; it counts for ten minutes. */
export async function confirmByCode(otpCode: string): Promise<void> {
  if (otpCode !== '') {
    const passed = await call('operatorAuthenticateTwoFactor', { body: { otp_code: otpCode } });
    operatorSession.setTwoFactorToken(passed.two_factor_token);
  }
}
