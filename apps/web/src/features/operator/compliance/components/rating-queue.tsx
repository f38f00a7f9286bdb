import { useInfiniteQuery } from '@tanstack/react-query';
import { riskTabs } from '@titian/contracts/compliance';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type RatingRow, ratingsQuery } from '../api/ratings.ts';
import { riskTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { RiskPanel } from './risk-panel.tsx';

/** The list of all is the one without a filter. */
const filters = riskTabs.filter((tab) => tab !== 'all');

const columns = (): readonly Column<RatingRow>[] => [
  {
    key: 'customer',
    header: text('columns.customer'),
    render: ({ customer: { name, number } }) => (
      <TwoLines first={<span dir="auto">{name}</span>} second={number} />
    ),
    phone: 'title',
  },
  {
    key: 'rating',
    header: text('columns.rating'),
    render: ({ rating }) => <Chip tone={riskTones[rating]}>{text(`rating.${rating}`)}</Chip>,
  },
  {
    key: 'rated',
    header: text('columns.rated'),
    render: ({ rated_on: on }) => <DateText value={on} />,
    numeric: true,
  },
  {
    key: 'review',
    header: text('columns.review'),
    render: ({ review_on: on }) => <DateText value={on} />,
    numeric: true,
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ is_due: isDue, is_waiting: isWaiting }) => (
      <>
        {isWaiting && <Chip tone="waiting">{text('tab.waiting')}</Chip>}
        {isDue && <Chip tone="danger">{text('tab.due')}</Chip>}
      </>
    ),
  },
];

interface RatingQueueProps {
  /** The customer who is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** `/operator/risk-ratings`: whose rating is reviewed next, and why each customer is rated as it is (CMP-2). */
export function RatingQueue({ id, onOpen }: RatingQueueProps): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(filters, null);
  const query = useInfiniteQuery(ratingsQuery(state ?? 'all'));
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <Queue
      title={t('ratings.title')}
      subtitle={t('ratings.subtitle')}
      filter={
        <StateFilter states={filters} nameOf={(one) => t(`tab.${one}`)} value={state} onChange={setState} />
      }
      query={query}
      columns={columns()}
      compact={['customer', 'rating', 'review']}
      rowKey={(one) => one.id}
      empty={t('ratings.empty')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row?.customer.name ?? t('ratings.open')}
      panel={id !== null && <RiskPanel key={id} id={id} />}
    />
  );
}
