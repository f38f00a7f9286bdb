import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { Withdrawal } from '../api/withdraw.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';

/** After the request: fee, net and the day of arrival. */
export function WithdrawalDone({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactNode {
  const t = useText();
  const { bank_name: bank, bank_account_no: number, balance } = useCurrentUser();
  return (
    <SectionCard title={t('withdraw.doneTitle')}>
      <div className={classes.form}>
        <p className={classes.outcome} data-state="succeeded" role="status">
          {t('withdraw.done')}
        </p>
        <Facts
          rows={[
            [t('withdraw.amount'), <Money key="amount" amount={withdrawal.amount} />],
            [t('withdraw.fee'), <Money key="fee" amount={withdrawal.fee} />],
            [t('withdraw.serviceTax'), <Money key="tax" amount={withdrawal.service_tax} />],
            [t('withdraw.net'), <Money key="net" amount={withdrawal.net} />],
            [t('withdraw.arrives'), <DateText key="day" value={withdrawal.arrives_on} />],
            [t('withdraw.to'), bank === null ? '–' : `${bank} ${number ?? ''}`.trim()],
            [t('withdraw.after'), <Money key="balance" amount={balance} />],
          ]}
        />
        <ButtonLink variant="default" {...pageLink('my_activity')}>
          {t('withdraw.toActivity')}
        </ButtonLink>
      </div>
    </SectionCard>
  );
}
