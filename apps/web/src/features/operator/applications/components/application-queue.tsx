import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { type ApplicationRow, type ApplicationState, applicationsQuery } from '../api/list-applications.ts';
import { text, useText } from '../text.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplicationTools, useApplicationFilters } from './application-tools.tsx';

const tones: Readonly<Record<ApplicationState, ChipTone>> = {
  Incomplete: 'neutral',
  Submitted: 'waiting',
  Approved: 'brand',
  Rejected: 'danger',
  'More Info Required': 'info',
};

const columns = (): readonly Column<ApplicationRow>[] => [
  { key: 'name', header: text('columns.name'), render: ({ name }) => name, phone: 'title' },
  { key: 'form', header: text('columns.form'), render: ({ form }) => text(`form.${form}`) },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ application_status: state }) =>
      state !== null && <Chip tone={tones[state]}>{text(`state.${state}`)}</Chip>,
    phone: 'amount',
  },
  {
    key: 'submitted',
    header: text('columns.submitted'),
    render: ({ submitted_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
    sort: 'submitted',
  },
];

interface ApplicationQueueProps {
  /** The application that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** Applications to review, with the form beside its documents. */
export function ApplicationQueue({ id, onOpen }: ApplicationQueueProps): ReactNode {
  const t = useText();
  const list = useApplicationFilters();
  const query = useInfiniteQuery(applicationsQuery(list.filters));
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      tools={<ApplicationTools list={list} />}
      sorting={list.sorting}
      query={query}
      columns={columns()}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row?.name ?? t('columns.name')}
      panel={id !== null && <ApplicationPanel key={id} id={id} />}
      compact={['name', 'form', 'submitted']}
    />
  );
}
