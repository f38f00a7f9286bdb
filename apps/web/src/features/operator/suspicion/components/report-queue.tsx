import { Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { suspicionReportStates } from '@titian/contracts/suspicion';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type ReportRow, reportsQuery } from '../api/reports.ts';
import { stateTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { DraftButton } from './draft-dialog.tsx';
import { ReportPanel } from './report-panel.tsx';

const columns = (): readonly Column<ReportRow>[] => [
  {
    key: 'customer',
    header: text('columns.customer'),
    render: ({ customer: { name, number } }) => (
      <TwoLines first={<span dir="auto">{name}</span>} second={number} />
    ),
    phone: 'title',
  },
  { key: 'number', header: text('columns.number'), render: ({ number }) => number },
  {
    key: 'drafted',
    header: text('columns.drafted'),
    render: ({ drafted_at: at }) => <DateText value={at} />,
    numeric: true,
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={stateTones[state]}>{text(`state.${state}`)}</Chip>,
  },
  { key: 'reference', header: text('columns.reference'), render: ({ reference }) => reference ?? '' },
];

interface ReportQueueProps {
  /** The report that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** `/operator/suspicion-reports`: what is reported to the authority, newest first (TXM-8). */
export function ReportQueue({ id, onOpen }: ReportQueueProps): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(suspicionReportStates, null);
  const query = useInfiniteQuery(reportsQuery(state));
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={
        <Group gap="sm">
          <StateFilter
            states={suspicionReportStates}
            nameOf={(one) => t(`state.${one}`)}
            value={state}
            onChange={setState}
          />
          <DraftButton onDrafted={onOpen} />
        </Group>
      }
      query={query}
      columns={columns()}
      compact={['customer', 'number', 'state']}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row?.number ?? t('title')}
      panel={id !== null && <ReportPanel key={id} id={id} />}
    />
  );
}
