import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { call } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';

interface CloseAccountProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Confirms the closing with the fresh code that the server demands; then the guard shows the page of a closed account. */
export function CloseAccount({ opened, onClose }: CloseAccountProps): ReactNode {
  const t = useText();
  return (
    <Dialog opened={opened} title={t('closing.button')} onClose={onClose}>
      {opened && <ClosingForm onCancel={onClose} />}
    </Dialog>
  );
}

function ClosingForm({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) => call('userCloseAccount', { body: otp_code === '' ? {} : { otp_code } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    onRejected: stepUp.onRejected,
  });
  const coded = stepUp.method !== null;
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <p className={classes.plain}>{t('closing.confirm')}</p>
      {coded && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('closing.cancel')}
        </Button>
        <Button type="submit" color="red" loading={working}>
          {coded ? t('closing.button') : t('closing.continue')}
        </Button>
      </div>
    </form>
  );
}
