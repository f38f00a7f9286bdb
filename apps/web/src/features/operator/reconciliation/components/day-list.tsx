import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type DayRow, daysQuery } from '../api/reconciliation.ts';
import { dayTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import classes from './reconciliation.module.css';

const columns = (): readonly Column<DayRow>[] => [
  {
    key: 'day',
    header: text('day.columns.day'),
    render: ({ day }) => <DateText value={day} />,
    phone: 'title',
  },
  {
    key: 'state',
    header: text('day.columns.state'),
    render: (row) => (
      <TwoLines
        first={<Chip tone={dayTones[row.state]}>{text(`day.state.${row.state}`)}</Chip>}
        second={noteOf(row)}
      />
    ),
    phone: 'amount',
  },
  money('transit', ({ in_transit: amount }) => amount),
  money('unmatched', ({ unmatched }) => unmatched),
  money('ledger', ({ ledger }) => ledger),
  money('bank', ({ bank }) => bank),
];

function money(
  key: 'bank' | 'ledger' | 'transit' | 'unmatched',
  of: (row: DayRow) => string | null,
): Column<DayRow> {
  return {
    key,
    header: text(`day.columns.${key}`),
    render: (row) => <Money amount={of(row)} />,
    numeric: true,
  };
}

function noteOf({ unexplained, overdue, explained_by: by }: DayRow): string {
  if (overdue !== '0.00') {
    return text('day.overdue', { amount: formatMoney(overdue) });
  }
  if (unexplained !== null && unexplained !== '0.00') {
    return text('day.unexplained', { amount: formatMoney(unexplained) });
  }
  return by === null ? '' : text('day.explainedBy', { name: by });
}

/** Every reconciled day with its state. */
export function DayList(): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(daysQuery);
  return (
    <section className={classes.list} aria-label={t('view.days')} onKeyDown={moveBetweenRows}>
      <PagedView query={query} empty={<EmptyState title={t('day.empty')} />}>
        {(rows) => (
          <RecordList caption={t('view.days')} columns={columns()} rows={rows} rowKey={({ day }) => day} />
        )}
      </PagedView>
    </section>
  );
}
