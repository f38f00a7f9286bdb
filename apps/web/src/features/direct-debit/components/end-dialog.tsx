import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { endMandate, mandatesKey } from '../api/mandates.ts';
import { useText } from '../text.ts';
import classes from './direct-debit.module.css';

interface EndDialogProps {
  readonly bank: string;
  readonly onClose: () => void;
}

/** Explains the consequence, then prompts for the fresh code that the server demands. */
export function EndDialog({ bank, onClose }: EndDialogProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) => endMandate(otp_code.trim()),
    onSuccess: async () => {
      onClose();
      showToast('success', t('end.done'));
      await queries.invalidateQueries({ queryKey: mandatesKey });
    },
    onRejected: stepUp.onRejected,
  });
  return (
    <Dialog opened title={t('end.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <p className={classes.text}>{t('end.body', { bank })}</p>
        <p className={classes.hint}>{t('end.pay')}</p>
        {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('end.back')}
          </Button>
          <MoneyButton type="submit" color="saga" loading={working}>
            {t('end.submit')}
          </MoneyButton>
        </div>
      </form>
    </Dialog>
  );
}
