import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { MobileTopUp } from '../api/mobile-top-up.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';

interface MobileOutcomeProps {
  readonly topup: NonNullable<MobileTopUp['topup']>;
}

/** The outcome of the one payment of a link. Settles by itself. */
export function MobileOutcome({ topup }: MobileOutcomeProps): ReactNode {
  const t = useText();
  const isOver = topup.state === 'failed' || topup.state === 'expired';
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('result.title')} />
      <SectionCard title={t(`result.${topup.state}`)}>
        <div className={classes.form}>
          <div className={classes.outcome} role="status" data-state={topup.state}>
            {topup.state === 'pending' && <Loader size="sm" aria-hidden />}
            <span>{topup.message}</span>
          </div>
          <Facts
            rows={[
              [t('result.amount'), <Money key="amount" amount={topup.amount} />],
              [t('result.reference'), topup.ref_number],
            ]}
          />
          <p className={classes.hint}>{t(isOver ? 'mobile.again' : 'mobile.done')}</p>
        </div>
      </SectionCard>
    </div>
  );
}
