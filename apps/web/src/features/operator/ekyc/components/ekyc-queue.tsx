import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { type ReviewRow, type ReviewState, reviewsQuery } from '../api/reviews.ts';
import { text, useText } from '../text.ts';
import { EkycPanel } from './ekyc-panel.tsx';

const states = ['review', 'approved', 'retry', 'rejected', 'open'] as const;

const tones: Readonly<Record<ReviewState, ChipTone>> = {
  open: 'neutral',
  review: 'waiting',
  approved: 'brand',
  retry: 'info',
  rejected: 'danger',
};

const columns = (): readonly Column<ReviewRow>[] => [
  { key: 'name', header: text('columns.name'), render: ({ name }) => name, phone: 'title' },
  {
    key: 'why',
    header: text('columns.why'),
    render: ({ reasons }) => reasons.map((one) => one.text).join('; '),
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={tones[state]}>{text(`state.${state}`)}</Chip>,
    phone: 'amount',
  },
  {
    key: 'submitted',
    header: text('columns.submitted'),
    render: ({ submitted_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
];

interface EkycQueueProps {
  /** The check that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** Identity checks that a person has to look at. */
export function EkycQueue({ id, onOpen }: EkycQueueProps): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, 'review');
  const query = useInfiniteQuery(reviewsQuery(state));
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
      panel={id !== null && <EkycPanel key={id} id={id} />}
      compact={['name', 'submitted']}
    />
  );
}
