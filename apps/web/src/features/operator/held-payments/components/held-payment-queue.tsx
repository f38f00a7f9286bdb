import { Group, Select } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { StateFilter } from '../../shared/state-filter.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type HeldPayment, heldPaymentsQuery } from '../api/held-payments.ts';
import { heldPurposes, heldStates, useHeldFilters } from '../lib/held-filters.ts';
import { reasonsOf } from '../lib/held-payment-facts.tsx';
import { text, useText } from '../text.ts';
import { HeldPaymentPanel } from './held-payment-panel.tsx';

const ALL = 'all';

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
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

/** Every payment that may not be used before two operators have decided: book it, or send it back (PAY-12). */
export function HeldPaymentQueue(): ReactNode {
  const t = useText();
  const { state, purpose } = useHeldFilters();
  const query = useInfiniteQuery(heldPaymentsQuery({ state, purpose }));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={<Filters />}
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

function Filters(): ReactNode {
  const t = useText();
  const { state, purpose, change } = useHeldFilters();
  return (
    <Group align="end" gap="sm">
      <Select
        label={t('columns.purpose')}
        allowDeselect={false}
        data={[
          { value: ALL, label: t('allPurposes') },
          ...heldPurposes.map((one) => ({ value: one, label: t(`purpose.${one}`) })),
        ]}
        value={purpose ?? ALL}
        onChange={(chosen) => change({ state, purpose: heldPurposes.find((one) => one === chosen) ?? null })}
      />
      <StateFilter
        states={heldStates}
        nameOf={(one) => t(`state.${one}`)}
        value={state}
        onChange={(chosen) => change({ state: chosen, purpose })}
      />
    </Group>
  );
}
