import { useQuery } from '@tanstack/react-query';
import { senFromText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { BarChart, BarChartSkeleton } from '../../../components/bar-chart.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { type RepaymentMonth, repaymentQuery } from '../api/dashboard.ts';
import { windowAround } from '../lib/months.ts';
import { useText } from '../text.ts';

/** How does the repayment go? Due beside paid, by month. */
export function Repayment(): ReactNode {
  const t = useText();
  const months = windowAround(businessToday());
  const repayment = useQuery(repaymentQuery(months.from, months.to));
  const subtitle = t('repayment.subtitle');
  return (
    <SectionCard title={t('repayment.title')} subtitle={subtitle}>
      <QueryView query={repayment} skeleton={<BarChartSkeleton />}>
        {(rows) =>
          rows.every(isEmpty) ? (
            <EmptyState title={t('repayment.none')} />
          ) : (
            <BarChart
              caption={subtitle}
              groupHeading={t('repayment.month')}
              series={[
                { key: 'due', label: t('repayment.due'), look: 'plan' },
                { key: 'paid', label: t('repayment.paid'), look: 'fact' },
              ]}
              groups={rows.map((row) => ({
                key: row.month,
                label: formatDate(row.month, 'monthShort'),
                name: formatDate(row.month, 'month'),
                values: [senFromText(row.due), senFromText(row.paid)],
              }))}
            />
          )
        }
      </QueryView>
    </SectionCard>
  );
}

function isEmpty({ due, paid }: RepaymentMonth): boolean {
  return due === '0.00' && paid === '0.00';
}
