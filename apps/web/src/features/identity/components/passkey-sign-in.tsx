import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/client.ts';
import { safeNext } from '../../../lib/session/next-page.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { PasskeyButton } from '../../../shared/passkeys/passkey-button.tsx';

/** Signs in by a passkey alone: it is both factors. Loaded where the browser has passkeys. */
export default function PasskeySignIn({ next }: { readonly next: string | undefined }): ReactNode {
  const router = useRouter();
  return (
    <PasskeyButton
      requestOptions={() => call('loginPasskeyOptions')}
      send={(credential) => call('loginPasskey', { body: { credential } })}
      onDone={({ token, eventUuid, two_factor_token }) => {
        customerSession.setTwoFactorToken(two_factor_token);
        customerSession.signIn(token, eventUuid);
        router.history.push(safeNext(next) ?? '/dashboard');
      }}
    />
  );
}
