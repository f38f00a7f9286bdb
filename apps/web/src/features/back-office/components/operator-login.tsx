import { type ReactNode, useState } from 'react';
import { operatorSession } from '../../../lib/session/session-store.ts';
import { OperatorCodeForm } from './operator-code-form.tsx';
import { OperatorEnrolment } from './operator-enrolment.tsx';
import { OperatorPasswordForm } from './operator-password-form.tsx';

/** Sign-in of operators in two steps; a session that has given its password goes on with the code, or sets the app up. */
export function OperatorLogin({ onComplete }: { readonly onComplete: () => void }): ReactNode {
  const [passwordGiven, setPasswordGiven] = useState(() => operatorSession.get().token !== null);

  const [enrolling, setEnrolling] = useState(false);

  function startAgain(): void {
    operatorSession.signOut();
    setPasswordGiven(false);
  }

  if (!passwordGiven) {
    return (
      <OperatorPasswordForm
        onComplete={(needsApp) => {
          setEnrolling(needsApp);
          setPasswordGiven(true);
        }}
      />
    );
  }
  return enrolling ? (
    <OperatorEnrolment onComplete={onComplete} onStartAgain={startAgain} />
  ) : (
    <OperatorCodeForm onComplete={onComplete} onStartAgain={startAgain} />
  );
}
