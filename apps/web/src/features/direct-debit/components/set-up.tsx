import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { type MandateOptions, optionsQuery } from '../api/mandates.ts';
import { useText } from '../text.ts';
import classes from './direct-debit.module.css';
import { SetUpForm } from './set-up-form.tsx';

/** What direct debit is, and the way to it. */
export function SetUp(): ReactNode {
  const t = useText();
  const options = useQuery(optionsQuery);
  return (
    <QueryView query={options}>
      {(data) => (
        <>
          <SectionCard title={t('how.title')}>
            <HowItWorks options={data} />
          </SectionCard>
          <SectionCard title={t('form.title')}>
            {data.channels.length === 0 ? (
              <EmptyState title={t('form.noBanks')} />
            ) : (
              <SetUpForm options={data} />
            )}
          </SectionCard>
        </>
      )}
    </QueryView>
  );
}

function HowItWorks({ options }: { readonly options: MandateOptions }): ReactNode {
  const t = useText();
  return (
    <ol className={classes.steps}>
      <li>{t('how.authorise', { amount: formatMoney(options.verification_amount) })}</li>
      <li>{t('how.approve', { day: formatDate(options.starts_on) })}</li>
      <li>{t('how.collect')}</li>
      <li>{t('how.retry', { count: options.retries })}</li>
      <li>{t('how.stop')}</li>
    </ol>
  );
}
