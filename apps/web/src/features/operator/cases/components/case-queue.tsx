import { Button, Group } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { caseTabs } from '@titian/contracts/cases';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { Queue } from '../../shared/queue.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import { type CaseRow, caseQuery, casesQuery } from '../api/cases.ts';
import { priorityTones, stateTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { CasePanel } from './case-panel.tsx';
import { CaseTools, useCaseFilters } from './case-tools.tsx';
import { OpenCaseDialog } from './open-case-dialog.tsx';

const columns = (): readonly Column<CaseRow>[] => [
  {
    key: 'number',
    header: text('columns.number'),
    render: ({ number, subject }) => <TwoLines first={number} second={<span dir="auto">{subject}</span>} />,
    phone: 'title',
    sort: 'opened',
  },
  {
    key: 'kind',
    header: text('columns.kind'),
    render: ({ kind, customer }) => (
      <TwoLines first={text(`kind.${kind}`)} second={<span dir="auto">{customer?.name}</span>} />
    ),
  },
  {
    key: 'owner',
    header: text('columns.owner'),
    render: ({ owner, priority }) => (
      <TwoLines
        first={owner?.name ?? text('unassigned')}
        second={<Chip tone={priorityTones[priority]}>{text(`priority.${priority}`)}</Chip>}
      />
    ),
    sort: 'priority',
  },
  {
    key: 'due',
    header: text('columns.due'),
    render: ({ due_at: due, is_overdue: late }) =>
      late ? (
        <TwoLines
          first={<DateText value={due} style="instant" />}
          second={<Chip tone="danger">{text('overdue')}</Chip>}
        />
      ) : (
        <DateText value={due} style="instant" />
      ),
    isBlank: ({ due_at: due }) => due === null,
    sort: 'due',
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={stateTones[state]}>{text(`state.${state}`)}</Chip>,
    phone: 'amount',
  },
];

interface CaseQueueProps {
  /** The case that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** Cases: mine, my team's, overdue and closed ones, and one of them in the side panel (CAS-3). */
export function CaseQueue({ id, onOpen }: CaseQueueProps): ReactNode {
  const t = useText();
  const list = useCaseFilters();
  const { tab } = list.filters;
  const query = useInfiniteQuery(casesQuery(list.filters));
  const may = usePermission();
  const [isOpening, setIsOpening] = useState(false);
  // Follows what the panel reads; a second request would be a second entry in the audit log.
  const opened = useQuery({ ...caseQuery(id ?? ''), enabled: false });
  return (
    <>
      <Queue
        title={t('title')}
        subtitle={t('subtitle')}
        filter={
          <Group gap="sm">
            <SegmentedControl
              aria-label={t('lists')}
              data={caseTabs.map((one) => ({ value: one, label: t(`tab.${one}`) }))}
              value={tab}
              onChange={list.setTab}
            />
            {may('case_work') && <Button onClick={() => setIsOpening(true)}>{t('open.title')}</Button>}
          </Group>
        }
        tools={<CaseTools list={list} owners={query.data?.pages[0]?.owners ?? []} />}
        sorting={list.sorting}
        query={query}
        columns={columns()}
        compact={['number', 'due', 'state']}
        rowKey={(one) => one.id}
        empty={t(`empty.${tab}`)}
        selectedId={id}
        onSelect={(one) => onOpen(one?.id ?? null)}
        panelTitle={opened.data?.number ?? t('columns.number')}
        panel={id !== null && <CasePanel key={id} id={id} />}
      />
      <OpenCaseDialog
        opened={isOpening}
        customer={null}
        onClose={() => setIsOpening(false)}
        onOpened={onOpen}
      />
    </>
  );
}
