import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type ReceiptRow, receiptsQuery } from '../api/receipts.ts';
import { text, useText } from '../text.ts';
import { ReceiptPanel } from './receipt-panel.tsx';

const states = ['held', 'booked', 'refunded'] as const;

const columns = (): readonly Column<ReceiptRow>[] => [
  {
    key: 'customer',
    header: text('columns.customer'),
    render: ({ customer_name: name, purpose }) => (
      <TwoLines first={name} second={text(`purpose.${purpose}`)} />
    ),
    phone: 'title',
  },
  {
    key: 'payer',
    header: text('columns.payer'),
    render: ({ payer_name: name }) => name ?? text('noName'),
  },
  { key: 'reason', header: text('columns.reason'), render: ({ reason }) => text(`reason.${reason}`) },
  {
    key: 'received',
    header: text('columns.received'),
    render: ({ received_on: on }) => <DateText value={on} />,
    numeric: true,
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

/** Money that may not be used before two operators have decided: book it, or send it back (PAY-12). */
export function ReceiptQueue(): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, 'held');
  const query = useInfiniteQuery(receiptsQuery(state));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={
        <StateFilter states={states} nameOf={(one) => t(`state.${one}`)} value={state} onChange={setState} />
      }
      query={query}
      columns={columns()}
      rowKey={({ id }) => id}
      empty={t('empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row?.customer_name ?? t('title')}
      panel={row !== null && <ReceiptPanel key={row.id} receipt={row} />}
    />
  );
}
