import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BarChart } from '../../../components/bar-chart.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type CashFlow as Answer, cashFlowQuery } from '../api/cash-flow.ts';
import { both, contractOf, expectedOf } from '../lib/amounts.ts';
import { useText } from '../text.ts';
import classes from './cash-flow.module.css';
import { MonthView } from './month-view.tsx';
import { SaveButtons } from './save-buttons.tsx';

/** Future payments to an investor, by day and month, by contract and as expected (FIG-8). */
export function CashFlow(): ReactNode {
  const t = useText();
  const flow = useQuery(cashFlowQuery);
  const isEmpty = flow.data?.items_total === 0 && flow.data.in_default.principal === '0.00';
  return (
    <div className={classes.page}>
      <SectionCard
        title={t('title')}
        subtitle={t('subtitle')}
        action={flow.data !== undefined && !isEmpty && <SaveButtons />}
      >
        <QueryView query={flow}>
          {(data) =>
            isEmpty ? (
              <EmptyState
                title={t('none')}
                action={<ButtonLink {...pageLink('notes')}>{t('toNotes')}</ButtonLink>}
              />
            ) : (
              <>
                <Troubles flow={data} />
                <MonthView flow={data} />
              </>
            )
          }
        </QueryView>
      </SectionCard>
      {flow.data !== undefined && !isEmpty && <Months flow={flow.data} />}
    </div>
  );
}

/** What is overdue, and what no day is counted on for. */
function Troubles({ flow }: { readonly flow: Answer }): ReactNode {
  const t = useText();
  const overdue = both(flow.overdue.principal, flow.overdue.return);
  const inDefault = both(flow.in_default.principal, flow.in_default.return);
  if (overdue === 0n && inDefault === 0n) {
    return null;
  }
  return (
    <div className={classes.troubles}>
      {overdue > 0n && (
        <p>
          <strong data-tone="late">{t('overdue', { amount: formatMoney(overdue) })}</strong>{' '}
          {t('overdueMeaning')}
        </p>
      )}
      {inDefault > 0n && (
        <p>
          <strong data-tone="default">{t('inDefault', { amount: formatMoney(inDefault) })}</strong>{' '}
          {t('inDefaultMeaning')}
        </p>
      )}
    </div>
  );
}

function Months({ flow }: { readonly flow: Answer }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('months')} subtitle={t('monthsSubtitle')}>
      <BarChart
        caption={t('monthsSubtitle')}
        groupHeading={t('month')}
        series={[
          { key: 'contract', label: t('contract'), look: 'plan' },
          { key: 'expected', label: t('expected'), look: 'fact' },
        ]}
        groups={flow.months.map((row) => ({
          key: row.month,
          label: formatDate(row.month, 'monthShort'),
          name: formatDate(row.month, 'month'),
          values: [contractOf(row), expectedOf(row)],
        }))}
      />
    </SectionCard>
  );
}
