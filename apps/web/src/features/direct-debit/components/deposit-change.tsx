import { Button, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rangeError } from '../../../components/amount-range.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { changeDeposit, type Deposit, refreshDeposit } from '../api/recurring-deposit.ts';
import { daysOfMonth } from '../lib/days-of-month.ts';
import type { Mandate } from '../lib/running.ts';
import { useText } from '../recurring-deposit-text.ts';
import classes from './direct-debit.module.css';

/** The form's name among those that come back after a session that ended. */
export const DEPOSIT_CHANGE = 'recurring-deposit-change';

interface DepositChangeProps {
  readonly mandate: Mandate;
  readonly deposit: Deposit;
  readonly onClose: () => void;
}

/** Another amount or day within what the bank has approved, with a fresh code. */
export function DepositChange({ mandate, deposit, onClose }: DepositChangeProps): ReactNode {
  const t = useText();
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useChange(deposit, stepUp.onRejected, onClose);
  return (
    <Dialog opened title={t('change.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <p className={classes.text}>
          {t('change.body', { bank: mandate.bank, most: formatMoney(mandate.max_amount) })}
        </p>
        <div data-path="amount">
          <MoneyInput
            label={t('form.amount')}
            value={form.values.amount}
            onChange={(amount) => form.setFieldValue('amount', amount)}
            error={rangeError(form.values.amount, { most: mandate.max_amount }) ?? form.errors.amount}
          />
        </div>
        <Select
          label={t('form.day')}
          allowDeselect={false}
          data={daysOfMonth}
          {...form.getInputProps('day_of_month')}
        />
        {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('form.back')}
          </Button>
          <MoneyButton type="submit" loading={working}>
            {t('change.submit')}
          </MoneyButton>
        </div>
      </form>
    </Dialog>
  );
}

function useChange(
  deposit: Deposit,
  onRejected: ReturnType<typeof useStepUp>['onRejected'],
  onClose: () => void,
) {
  const t = useText();
  const queries = useQueryClient();
  return useCallForm({
    initialValues: { amount: deposit.amount, day_of_month: String(deposit.day_of_month), otp_code: '' },
    send: ({ amount, day_of_month: day, otp_code }) =>
      changeDeposit({
        ...{ amount, day_of_month: Number(day) },
        ...(otp_code === '' ? {} : { otp_code: otp_code.trim() }),
      }),
    onSuccess: async () => {
      onClose();
      showToast('success', t('change.done'));
      await refreshDeposit(queries);
    },
    onRejected,
    unsent: { name: DEPOSIT_CHANGE, omit: ['otp_code'] },
  });
}
