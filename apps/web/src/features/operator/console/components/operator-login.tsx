import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { operatorSession } from '../../../../lib/session/session-store.ts';
import { useText } from '../text.ts';
import { OperatorCodeForm } from './operator-code-form.tsx';
import { OperatorEnrolment } from './operator-enrolment.tsx';
import { OperatorPasskeySignIn } from './operator-passkey-sign-in.tsx';
import { OperatorPasswordForm } from './operator-password-form.tsx';

/**
 * Sign-in of operators in two steps; a session that has given its password continues with the code, or sets the app
 * up.
 */
export function OperatorLogin({ onComplete }: { readonly onComplete: () => void }): ReactNode {
  const [passwordGiven, setPasswordGiven] = useState(() => operatorSession.get().token !== null);

  const [enrolling, setEnrolling] = useState(false);
  // Unknown after a reload; the server corrects it.
  const [hasPasskey, setHasPasskey] = useState(true);

  function startAgain(): void {
    operatorSession.signOut();
    setPasswordGiven(false);
  }

  if (!passwordGiven) {
    return (
      <Stack gap="md">
        <SessionEnd />
        <OperatorPasswordForm
          onComplete={(needsApp, withPasskey) => {
            setEnrolling(needsApp);
            setHasPasskey(withPasskey);
            setPasswordGiven(true);
          }}
        />
        <OperatorPasskeySignIn onComplete={onComplete} />
      </Stack>
    );
  }
  return enrolling ? (
    <OperatorEnrolment onComplete={onComplete} onStartAgain={startAgain} />
  ) : (
    <OperatorCodeForm hasPasskey={hasPasskey} onComplete={onComplete} onStartAgain={startAgain} />
  );
}

const ends = [
  'idle',
  'expired',
  'ended_elsewhere',
  'password_changed',
  'security_changed',
  'ended_by_administrator',
] as const;

/** Why the last session ended, where there is something to say of it (ACC-23). */
function SessionEnd(): ReactNode {
  const t = useText();
  const end = ends.find((one) => one === operatorSession.get().end);
  return end === undefined ? null : <p role="status">{t(`login.ended.${end}`)}</p>;
}
