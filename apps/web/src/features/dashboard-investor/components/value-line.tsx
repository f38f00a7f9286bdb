import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sen, senFromText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { LineChart } from '../../../components/line-chart.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { type ValueMonth, valueQuery } from '../api/dashboard.ts';
import { useFigures } from '../figures-text.ts';
import { yearUpTo } from '../lib/months.ts';
import classes from './dashboard.module.css';

/** What the account was worth at the end of each month, beside what was put in; nothing before its second month. */
export function ValueLine(): ReactNode {
  const t = useFigures();
  const { from, to } = yearUpTo(businessToday());
  const { data, isPending } = useQuery(valueQuery(from, to));
  if (isPending) {
    return <Skeleton className={classes.value} h="var(--value-height)" />;
  }
  const months = sinceFirst(data ?? []);
  if (months.length < 2) {
    return null;
  }
  return (
    <div className={classes.value}>
      <h2 className={classes.valueTitle}>{t('value.label')}</h2>
      <LineChart
        caption={t('value.label')}
        pointHeading={t('value.month')}
        unit="ringgit"
        size="low"
        points={months.map(({ month }) => ({
          key: month,
          label: formatDate(month, 'monthShort'),
          name: formatDate(month, 'month'),
        }))}
        series={[
          {
            key: 'total',
            label: t('value.total'),
            look: 'fact',
            values: months.map(({ total }) => senFromText(total)),
          },
          {
            key: 'put_in',
            label: t('value.putIn'),
            look: 'plan',
            values: months.map(({ put_in: putIn }) => senFromText(putIn)),
          },
        ]}
        details={[
          { label: t('value.cash'), values: months.map(({ cash }) => senFromText(cash)) },
          { label: t('value.atWork'), values: months.map(({ at_work: atWork }) => senFromText(atWork)) },
          { label: t('value.impaired'), values: months.map(({ impaired }) => senFromText(impaired)) },
          { label: t('value.received'), values: months.map(({ received }) => senFromText(received)) },
        ]}
        format={(value) => formatMoney(value === null ? null : sen(value))}
      />
    </div>
  );
}

/** From the first month with money on. */
function sinceFirst(months: readonly ValueMonth[]): readonly ValueMonth[] {
  const first = months.findIndex(({ total, put_in: putIn }) => total !== '0.00' || putIn !== '0.00');
  return first === -1 ? [] : months.slice(first);
}
