import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { useSecondsUntil } from '../../../components/use-seconds-until.ts';
import { hasUnsentForm } from '../../../lib/form/unsent-forms.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { UserInfo } from '../api/user-info.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';
import { BANK_CHANGE, BankChange } from './bank-change.tsx';

/** The account that money is paid to, the one that waits, and how to give another; only ends of numbers are shown. */
export function BankSection({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useText();
  const [changing, setChanging] = useState(() => hasUnsentForm(BANK_CHANGE));
  const { application_status: status } = useCurrentUser();
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
      {account !== null && <Hold usableFrom={account.usable_from} />}
      {pending !== null && (
        <p className={classes.hint} role="status">
          {t(`bank.pending.${pending.state}`, {
            bank: pending.bank_name,
            last4: pending.last4,
            since: formatDate(pending.requested_at, 'instant'),
          })}
        </p>
      )}
      {status === 'Approved' && (
        <Button className={classes.below ?? ''} variant="default" onClick={() => setChanging(true)}>
          {t('bank.change')}
        </Button>
      )}
      <BankChange opened={changing} onClose={() => setChanging(false)} />
    </SectionCard>
  );
}

function Hold({ usableFrom }: { readonly usableFrom: string }): ReactNode {
  const t = useText();
  return useSecondsUntil(usableFrom) > 0 ? (
    <p className={classes.hint} role="status">
      {t('bank.hold', { until: formatDate(usableFrom, 'instant') })}
    </p>
  ) : null;
}
