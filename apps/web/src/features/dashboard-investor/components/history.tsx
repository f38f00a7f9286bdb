import { useQuery } from '@tanstack/react-query';
import { senFromText, sumSen } from '@titian/finance/sen';
import { type ReactNode, useState } from 'react';
import { BarChart, BarChartSkeleton } from '../../../components/bar-chart.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { depositsQuery, returnQuery, subscribedQuery } from '../api/dashboard.ts';
import { useFigures } from '../figures-text.ts';
import { yearUpTo } from '../lib/months.ts';
import classes from './dashboard.module.css';

const views = ['earned', 'deposits', 'invested'] as const;
type View = (typeof views)[number];

/** A year back by month: what was earned, put in and invested. */
export function History(): ReactNode {
  const t = useFigures();
  const [view, setView] = useState<View>('earned');
  return (
    <SectionCard title={t('history.title')}>
      <div className={classes.history}>
        <SegmentedControl<View>
          className={classes.views}
          aria-label={t('history.choose')}
          data={views.map((one) => ({ value: one, label: t(`history.${one}.tab`) }))}
          value={view}
          onChange={setView}
        />
        {view === 'earned' && <Earned />}
        {view === 'deposits' && <Deposits />}
        {view === 'invested' && <Invested />}
      </div>
    </SectionCard>
  );
}

function Earned(): ReactNode {
  const t = useFigures();
  const { from, to } = yearUpTo(businessToday());
  return (
    <QueryView query={useQuery(returnQuery(from, to))} skeleton={<BarChartSkeleton />}>
      {(months) => (
        <Months
          caption={t('history.earned.caption')}
          series={[
            { key: 'gross', label: t('history.earned.gross'), look: 'plan' },
            { key: 'net', label: t('history.earned.net'), look: 'fact' },
          ]}
          rows={months.map((row) => ({ month: row.month, amounts: [row.return_gross, row.return_net] }))}
          sum={t('history.netReturn', { amount: formatMoney(months.at(-1)?.cumulative_net ?? null) })}
        />
      )}
    </QueryView>
  );
}

function Deposits(): ReactNode {
  const t = useFigures();
  const { from, to } = yearUpTo(businessToday());
  return (
    <QueryView query={useQuery(depositsQuery(from, to))} skeleton={<BarChartSkeleton />}>
      {(months) => (
        <Months
          caption={t('history.deposits.caption')}
          series={[
            { key: 'in', label: t('history.deposits.in'), look: 'fact' },
            { key: 'out', label: t('history.deposits.out'), look: 'plan' },
          ]}
          rows={months.map((row) => ({ month: row.month, amounts: [row.deposited, row.withdrawn] }))}
          sum={t('history.moved', {
            amount: formatMoney(sumSen(months.map(({ deposited }) => senFromText(deposited)))),
          })}
        />
      )}
    </QueryView>
  );
}

function Invested(): ReactNode {
  const t = useFigures();
  const { from, to } = yearUpTo(businessToday());
  return (
    <QueryView query={useQuery(subscribedQuery(from, to))} skeleton={<BarChartSkeleton />}>
      {(months) => (
        <Months
          caption={t('history.invested.caption')}
          series={[{ key: 'amount', label: t('history.invested.amount'), look: 'fact' }]}
          rows={months.map((row) => ({ month: row.month, amounts: [row.amount] }))}
          sum={t('history.notes', { count: months.reduce((all, { notes }) => all + notes, 0) })}
        />
      )}
    </QueryView>
  );
}

interface MonthsProps {
  readonly caption: string;
  readonly series: readonly {
    readonly key: string;
    readonly label: string;
    readonly look: 'plan' | 'fact';
  }[];
  readonly rows: readonly { readonly month: string; readonly amounts: readonly string[] }[];
  readonly sum: string;
}

function Months({ caption, series, rows, sum }: MonthsProps): ReactNode {
  const t = useFigures();
  if (rows.every(({ amounts }) => amounts.every((amount) => senFromText(amount) === 0n))) {
    return <EmptyState title={t('history.none')} />;
  }
  return (
    <>
      <p className={classes.sum}>{sum}</p>
      <BarChart
        caption={caption}
        groupHeading={t('history.month')}
        series={series}
        groups={rows.map(({ month, amounts }) => ({
          key: month,
          label: formatDate(month, 'monthShort'),
          name: formatDate(month, 'month'),
          values: amounts.map(senFromText),
        }))}
      />
    </>
  );
}
