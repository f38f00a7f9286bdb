import { Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { optionsOf } from '../../../lib/text/options.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { useHoldFromNow } from '../../../shared/platform/use-hold-period.ts';
import { currentUserQuery, useCurrentAnswer } from '../../../shared/session/current-user.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { type BankAccountAnswer, changeBankAccount } from '../api/change-bank-account.ts';
import { userInfoQuery } from '../api/user-info.ts';
import { text, useText } from '../text.ts';
import classes from './account-settings.module.css';

/** The form's name among those that come back after a session that ended. */
export const BANK_CHANGE = 'bank-change';

interface BankChangeProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The new account, then the fresh code that the server demands, then what the bank said (ACC-10). */
export function BankChange({ opened, onClose }: BankChangeProps): ReactNode {
  const t = useText();
  return (
    <Dialog opened={opened} title={t('bank.change')} onClose={onClose}>
      {opened && <ChangeForm onDone={onClose} />}
    </Dialog>
  );
}

function ChangeForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useText();
  const hold = useHoldFromNow();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const { banks, user } = useCurrentAnswer();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { bic: '', number: '', holder_name: user.verified_name ?? '', otp_code: '' },
    send: ({ otp_code, ...account }) =>
      changeBankAccount({ ...account, ...(otp_code === '' ? {} : { otp_code }) }),
    onSuccess: async (answer) => {
      showToast(answer.state === 'accepted' ? 'success' : 'info', outcomeOf(answer));
      onDone();
      await queries.invalidateQueries({ queryKey: userInfoQuery.queryKey });
      await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onRejected: stepUp.onRejected,
    unsent: { name: BANK_CHANGE, omit: ['otp_code'], memoryOnly: ['number'] },
  });
  const input = form.getInputProps;
  const coded = stepUp.method !== null;
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <p className={classes.plain}>{t('bank.changeHint', { hold })}</p>
      <Select
        label={t('bank.bank')}
        placeholder={t('bank.choose')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('bank.noBank')}
        data={optionsOf(
          banks.filter(({ active }) => active),
          null,
        )}
        {...input('bic')}
      />
      <TextInput label={t('bank.number')} inputMode="numeric" autoComplete="off" {...input('number')} />
      <TextInput
        label={t('bank.holder')}
        description={t('bank.holderHint')}
        autoComplete="off"
        {...input('holder_name')}
      />
      {coded && <StepUpCode stepUp={stepUp} input={input('otp_code')} />}
      <MoneyButton type="submit" fullWidth loading={working}>
        {coded ? t('bank.confirm') : t('bank.continue')}
      </MoneyButton>
    </form>
  );
}

function outcomeOf({ state, usable_from: from }: BankAccountAnswer): string {
  return state === 'accepted'
    ? text('bank.accepted', { from: formatDate(from, 'instant') })
    : text(`bank.outcome.${state}`);
}
