import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { type TopupRow, topupsQuery } from '../api/list-topups.ts';
import { text, useText } from '../text.ts';
import { TopupPanel } from './topup-panel.tsx';

const states = ['held', 'pending', 'credited', 'refunded', 'failed'] as const;

type NameCheck = NonNullable<TopupRow['name_check']>;

const tones: Readonly<Record<NameCheck, ChipTone>> = {
  equal: 'brand',
  close: 'waiting',
  absent: 'waiting',
  different: 'danger',
};

const columns = (): readonly Column<TopupRow>[] => [
  {
    key: 'investor',
    header: text('columns.investor'),
    render: ({ investor_name: name }) => name,
    phone: 'title',
  },
  {
    key: 'payer',
    header: text('columns.payer'),
    render: ({ payer_name: name }) => name ?? text('noName'),
  },
  {
    key: 'check',
    header: text('columns.check'),
    render: ({ name_check: check }) =>
      check === null ? null : <Chip tone={tones[check]}>{text(`check.${check}`)}</Chip>,
  },
  {
    key: 'received',
    header: text('columns.received'),
    render: ({ received_at: at }) => <DateText value={at} style="instant" />,
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

/** Held top-ups: credit them, or send them back (WAL-6). */
export function TopupQueue(): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, 'held');
  const query = useInfiniteQuery(topupsQuery(state));
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
      panelTitle={row?.investor_name ?? t('title')}
      panel={row !== null && <TopupPanel key={row.id} topup={row} />}
    />
  );
}
