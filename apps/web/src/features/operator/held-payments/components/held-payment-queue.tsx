import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type HeldPayment, heldPaymentsQuery } from '../api/held-payments.ts';
import { reasonsOf } from '../lib/held-payment-facts.tsx';
import { text, useText } from '../text.ts';
import { HeldPaymentPanel } from './held-payment-panel.tsx';
import { HeldPaymentTools, useHeldPaymentFilters } from './held-payment-tools.tsx';

const columns = (): readonly Column<HeldPayment>[] => [
  {
    key: 'customer',
    header: text('columns.customer'),
    render: ({ customer_name: name, purpose, note_number: note }) => (
      <TwoLines first={name} second={[text(`purpose.${purpose}`), note].filter(Boolean).join(' · ')} />
    ),
    phone: 'title',
  },
  {
    key: 'payer',
    header: text('columns.payer'),
    render: ({ payer_name: name }) => name ?? text('noName'),
  },
  { key: 'reason', header: text('columns.reason'), render: reasonsOf },
  {
    key: 'received',
    header: text('columns.received'),
    render: ({ received_on: on }) => <DateText value={on} />,
    numeric: true,
    sort: 'received',
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
    sort: 'amount',
  },
];

/** Every payment that may not be used before two operators have decided: book it, or send it back (PAY-12). */
export function HeldPaymentQueue(): ReactNode {
  const t = useText();
  const list = useHeldPaymentFilters();
  const query = useInfiniteQuery(heldPaymentsQuery(list.filters));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      tools={<HeldPaymentTools list={list} />}
      sorting={list.sorting}
      query={query}
      columns={columns()}
      rowKey={({ id }) => id}
      empty={t('empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row?.customer_name ?? t('title')}
      panel={row !== null && <HeldPaymentPanel key={row.id} payment={row} />}
    />
  );
}
