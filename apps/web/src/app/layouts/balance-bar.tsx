import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { Money } from '../../components/money.tsx';
import { pageLink } from '../../config/page-link.ts';
import { useCurrentUser } from '../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import classes from './balance-bar.module.css';

/** What the top bar offers: cash balance with Top Up and Withdraw, or Apply for Financing (NAV-6). */
export function BalanceBar(): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  if (user.role === 'businessowner') {
    return (
      <div className={classes.bar}>
        <ButtonLink {...pageLink('apply_financing')}>{t('bar.applyFinancing')}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={classes.bar}>
      <span className={classes.cash} aria-live="polite" data-tour="balance">
        {t('bar.cashBalance')}{' '}
        <strong className={classes.amount}>
          <Money amount={user.balance} />
        </strong>
      </span>
      {!user.is_inv_fund_managed && (
        <span className={classes.actions}>
          <ButtonLink {...pageLink('balance', { action: 'topup' })} data-tour="topup">
            {t('bar.topUp')}
          </ButtonLink>
          <ButtonLink variant="default" {...pageLink('balance', { action: 'withdraw' })} data-tour="withdraw">
            {t('bar.withdraw')}
          </ButtonLink>
        </span>
      )}
    </div>
  );
}
