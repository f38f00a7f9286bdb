import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { StatNumber } from '../../../components/stat-number.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';
import { WalletHistory } from './wallet-history.tsx';

/** `/balance`: how much there is, and the two ways that it moves. */
export function BalanceOverview({ proof }: { readonly proof: ReactNode }): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  return (
    <div className={classes.wide}>
      <PageHeader title={t('overview.title')} />
      <SectionCard title={t('overview.available')}>
        <div className={classes.form}>
          <StatNumber
            label={t('overview.label')}
            value={<Money amount={user.balance} />}
            note={t('overview.trust')}
            size="hero"
          />
          <Facts
            rows={[
              [
                t('overview.bank'),
                user.bank_name === null ? '–' : `${user.bank_name} ${user.bank_account_no ?? ''}`.trim(),
              ],
            ]}
          />
          {user.is_inv_fund_managed ? (
            <p className={classes.hint}>{t('managed')}</p>
          ) : (
            <div className={classes.actions}>
              <ButtonLink {...pageLink('balance', { action: 'topup' })}>{t('overview.topUp')}</ButtonLink>
              <ButtonLink variant="default" {...pageLink('balance', { action: 'withdraw' })}>
                {t('overview.withdraw')}
              </ButtonLink>
            </div>
          )}
          <TextLink {...pageLink('my_activity')}>{t('overview.activity')}</TextLink>
        </div>
      </SectionCard>
      {proof}
      <WalletHistory />
    </div>
  );
}
