import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { type PremiumRow, type PremiumState, premiumUpgradesQuery } from '../api/premium.ts';
import { text, useText } from '../text.ts';
import { PremiumPanel } from './premium-panel.tsx';

const states = ['submitted', 'approved', 'rejected'] as const;

const tones: Readonly<Record<PremiumState, ChipTone>> = {
  submitted: 'waiting',
  approved: 'brand',
  rejected: 'danger',
};

const columns = (): readonly Column<PremiumRow>[] => [
  { key: 'name', header: text('columns.name'), render: ({ name }) => name, phone: 'title' },
  { key: 'number', header: text('columns.number'), render: ({ inv_no }) => inv_no },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={tones[state]}>{text(`state.${state}`)}</Chip>,
    phone: 'amount',
  },
  {
    key: 'requested',
    header: text('columns.requested'),
    render: ({ requested_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
];

interface PremiumQueueProps {
  /** The request that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** Requests for Premium to review, with the answers beside their documents. */
export function PremiumQueue({ id, onOpen }: PremiumQueueProps): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, 'submitted');
  const query = useInfiniteQuery(premiumUpgradesQuery(state));
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={
        <StateFilter states={states} nameOf={(one) => t(`state.${one}`)} value={state} onChange={setState} />
      }
      query={query}
      columns={columns()}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row?.name ?? t('columns.name')}
      panel={id !== null && <PremiumPanel key={id} id={id} />}
      compact={['name', 'number', 'requested']}
    />
  );
}
