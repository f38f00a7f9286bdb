import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../lib/toast/toast.ts';
import type { TwoFactorState } from '../api/two-factor.ts';
import { usePassed } from '../lib/use-passed.ts';
import { useText } from '../text.ts';
import { CodeEntry } from './code-entry.tsx';
import classes from './two-factor.module.css';

interface PendingResetProps {
  readonly state: TwoFactorState;
  readonly at: string;
}

/** A reset requested by mail: when it takes effect, and how to stop it. */
export function PendingReset({ state, at }: PendingResetProps): ReactNode {
  const t = useText();
  const passed = usePassed();
  const [confirming, setConfirming] = useState(false);
  return (
    <div className={classes.pending}>
      <p className={classes.strong}>{t('pending.title')}</p>
      <p className={classes.text}>{t('pending.body', { at: formatDate(at, 'instant') })}</p>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {t('pending.action')}
      </Button>
      <Dialog opened={confirming} title={t('pending.action')} onClose={() => setConfirming(false)}>
        <CodeEntry
          otpTypes={state.otp_types}
          remembersDevice={state.trusted_devices.some((device) => device.is_current)}
          onPassed={async (answer) => {
            setConfirming(false);
            showToast('success', t('pending.done'));
            await passed(answer);
          }}
        />
      </Dialog>
    </div>
  );
}
