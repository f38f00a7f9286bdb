import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BarChart, BarChartSkeleton } from '../../../components/bar-chart.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type RepaymentMonth, repaymentQuery } from '../api/dashboard.ts';
import { useFigures } from '../figures-text.ts';
import { expectedOf, type MonthWindow, receivedOf } from '../lib/months.ts';
import { useText } from '../text.ts';

/** Contracted and received payments, by month. */
export function ContractedCashFlow({ months }: { readonly months: MonthWindow }): ReactNode {
  const t = useText();
  const figures = useFigures();
  const repayment = useQuery(repaymentQuery(months.from, months.to));
  return (
    <SectionCard
      title={t('promised.title')}
      subtitle={t('promised.subtitle')}
      action={
        <TextLink {...pageLink('my_activity')} search={{ tab: 'calendar' }}>
          {figures('calendar')}
        </TextLink>
      }
    >
      <QueryView query={repayment} skeleton={<BarChartSkeleton />}>
        {(rows) => (rows.every(isEmpty) ? <EmptyState title={t('promised.none')} /> : <Chart rows={rows} />)}
      </QueryView>
    </SectionCard>
  );
}

function Chart({ rows }: { readonly rows: readonly RepaymentMonth[] }): ReactNode {
  const t = useText();
  return (
    <BarChart
      caption={t('promised.subtitle')}
      groupHeading={t('promised.month')}
      series={[
        { key: 'expected', label: t('promised.expected'), look: 'plan' },
        { key: 'received', label: t('promised.received'), look: 'fact' },
      ]}
      groups={rows.map((row) => ({
        key: row.month,
        label: formatDate(row.month, 'monthShort'),
        name: formatDate(row.month, 'month'),
        values: [expectedOf(row), receivedOf(row)],
      }))}
    />
  );
}

function isEmpty(row: RepaymentMonth): boolean {
  return expectedOf(row) === 0n && receivedOf(row) === 0n;
}
