import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { DetailView } from '../../shared/detail-view.tsx';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type StatementRow, statementsQuery } from '../api/reconciliation.ts';
import { text, useText } from '../text.ts';
import { StatementLines } from './statement-lines.tsx';

const columns = (): readonly Column<StatementRow>[] => [
  {
    key: 'period',
    header: text('statement.columns.period'),
    render: ({ from, to, format }) => (
      <TwoLines first={periodOf(from, to)} second={text(`statement.format.${format}`)} />
    ),
    phone: 'title',
  },
  {
    key: 'source',
    header: text('statement.columns.source'),
    render: ({ source, imported_by: name, imported_at: at }) => (
      <TwoLines
        first={text(`statement.source.${source}`, { name: name ?? '' })}
        second={<DateText value={at} style="instant" />}
      />
    ),
  },
  {
    key: 'lines',
    header: text('statement.columns.lines'),
    render: ({ lines, new_lines: fresh }) => (
      <TwoLines
        first={text('statement.lines', { count: lines })}
        second={fresh !== lines && text('statement.fresh', { count: fresh })}
      />
    ),
    numeric: true,
  },
  {
    key: 'closing',
    header: text('statement.columns.closing'),
    render: ({ opening, closing }) => (
      <TwoLines
        first={<Money amount={closing} />}
        second={text('statement.opening', { amount: formatMoney(opening) })}
      />
    ),
    numeric: true,
    phone: 'amount',
  },
];

function periodOf(from: string, to: string): string {
  return from === to
    ? formatDate(to)
    : text('statement.period', { from: formatDate(from), to: formatDate(to) });
}

/** The statements that were imported, each with the lines that it brought. */
export function StatementList(): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(statementsQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <DetailView
      title={row === null ? null : t('statement.panel', { number: row.number })}
      panel={row !== null && <StatementLines key={row.id} id={row.id} />}
      onClose={() => setOpenId(null)}
    >
      <section aria-label={t('view.statements')} onKeyDown={moveBetweenRows}>
        <PagedView query={query} empty={<EmptyState title={t('statement.empty')} />}>
          {(rows) => (
            <RecordList
              caption={t('view.statements')}
              columns={columns()}
              rows={rows}
              rowKey={({ id }) => id}
              selectedKey={openId}
              onSelect={({ id }) => setOpenId(id)}
            />
          )}
        </PagedView>
      </section>
    </DetailView>
  );
}
