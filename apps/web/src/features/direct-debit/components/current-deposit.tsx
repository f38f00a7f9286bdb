import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { hasUnsentForm } from '../../../lib/form/unsent-forms.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type Deposit, refreshDeposit, switchDeposit } from '../api/recurring-deposit.ts';
import { isCollecting, type Mandate } from '../lib/running.ts';
import { useText } from '../recurring-deposit-text.ts';
import { DEPOSIT_CHANGE, DepositChange } from './deposit-change.tsx';
import { DepositEnd } from './deposit-end.tsx';
import { DepositList } from './deposit-list.tsx';
import classes from './direct-debit.module.css';

interface CurrentDepositProps {
  readonly mandate: Mandate;
  readonly deposit: Deposit;
}

/** A recurring deposit that runs: what is collected when, and how it is changed, paused and stopped. */
export function CurrentDeposit({ mandate, deposit }: CurrentDepositProps): ReactNode {
  const t = useText();
  const [open, setOpen] = useState<'change' | 'end' | null>(hasUnsentForm(DEPOSIT_CHANGE) ? 'change' : null);
  const close = () => setOpen(null);
  const { state } = mandate;
  return (
    <div className={classes.stack}>
      <p className={classes.summary}>
        {t('summary', { amount: formatMoney(deposit.amount), day: deposit.day_of_month })}
      </p>
      {(state === 'authorising' || state === 'awaiting_bank_approval') && (
        <p className={classes.text}>{t(`hint.${state}`)}</p>
      )}
      {deposit.paused !== null && <p className={classes.text}>{t(`pausedBy.${deposit.paused}`)}</p>}
      <Facts rows={factsOf(mandate, deposit, t)} />
      <div className={classes.actions}>
        {isCollecting(mandate) && <Switch deposit={deposit} />}
        {isCollecting(mandate) && (
          <Button variant="default" onClick={() => setOpen('change')}>
            {t('action.change')}
          </Button>
        )}
        <Button variant="default" onClick={() => setOpen('end')}>
          {t('action.stop')}
        </Button>
      </div>
      {deposit.collections.length > 0 && <DepositList items={deposit.collections} />}
      {open === 'change' && <DepositChange mandate={mandate} deposit={deposit} onClose={close} />}
      {open === 'end' && <DepositEnd bank={mandate.bank} onClose={close} />}
    </div>
  );
}

function factsOf(mandate: Mandate, deposit: Deposit, t: ReturnType<typeof useText>) {
  const { bank, account_last4: last4 } = mandate;
  const next = deposit.next_on;
  return [
    ...(next === null ? [] : ([[t('fact.next'), formatDate(next)]] as const)),
    [t('fact.account'), last4 === null ? bank : t('fact.last4', { bank, last4 })],
    [t('fact.most'), <Money key="most" amount={mandate.max_amount} />],
    [t('fact.until'), formatDate(mandate.ends_on)],
    [t('fact.reference'), mandate.reference],
  ] as const;
}

/** Pauses at once, and resumes from the next day on. */
function Switch({ deposit }: { readonly deposit: Deposit }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const to = deposit.paused === null ? 'pause' : 'resume';
  const { mutate, isPending } = useMutation({
    mutationFn: () => switchDeposit(to),
    onSuccess: async () => {
      showToast('success', t(to === 'pause' ? 'paused' : 'resumed'));
      await refreshDeposit(queries);
    },
    onError: (error) => showToast('error', error.message),
  });
  return (
    <MoneyButton variant="default" loading={isPending} onClick={() => mutate()}>
      {t(`action.${to}`)}
    </MoneyButton>
  );
}
