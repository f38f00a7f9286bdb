import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../lib/toast/toast.ts';
import type { Passed, TwoFactorState } from '../api/two-factor.ts';
import { usePassed } from '../lib/use-passed.ts';
import { useText } from '../text.ts';
import { CodeEntry } from './code-entry.tsx';
import { EnrolApp } from './enrol-app.tsx';
import { EnrolEmail } from './enrol-email.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './two-factor.module.css';

export type Method = 'totp' | 'email';

interface EnrolDialogProps {
  readonly method: Method;
  readonly state: TwoFactorState;
  readonly onClose: () => void;
}

/** Switches a method on: first a code of the one that is on, if any, then the new one's, then the recovery codes. */
export function EnrolDialog({ method, state, onClose }: EnrolDialogProps): ReactNode {
  const t = useText();
  const passed = usePassed();
  const [confirmed, setConfirmed] = useState(!state.enabled);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function onEnrolled(answer: Passed): Promise<void> {
    // First, so that the answer of the refreshed state does not find the dialog at its beginning.
    setCodes(answer.recovery_codes ?? []);
    await passed(answer);
    showToast('success', t('enrol.done'));
  }

  if (codes !== null) {
    return (
      <Dialog opened closable={false} isPrinted title={t('codes.title')} onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  const Enrol = method === 'totp' ? EnrolApp : EnrolEmail;
  return (
    <Dialog opened title={t(method === 'totp' ? 'enrol.appTitle' : 'enrol.emailTitle')} onClose={onClose}>
      {confirmed ? (
        <Enrol onEnrolled={onEnrolled} />
      ) : (
        <div className={classes.stack}>
          <p className={classes.text}>{t('enrol.current')}</p>
          <CodeEntry
            otpTypes={state.otp_types}
            remembersDevice={state.trusted_devices.some((device) => device.is_current)}
            onPassed={async (answer) => {
              await passed(answer);
              setConfirmed(true);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
