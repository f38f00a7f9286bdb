import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { type EventRow, eventsQuery } from '../api/list-events.ts';
import { useEventFilters } from '../lib/event-filters.ts';
import { text, useText } from '../text.ts';
import { EventDetail } from './event-detail.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventTools } from './event-tools.tsx';

const tones: Readonly<Record<EventRow['kind'], ChipTone>> = {
  sign_in_failed: 'waiting',
  second_factor_failed: 'waiting',
  passkey_failed: 'waiting',
  new_device: 'info',
  access_refused: 'waiting',
  foreign_object: 'waiting',
  limit_reached: 'danger',
  number_revealed: 'info',
  credentials_changed: 'info',
  change_refused: 'danger',
  upload_infected: 'danger',
  upload_held: 'waiting',
  callbacks_refused: 'danger',
  client_error: 'info',
};

const columns = (): readonly Column<EventRow>[] => [
  {
    key: 'kind',
    header: text('columns.kind'),
    render: ({ kind }) => <Chip tone={tones[kind]}>{text(`kind.${kind}`)}</Chip>,
    phone: 'title',
  },
  { key: 'detail', header: text('columns.detail'), render: ({ detail }) => <EventDetail detail={detail} /> },
  { key: 'account', header: text('columns.account'), render: accountOf },
  {
    key: 'occurrences',
    header: text('columns.occurrences'),
    render: ({ occurrences }) => String(occurrences),
    numeric: true,
  },
  {
    key: 'at',
    header: text('columns.at'),
    render: ({ at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
];

function accountOf({ account_kind: kind, operator_name: name }: EventRow): string {
  if (kind === null) {
    return text('account.none');
  }
  return name ?? text(`account.${kind}`);
}

/** `/operator/security-events`: what happened to sign-ins, limits and uploads. */
export function EventList(): ReactNode {
  const t = useText();
  const list = useEventFilters();
  const { filters } = list;
  const query = useInfiniteQuery(eventsQuery(filters));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={<EventTools {...list} />}
      query={query}
      columns={columns()}
      compact={['kind', 'at']}
      rowKey={({ id }) => id}
      empty={t('empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row === null ? t('title') : t(`kind.${row.kind}`)}
      panel={row !== null && <EventFacts key={row.id} row={row} />}
    />
  );
}
