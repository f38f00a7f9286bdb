import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { useSecondsUntil } from '../../../components/use-seconds-until.ts';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { Withdrawal } from '../api/withdraw.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawHelp } from './withdraw-help.tsx';
import { WithdrawalDone } from './withdrawal-done.tsx';

/** `/balance/withdraw`: money back to the investor's own bank account. A hold is said before an amount is typed (WAL-19). */
export function WithdrawPage(): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  const [done, setDone] = useState<Withdrawal | null>(null);
  const held = useSecondsUntil(user.withdrawal_hold_until) > 0;
  return (
    <>
      <PageHeader title={t('withdraw.title')} subtitle={t('withdraw.subtitle')} />
      {done !== null ? (
        <div className={classes.narrow}>
          <WithdrawalDone withdrawal={done} />
        </div>
      ) : user.balance === '0.00' ? (
        <EmptyState
          title={t('withdraw.nothing')}
          action={
            <ButtonLink {...pageLink('balance', { action: 'topup' })}>{t('overview.topUp')}</ButtonLink>
          }
        />
      ) : user.bank_name === null ? (
        <EmptyState
          title={t('withdraw.noBank')}
          action={
            <ButtonLink {...pageLink('settings')} hash="bank">
              {t('withdraw.addBank')}
            </ButtonLink>
          }
        />
      ) : held ? (
        <EmptyState
          title={t('withdraw.held', { until: formatDate(user.withdrawal_hold_until, 'instant') })}
          body={t('withdraw.heldWhy')}
        />
      ) : (
        <div className={classes.columns}>
          <SectionCard title={t('withdraw.formTitle')}>
            <WithdrawForm onDone={setDone} />
          </SectionCard>
          <WithdrawHelp />
        </div>
      )}
    </>
  );
}
