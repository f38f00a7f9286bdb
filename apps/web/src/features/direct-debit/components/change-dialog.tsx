import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { changeMandate } from '../api/mandates.ts';
import type { Mandate } from '../lib/running.ts';
import { useText } from '../text.ts';
import classes from './direct-debit.module.css';

/** The form's name among those that come back after a session that ended. */
export const MANDATE_CHANGE = 'mandate-change';

interface ChangeDialogProps {
  readonly mandate: Mandate;
  readonly onClose: () => void;
}

/** Another greatest amount: with a fresh code, and then authorised at the same bank. */
export function ChangeDialog({ mandate, onClose }: ChangeDialogProps): ReactNode {
  const t = useText();
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { max_amount: mandate.max_amount, otp_code: '' },
    send: ({ max_amount, otp_code }) => changeMandate(max_amount, otp_code.trim()),
    onSuccess: ({ link }) => leaveTo(link),
    onRejected: stepUp.onRejected,
    unsent: { name: MANDATE_CHANGE, omit: ['otp_code'] },
  });
  return (
    <Dialog opened title={t('change.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <p className={classes.text}>
          {t('change.body', { bank: mandate.bank, amount: formatMoney(mandate.max_amount) })}
        </p>
        <div data-path="max_amount">
          <MoneyInput
            label={t('current.amount')}
            value={form.values.max_amount}
            onChange={(amount) => form.setFieldValue('max_amount', amount)}
            error={form.errors.max_amount}
          />
        </div>
        {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('change.back')}
          </Button>
          <MoneyButton type="submit" loading={working}>
            {t('form.continue')}
          </MoneyButton>
        </div>
      </form>
    </Dialog>
  );
}
