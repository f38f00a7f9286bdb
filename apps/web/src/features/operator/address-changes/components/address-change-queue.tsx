import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { type AddressChangeRow, addressChangesQuery } from '../api/address-changes.ts';
import { text, useText } from '../text.ts';
import { AddressChangePanel } from './address-change-panel.tsx';

const columns = (): readonly Column<AddressChangeRow>[] => [
  { key: 'name', header: text('columns.name'), render: (row) => row.verified_name, phone: 'title' },
  { key: 'from', header: text('columns.from'), render: ({ current }) => current.city },
  { key: 'to', header: text('columns.to'), render: ({ address }) => address.city },
  { key: 'proof', header: text('columns.proof'), render: (row) => text(`documents.${row.document_kind}`) },
  {
    key: 'requested',
    header: text('columns.requested'),
    render: ({ requested_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
];

interface AddressChangeQueueProps {
  /** The request that is open, from the address of the page. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** Requested addresses to review, beside the ones in force and with their proof (ONB-39). */
export function AddressChangeQueue({ id, onOpen }: AddressChangeQueueProps): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(addressChangesQuery);
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id) ?? null;
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      query={query}
      columns={columns()}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row?.verified_name ?? t('title')}
      panel={row !== null && <AddressChangePanel key={row.id} row={row} />}
    />
  );
}
