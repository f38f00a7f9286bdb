import type { ReactNode } from 'react';
import { call } from '../../../../lib/api/client.ts';
import { operatorSession } from '../../../../lib/session/session-store.ts';
import { PasskeyButton } from '../../../../shared/passkeys/passkey-button.tsx';

/** Signs an operator in by a passkey alone: it is both factors. */
export function OperatorPasskeySignIn({ onComplete }: { readonly onComplete: () => void }): ReactNode {
  return (
    <PasskeyButton
      requestOptions={() => call('operatorLoginPasskeyOptions')}
      send={(credential) => call('operatorLoginPasskey', { body: { credential } })}
      onDone={({ token, two_factor_token }) => {
        operatorSession.setTwoFactorToken(two_factor_token);
        operatorSession.signIn(token, null);
        onComplete();
      }}
    />
  );
}
