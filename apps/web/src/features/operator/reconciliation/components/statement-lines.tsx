import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type LineRow, statementQuery } from '../api/reconciliation.ts';
import { lineTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';

const columns = (): readonly Column<LineRow>[] => [
  {
    key: 'who',
    header: text('statement.lineColumns.who'),
    render: ({ counterparty, booked_on: day }) => (
      <TwoLines first={counterparty ?? text('proof.unnamed')} second={<DateText value={day} />} />
    ),
    phone: 'title',
  },
  {
    key: 'state',
    header: text('statement.lineColumns.state'),
    render: ({ state, is_return: isReturn }) => (
      <TwoLines
        first={<Chip tone={lineTones[state]}>{text(`statement.lineState.${state}`)}</Chip>}
        second={isReturn && text('statement.return')}
      />
    ),
  },
  {
    key: 'amount',
    header: text('statement.lineColumns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

/** The lines that a statement brought, and whether each is explained. */
export function StatementLines({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const query = useQuery(statementQuery(id));
  return (
    <QueryView query={query}>
      {({ statement, lines }) =>
        lines.length === 0 ? (
          <EmptyState title={t('statement.lineEmpty')} />
        ) : (
          <RecordList
            caption={t('statement.panel', { number: statement.number })}
            columns={columns()}
            rows={lines}
            rowKey={({ number }) => String(number)}
          />
        )
      }
    </QueryView>
  );
}
