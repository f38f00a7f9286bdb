import type { ReactNode } from 'react';
import { call } from '../../lib/api/client.ts';
import { operatorSession } from '../../lib/session/session-store.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface OperatorPasskeyButtonProps {
  readonly label?: string;
  readonly onDone: () => void | Promise<void>;
}

/** A passkey in the place of the code of an operator's authenticator app, in the sign-in that is under way. */
export function OperatorPasskeyButton({ label, onDone }: OperatorPasskeyButtonProps): ReactNode {
  return (
    <PasskeyButton
      {...(label === undefined ? {} : { label })}
      requestOptions={() => call('operatorPasskeyChallenge')}
      send={(credential) => call('operatorAuthenticatePasskey', { body: { credential } })}
      onDone={({ two_factor_token }) => {
        operatorSession.setTwoFactorToken(two_factor_token);
        return onDone();
      }}
    />
  );
}
