import type { ReactNode } from 'react';
import { Money } from '../../../../components/money.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import type { TradeTotals as Totals } from '../api/trades.ts';
import { useText } from '../text.ts';
import classes from './trade-tools.module.css';

/** The totals of the filtered trades. */
export function TradeTotals({ totals }: { readonly totals: Totals }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('totals.title')} className={classes.totals}>
      <StatRow>
        <StatNumber
          label={t('totals.trades')}
          value={totals.trades}
          note={t('totals.withDifferences', { count: totals.with_differences })}
        />
        <StatNumber
          label={t('totals.cost')}
          value={<Money amount={totals.cost} />}
          note={t('totals.issued', { count: totals.issued })}
        />
        <StatNumber label={t('totals.sale')} value={<Money amount={totals.sale_price} />} />
        <StatNumber label={t('totals.issuedAmount')} value={<Money amount={totals.issued_amount} />} />
      </StatRow>
    </section>
  );
}
