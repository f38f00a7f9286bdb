import { type ReactNode, useState } from 'react';
import { operatorSession } from '../../../lib/session/session-store.ts';
import { OperatorCodeForm } from './operator-code-form.tsx';
import { OperatorPasswordForm } from './operator-password-form.tsx';

/** Sign-in of operators in two steps; a session that has given its password goes on with the code. */
export function OperatorLogin({ onComplete }: { readonly onComplete: () => void }): ReactNode {
  const [passwordGiven, setPasswordGiven] = useState(() => operatorSession.get().token !== null);

  function startAgain(): void {
    operatorSession.signOut();
    setPasswordGiven(false);
  }

  return passwordGiven ? (
    <OperatorCodeForm onComplete={onComplete} onStartAgain={startAgain} />
  ) : (
    <OperatorPasswordForm onComplete={() => setPasswordGiven(true)} />
  );
}
