import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { daysQuery, type ListedDay } from '../api/days.ts';
import { reconciliationTone, stateTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';

const columns = (): readonly Column<ListedDay>[] => [
  {
    key: 'day',
    header: text('columns.day'),
    render: ({ day }) => <DateText value={day} />,
    phone: 'title',
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={stateTones[state]}>{text(`state.${state}`)}</Chip>,
    phone: 'amount',
  },
  {
    key: 'reconciliation',
    header: text('columns.reconciliation'),
    render: ({ reconciliation }) => (
      <Chip tone={reconciliationTone(reconciliation)}>
        {text(`reconciliation.${reconciliation ?? 'none'}`)}
      </Chip>
    ),
  },
  {
    key: 'proof',
    header: text('columns.proof'),
    render: ({ has_proof: isMade }) => text(isMade ? 'proofs.made' : 'proofs.none'),
  },
  {
    key: 'difference',
    header: text('columns.difference'),
    render: ({ difference }) => <Money amount={difference} />,
    isBlank: ({ difference }) => difference === null,
    numeric: true,
  },
  {
    key: 'bank',
    header: text('columns.bank'),
    render: ({ bank }) => <Money amount={bank} />,
    isBlank: ({ bank }) => bank === null,
    numeric: true,
  },
];

/** `/operator/days`: business days, newest first (OPS-65). */
export function DayList({ onOpen }: { readonly onOpen: (day: string) => void }): ReactNode {
  const t = useText();
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <PagedView query={useInfiniteQuery(daysQuery)} empty={<EmptyState title={t('empty')} />}>
        {(rows) => (
          <RecordList
            caption={t('title')}
            columns={columns()}
            rows={rows}
            rowKey={({ day }) => day}
            onSelect={({ day }) => onOpen(day)}
          />
        )}
      </PagedView>
    </>
  );
}
