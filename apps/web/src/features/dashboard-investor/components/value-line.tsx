import { Skeleton } from '@mantine/core';
import { sen, senFromText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { LineChart } from '../../../components/line-chart.tsx';
import { formatMoney } from '../../../components/money.tsx';
import type { ValueMonth } from '../api/dashboard.ts';
import { useFigures } from '../figures-text.ts';
import classes from './dashboard.module.css';

/** Beyond these the name of a month alone would not say which year it is of. */
const MONTHS_WITHOUT_YEAR = 13;

interface ValueLineProps {
  readonly months: readonly ValueMonth[];
  readonly isPending: boolean;
}

/** What the account was worth at the end of each month, beside what was put in; nothing before its second month. */
export function ValueLine({ months, isPending }: ValueLineProps): ReactNode {
  const t = useFigures();
  if (isPending) {
    return <Skeleton className={classes.value} h="var(--value-height)" />;
  }
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
          label: formatDate(month, months.length > MONTHS_WITHOUT_YEAR ? 'month' : 'monthShort'),
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
