import { useInfiniteQuery } from '@tanstack/react-query';
import { LARGE_AMOUNT_DAYS } from '@titian/contracts/compliance';
import { addDays, day } from '@titian/finance/calendar';
import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { Queue } from '../../shared/queue.tsx';
import { DayRange } from '../../shared/range-fields.tsx';
import { SaveButton } from '../../shared/save-button.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useListFilters } from '../../shared/use-list-filters.ts';
import {
  type LargeAmountRow,
  type LargeAmountTotals,
  largeAmountsQuery,
  readLargeAmountsFile,
} from '../api/large-amounts.ts';
import { text, useText } from '../text.ts';
import classes from './compliance.module.css';

const columns = (): readonly Column<LargeAmountRow>[] => [
  {
    key: 'customer',
    header: text('columns.customer'),
    render: ({ customer: { name, number } }) => (
      <TwoLines first={<span dir="auto">{name}</span>} second={number} />
    ),
    phone: 'title',
  },
  { key: 'on', header: text('columns.on'), render: ({ on }) => <DateText value={on} />, numeric: true },
  sum('deposits'),
  sum('withdrawals'),
  { ...sum('total'), phone: 'amount' },
];

function sum(key: 'deposits' | 'withdrawals' | 'total'): Column<LargeAmountRow> {
  return {
    key,
    header: text(`columns.${key}`),
    render: (row) => <Money amount={row[key]} />,
    numeric: true,
  };
}

interface LargeAmountQueueProps {
  /** Opens the customer of a row. */
  readonly onCustomer: (id: string) => void;
}

/** `/operator/large-amounts`: days on which a customer's deposits and withdrawals reach the threshold (CMP-1). */
export function LargeAmountQueue({ onCustomer }: LargeAmountQueueProps): ReactNode {
  const t = useText();
  const { filters, change } = useListFilters(() => ({}));
  const until = filters.to ?? businessToday();
  const days = { from: filters.from ?? addDays(day(until), 1 - LARGE_AMOUNT_DAYS), until };
  const query = useInfiniteQuery(largeAmountsQuery(days));
  const last = query.data?.pages.at(-1);
  return (
    <Queue
      title={t('large.title')}
      subtitle={t('large.subtitle')}
      filter={
        <div className={classes.tools}>
          <DayRange filters={{ from: days.from, to: days.until }} change={change} />
          <SaveButton
            name={`large-amounts-${days.from}-${days.until}.csv`}
            read={() => readLargeAmountsFile(days)}
          >
            {t('large.save')}
          </SaveButton>
        </div>
      }
      summary={last && <Totals {...last} />}
      query={query}
      columns={columns()}
      rowKey={({ id }) => id}
      empty={t('large.empty')}
      selectedId={null}
      onSelect={(row) => row !== null && onCustomer(row.customer.id)}
      panelTitle={t('large.title')}
      panel={null}
    />
  );
}

function Totals({ totals, threshold }: LargeAmountTotals): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('large.totals')} className={classes.totals}>
      <StatRow>
        <StatNumber label={t('large.rows')} value={totals.rows} />
        <StatNumber label={t('columns.deposits')} value={<Money amount={totals.deposits} />} />
        <StatNumber label={t('columns.withdrawals')} value={<Money amount={totals.withdrawals} />} />
        <StatNumber label={t('large.threshold')} value={<Money amount={threshold} />} />
      </StatRow>
    </section>
  );
}
