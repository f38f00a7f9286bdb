import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { parseSen, senFromText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useIntention } from '../../../lib/api/intention.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { platformTermsQuery } from '../../../shared/platform/terms.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { type Withdrawal, withdraw } from '../api/withdraw.ts';
import { termsOf, type WithdrawalTerms } from '../lib/terms.ts';
import { amountProblem } from '../lib/withdrawal-amount.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';

interface WithdrawFormProps {
  readonly onDone: (withdrawal: Withdrawal) => void;
}

/** The amount, then, when the server demands it, the fresh code (WAL-10). */
export function WithdrawForm({ onDone }: WithdrawFormProps): ReactNode {
  const t = useText();
  const stepUp = useStepUp();
  const intention = useIntention(null);
  const problemOf = useAmountProblem();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { amount: '', otp_code: '' },
    check: ({ amount }): Record<string, string> => {
      const problem = problemOf(amount);
      return problem === null ? {} : { amount: problem.text };
    },
    send: ({ amount, otp_code }) =>
      withdraw({ amount, otpCode: otp_code.trim(), idempotencyKey: intention.key }),
    onSuccess: ({ withdrawal }) => {
      intention.renew();
      onDone(withdrawal);
    },
    onRejected: stepUp.onRejected,
    unsent: { name: 'withdraw', omit: ['otp_code'] },
  });
  const { amount } = form.values;
  const coded = stepUp.method !== null;

  function onChangeAmount(): void {
    stepUp.reset();
    intention.renew();
    form.setFieldValue('otp_code', '');
  }

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      {coded ? (
        <>
          <Destination amount={amount} terms={termsOf(stepUp.details)} />
          <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />
        </>
      ) : (
        <AmountFields
          amount={amount}
          error={form.errors.amount}
          problem={problemOf(amount)}
          onChange={(next) => form.setFieldValue('amount', next)}
        />
      )}
      <MoneyButton type="submit" fullWidth loading={working} disabled={amount === ''}>
        {coded ? t('withdraw.confirm', { amount: formatMoney(amount) }) : t('withdraw.continue')}
      </MoneyButton>
      {coded && (
        <Button variant="subtle" onClick={onChangeAmount} disabled={working}>
          {t('withdraw.change')}
        </Button>
      )}
    </form>
  );
}

interface AmountFieldsProps {
  readonly amount: string;
  readonly error: ReactNode;
  readonly problem: Problem | null;
  readonly onChange: (amount: string) => void;
}

function AmountFields({ amount, error, problem, onChange }: AmountFieldsProps): ReactNode {
  const t = useText();
  const { balance } = useCurrentUser();
  const [left, setLeft] = useState(false);
  // Too little may still become enough while typing; too much does not.
  const live = problem !== null && (problem.isFinal || left) ? problem.text : null;
  return (
    <>
      <div data-path="amount">
        <MoneyInput
          label={t('withdraw.amount')}
          value={amount}
          onChange={onChange}
          onBlur={() => setLeft(true)}
          error={live ?? error}
          size="large"
        />
      </div>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.plain}
          onClick={() => onChange(balance ?? '')}
        >
          {t('withdraw.all', { amount: formatMoney(balance) })}
        </Button>
      </div>
      <Destination amount={amount} />
      <TextLink {...pageLink('settings')} hash="bank">
        {t('withdraw.changeBank')}
      </TextLink>
    </>
  );
}

interface Problem {
  readonly text: string;
  /** Typing on does not help. */
  readonly isFinal: boolean;
}

/** Assesses an amount by the balance and the minimum, in words. */
function useAmountProblem(): (amount: string) => Problem | null {
  const t = useText();
  const { balance } = useCurrentUser();
  const { data: terms } = useQuery(platformTermsQuery);
  return (amount) => {
    const problem = amountProblem(amount, balance ?? '', terms?.minimum_withdrawal ?? null);
    return (
      problem && {
        text: t(`withdraw.${problem}`, {
          balance: formatMoney(balance),
          minimum: formatMoney(terms?.minimum_withdrawal ?? null),
        }),
        isFinal: problem === 'aboveBalance',
      }
    );
  };
}

interface DestinationProps {
  readonly amount: string;
  readonly terms?: WithdrawalTerms | null;
}

/** Where the money goes, what of it arrives and when, and what stays. */
function Destination({ amount, terms = null }: DestinationProps): ReactNode {
  const t = useText();
  const { balance, bank_name: bank, bank_account_no: number } = useCurrentUser();
  const cash = balance === null ? ZERO_SEN : senFromText(balance);
  // What is typed may be no amount yet; then nothing leaves.
  const typed = parseSen(amount);
  const left = typed === null ? cash : subtractSen(cash, typed);
  return (
    <Facts
      rows={[
        [t('withdraw.to'), bank === null ? '–' : `${bank} ${number ?? ''}`.trim()],
        ...(terms === null
          ? []
          : ([
              [t('withdraw.fee'), formatMoney(terms.fee)],
              [t('withdraw.serviceTax'), formatMoney(terms.serviceTax)],
              [t('withdraw.net'), formatMoney(terms.net)],
              [t('withdraw.arrives'), formatDate(terms.arrivesOn)],
            ] as const)),
        [t('withdraw.after'), left < 0n ? t('withdraw.tooMuch') : <Money key="left" amount={left} />],
      ]}
    />
  );
}
