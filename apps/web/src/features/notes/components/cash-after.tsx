import { sen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { cashAfter } from '../lib/amounts.ts';
import { useText } from '../text.ts';
import classes from './panel.module.css';

/** What stays in cash, or what is missing with the way to a top-up. */
export function CashAfter({ amount }: { readonly amount: string }): ReactNode {
  const t = useText();
  const { balance } = useCurrentUser();
  const after = cashAfter(balance, amount);
  if (after >= 0n) {
    return <p className={classes.cash}>{t('invest.cashAfter', { amount: formatMoney(after) })}</p>;
  }
  return (
    <p className={classes.cash} data-short>
      <RichText
        text={t('invest.short', { amount: formatMoney(sen(-after)) })}
        parts={{
          topup: (words) => <TextLink {...pageLink('balance', { action: 'topup' })}>{words}</TextLink>,
        }}
      />
    </p>
  );
}
