import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { useHoldFromNow } from '../../../shared/platform/use-hold-period.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { turnOff, twoFactorQuery } from '../api/two-factor.ts';
import { bare } from '../lib/codes.ts';
import { useText } from '../text.ts';
import classes from './two-factor.module.css';

/** Switches two-factor off with the password and a fresh code. */
export function TurnOffDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const hold = useHoldFromNow();
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useTurnOffForm(stepUp, onClose);
  return (
    <Dialog opened title={t('off.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <p className={classes.text}>{t('off.body', { hold })}</p>
        <PasswordField
          label={t('off.password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
        <Button type="submit" color="saga" fullWidth loading={working}>
          {t('off.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

function useTurnOffForm(stepUp: ReturnType<typeof useStepUp>, onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  return useCallForm({
    initialValues: { password: '', otp_code: '' },
    send: ({ password, otp_code }) =>
      turnOff(otp_code === '' ? { password } : { password, otp_code: bare(otp_code) }),
    onSuccess: async () => {
      customerSession.dropTwoFactorToken();
      onClose();
      showToast('success', t('off.done'));
      await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      await queries.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
    },
    onRejected: stepUp.onRejected,
  });
}
