import type { ReactNode } from 'react';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { UserInfo } from '../api/user-info.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';

/** The account that money is paid to; only the end of its number is shown. */
export function BankSection({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useText();
  const { bank_account: account, pending_bank_account: pending } = info;
  return (
    <SectionCard title={t('bank.title')} subtitle={t('bank.subtitle')}>
      {account === null ? (
        <p className={classes.plain}>{t('bank.none')}</p>
      ) : (
        <Facts
          rows={[
            [t('bank.bank'), account.bank_name],
            [t('bank.number'), `•••• ${account.last4}`],
            [t('bank.holder'), account.holder_name],
            [t('bank.usable'), <DateText key="from" value={account.usable_from} style="instant" />],
          ]}
        />
      )}
      {pending !== null && (
        <p className={classes.hint}>
          {t('bank.pending', {
            bank: pending.bank_name,
            last4: pending.last4,
            from: formatDate(pending.usable_from, 'instant'),
          })}
        </p>
      )}
    </SectionCard>
  );
}
