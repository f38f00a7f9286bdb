import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { renewRecoveryCodes, twoFactorQuery } from '../api/two-factor.ts';
import { bare } from '../lib/codes.ts';
import { useText } from '../text.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './two-factor.module.css';

/** Makes new recovery codes with a fresh code, and shows them once. */
export function RenewDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) => renewRecoveryCodes(otp_code === '' ? {} : { otp_code: bare(otp_code) }),
    onSuccess: (answer) => {
      setCodes(answer.recovery_codes);
      return queries.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
    },
    onRejected: stepUp.onRejected,
  });
  if (codes !== null) {
    return (
      <Dialog opened closable={false} isPrinted title={t('codes.title')} onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog opened title={t('renew.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <p className={classes.text}>{t('renew.body')}</p>
        {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
        <Button type="submit" fullWidth loading={working}>
          {t('renew.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
