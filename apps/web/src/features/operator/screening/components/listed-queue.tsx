import { Button, Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { type ListedRow, listQuery } from '../api/read-screening.ts';
import { text, useText } from '../text.ts';
import { AddNames } from './add-names.tsx';
import { ListedPanel } from './listed-panel.tsx';

const states = ['listed', 'removed'] as const;

/** Stands for the form that adds names, in the place of a row. */
const NEW = 'new';

const columns = (): readonly Column<ListedRow>[] => [
  { key: 'name', header: text('columns.name'), render: ({ name }) => name, phone: 'title' },
  { key: 'kind', header: text('facts.kind'), render: ({ kind }) => text(`list.kind.${kind}`) },
  { key: 'source', header: text('facts.source'), render: ({ source }) => source },
  {
    key: 'since',
    header: text('facts.since'),
    render: ({ listed_on: day }) => <DateText value={day} />,
    numeric: true,
    phone: 'amount',
  },
];

/** The names that customers are compared with, and how they come and go. */
export function ListedQueue(): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, 'listed');
  const query = useInfiniteQuery(listQuery(state));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  const close = () => setOpenId(null);
  return (
    <Queue
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      filter={
        <Group gap="sm">
          <StateFilter
            states={states}
            nameOf={(one) => t(`list.state.${one}`)}
            value={state}
            onChange={setState}
          />
          <TextLink to={operatorRouteTable.operator_screening.path}>{t('toHits')}</TextLink>
          <Button onClick={() => setOpenId(NEW)}>{t('list.add')}</Button>
        </Group>
      }
      query={query}
      columns={columns()}
      rowKey={({ id }) => id}
      empty={t('list.empty')}
      selectedId={openId === NEW ? NEW : (row?.id ?? null)}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row?.name ?? t('list.add')}
      panel={
        openId === NEW ? <AddNames onClose={close} /> : row !== null && <ListedPanel key={row.id} row={row} />
      }
    />
  );
}
