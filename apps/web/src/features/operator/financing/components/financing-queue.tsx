import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { nameOf } from '../../../../lib/text/names.ts';
import { Queue } from '../../shared/queue.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type FinancingRow, type FinancingState, financingListQuery } from '../api/list-financing.ts';
import { text, useText } from '../text.ts';
import { FinancingPanel } from './financing-panel.tsx';
import { FinancingTools, useFinancingFilters } from './financing-tools.tsx';

const tones: Readonly<Record<FinancingState, ChipTone>> = {
  draft: 'neutral',
  under_review: 'waiting',
  offered: 'info',
  accepted: 'brand',
  declined: 'neutral',
  rejected: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
};

const columns = (): readonly Column<FinancingRow>[] => [
  {
    key: 'issuer',
    header: text('columns.issuer'),
    render: ({ issuer_name: name, number }) => <TwoLines first={name} second={number} />,
    phone: 'title',
  },
  { key: 'type', header: text('columns.type'), render: (row) => nameOf('note_types', row.loan_category) },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
    sort: 'amount',
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={tones[state]}>{text(`state.${state}`)}</Chip>,
  },
  {
    key: 'submitted',
    header: text('columns.submitted'),
    render: ({ submitted_at: at }) => <DateText value={at} />,
    numeric: true,
    sort: 'submitted',
  },
];

interface FinancingQueueProps {
  /** The application that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** Financing applications to assess. */
export function FinancingQueue({ id, onOpen }: FinancingQueueProps): ReactNode {
  const t = useText();
  const list = useFinancingFilters();
  const query = useInfiniteQuery(financingListQuery(list.filters));
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      tools={<FinancingTools list={list} />}
      sorting={list.sorting}
      query={query}
      columns={columns()}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row === undefined ? t('requested') : `${row.issuer_name} · ${row.number}`}
      panel={id !== null && <FinancingPanel key={id} id={id} />}
      compact={['issuer', 'amount']}
    />
  );
}
