import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { type AmountRange, rangeError } from '../../../components/amount-range.ts';
import { DateField } from '../../../components/date-field.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { bankOptions } from '../../../shared/banks/bank-options.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { type StepUp, useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { createDeposit, type DepositOptions, depositOptionsQuery } from '../api/recurring-deposit.ts';
import { daysOfMonth } from '../lib/days-of-month.ts';
import { useText } from '../recurring-deposit-text.ts';
import classes from './direct-debit.module.css';

/** The form's name among those that come back after a session that ended. */
export const DEPOSIT_FORM = 'recurring-deposit';

interface DepositSetUpProps {
  readonly onClose: () => void;
}

/** How a recurring deposit works, and its form: amount, day and bank; then the fresh code, and on to the bank. */
export function DepositSetUp({ onClose }: DepositSetUpProps): ReactNode {
  const t = useText();
  const options = useQuery(depositOptionsQuery);
  return (
    <QueryView query={options}>
      {(data) =>
        data.banks.length === 0 ? (
          <EmptyState title={t('form.noBanks')} />
        ) : (
          <div className={classes.stack}>
            <ol className={classes.steps}>
              <li>{t('how.authorise', { amount: formatMoney(data.verification_amount) })}</li>
              <li>{t('how.approve', { day: formatDate(data.starts_on) })}</li>
              <li>{t('how.collect')}</li>
              <li>{t('how.retry', { count: data.retries })}</li>
            </ol>
            <DepositForm options={data} onClose={onClose} />
          </div>
        )
      }
    </QueryView>
  );
}

function DepositForm({
  options,
  onClose,
}: DepositSetUpProps & { readonly options: DepositOptions }): ReactNode {
  const t = useText();
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useDepositForm(stepUp);
  const coded = stepUp.method !== null;
  const amountRange = { least: options.least_amount, most: options.most_amount };
  const limits = { least: formatMoney(options.least_amount), most: formatMoney(options.most_amount) };
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <MoneyField
        form={form}
        name="amount"
        range={amountRange}
        label={t('form.amount')}
        hint={t('form.limits', limits)}
      />
      <Select
        label={t('form.day')}
        placeholder={t('form.dayHint')}
        allowDeselect={false}
        data={daysOfMonth}
        {...form.getInputProps('day_of_month')}
        value={form.values.day_of_month === '' ? null : form.values.day_of_month}
      />
      <Select
        label={t('form.bank')}
        placeholder={t('form.bankHint')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('form.noBank')}
        data={bankOptions(options.banks, (name) => t('form.offline', { name }))}
        {...form.getInputProps('bank_id')}
        value={form.values.bank_id === '' ? null : form.values.bank_id}
      />
      <MoneyField
        form={form}
        name="max_amount"
        range={{ least: form.values.amount, most: options.most_amount }}
        label={t('form.most')}
        hint={t('form.mostHint')}
      />
      <DateField
        label={t('form.until')}
        description={t('form.untilHint', { last: formatDate(options.ends_on) })}
        min={options.starts_on}
        max={options.ends_on}
        data-path="ends_on"
        {...form.getInputProps('ends_on')}
        value={form.values.ends_on}
      />
      {coded && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
      <p className={classes.hint}>{t('form.leaving')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={working}>
          {t('form.back')}
        </Button>
        <MoneyButton type="submit" loading={working}>
          {coded ? t('form.confirm') : t('form.continue')}
        </MoneyButton>
      </div>
    </form>
  );
}

const nothing = { amount: '', day_of_month: '', bank_id: '', max_amount: '', ends_on: '', otp_code: '' };

function useDepositForm(stepUp: StepUp) {
  const t = useText();
  const [leaving, setLeaving] = useState(false);
  usePageRestored(useCallback(() => setLeaving(false), []));
  const { working, ...state } = useCallForm({
    initialValues: nothing,
    check: ({ amount, day_of_month, bank_id }): Record<string, string> => ({
      ...(amount === '' ? { amount: t('form.amountNeeded') } : {}),
      ...(day_of_month === '' ? { day_of_month: t('form.dayNeeded') } : {}),
      ...(bank_id === '' ? { bank_id: t('form.chooseBank') } : {}),
    }),
    send: ({ amount, day_of_month: day, bank_id, ...optional }) =>
      createDeposit({
        ...{ amount, bank_id, day_of_month: Number(day) },
        ...(optional.max_amount === '' ? {} : { max_amount: optional.max_amount }),
        ...(optional.ends_on === '' ? {} : { ends_on: optional.ends_on }),
        ...(optional.otp_code === '' ? {} : { otp_code: optional.otp_code.trim() }),
      }),
    onSuccess: ({ link }) => {
      setLeaving(true);
      leaveTo(link);
    },
    onRejected: stepUp.onRejected,
    unsent: { name: DEPOSIT_FORM, omit: ['otp_code'] },
  });
  return { ...state, working: working || leaving };
}

interface MoneyFieldProps {
  readonly form: ReturnType<typeof useDepositForm>['form'];
  readonly name: 'amount' | 'max_amount';
  readonly label: string;
  readonly hint: string;
  readonly range: AmountRange;
}

function MoneyField({ form, name, label, hint, range }: MoneyFieldProps): ReactNode {
  return (
    <div data-path={name}>
      <MoneyInput
        label={label}
        description={hint}
        value={form.values[name]}
        onChange={(next) => form.setFieldValue(name, next)}
        error={rangeError(form.values[name], range) ?? form.errors[name]}
      />
    </div>
  );
}
