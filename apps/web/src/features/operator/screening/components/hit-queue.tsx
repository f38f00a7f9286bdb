import { Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { type HitRow, hitsQuery } from '../api/read-screening.ts';
import { text, useText } from '../text.ts';
import { HitPanel } from './hit-panel.tsx';

const states = ['open', 'cleared', 'confirmed'] as const;

const tones: Readonly<Record<HitRow['state'], ChipTone>> = {
  open: 'waiting',
  cleared: 'brand',
  confirmed: 'danger',
};

const columns = (): readonly Column<HitRow>[] => [
  { key: 'name', header: text('columns.name'), render: ({ name }) => name, phone: 'title' },
  { key: 'listed', header: text('columns.listed'), render: ({ listed }) => listed.name },
  {
    key: 'score',
    header: text('columns.score'),
    render: ({ score }) => text('score', { score }),
    numeric: true,
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={tones[state]}>{text(`state.${state}`)}</Chip>,
    phone: 'amount',
  },
  {
    key: 'found',
    header: text('columns.found'),
    render: ({ found_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
];

/** Screening hits, which compliance decides one by one (SCR-5). */
export function HitQueue(): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, 'open');
  const query = useInfiniteQuery(hitsQuery(state));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={
        <Group gap="sm">
          <StateFilter
            states={states}
            nameOf={(one) => t(`state.${one}`)}
            value={state}
            onChange={setState}
          />
          <TextLink to={operatorRouteTable.operator_screening_list.path}>{t('toList')}</TextLink>
        </Group>
      }
      query={query}
      columns={columns()}
      rowKey={({ id }) => id}
      empty={t('empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row?.name ?? t('title')}
      panel={row !== null && <HitPanel key={row.id} hit={row} />}
    />
  );
}
