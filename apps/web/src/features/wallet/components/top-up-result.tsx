import { Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { type TopUpOutcome, topUpResultQuery } from '../api/top-up-result.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';

/** Where the bank sends the browser back to: the outcome of the top-up. Settles by itself. */
export function TopUpResult({ refNumber }: { readonly refNumber: string }): ReactNode {
  const t = useText();
  const result = useQuery(topUpResultQuery(refNumber));
  useFreshBalance(result.data?.topup.state);
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('result.title')} />
      <QueryView query={result}>
        {({ topup, balance }) => <Outcome topup={topup} balance={balance} />}
      </QueryView>
    </div>
  );
}

function Outcome({ topup, balance }: { readonly topup: TopUpOutcome; readonly balance: string }): ReactNode {
  const t = useText();
  const settled = topup.state !== 'pending';
  return (
    <SectionCard title={t(`result.${topup.state}`)}>
      <div className={classes.form}>
        <div className={classes.outcome} role="status" data-state={topup.state}>
          {!settled && <Loader size="sm" aria-hidden />}
          <span>{topup.message}</span>
        </div>
        <Facts
          rows={[
            [t('result.amount'), <Money key="amount" amount={topup.amount} />],
            [t('result.reference'), topup.ref_number],
            ...(settled
              ? ([
                  [t('result.settled'), <DateText key="at" value={topup.settled_at} style="instant" />],
                ] as const)
              : []),
            [t('result.balance'), <Money key="balance" amount={balance} />],
          ]}
        />
        <NextStep state={topup.state} />
      </div>
    </SectionCard>
  );
}

function NextStep({ state }: { readonly state: TopUpOutcome['state'] }): ReactNode {
  const t = useText();
  if (state === 'succeeded') {
    return <ButtonLink {...pageLink('notes')}>{t('result.toNotes')}</ButtonLink>;
  }
  if (state === 'failed' || state === 'expired') {
    return <ButtonLink {...pageLink('balance', { action: 'topup' })}>{t('result.again')}</ButtonLink>;
  }
  return (
    <>
      <p className={classes.hint}>{t(state === 'held' ? 'result.heldHint' : 'result.pendingHint')}</p>
      <ButtonLink variant="default" {...pageLink('dashboard')}>
        {t('result.toDashboard')}
      </ButtonLink>
    </>
  );
}

/** Money that has arrived shows in the top bar at once. */
function useFreshBalance(state: TopUpOutcome['state'] | undefined): void {
  const queries = useQueryClient();
  const arrived = state === 'succeeded';
  useEffect(() => {
    if (arrived) {
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    }
  }, [arrived, queries]);
}
