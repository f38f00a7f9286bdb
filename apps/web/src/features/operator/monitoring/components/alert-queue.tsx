import { Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { monitoringStates } from '@titian/contracts/monitoring';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type AlertRow, alertsQuery } from '../api/monitoring.ts';
import { severityTones, stateTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { AlertPanel } from './alert-panel.tsx';

const columns = (): readonly Column<AlertRow>[] => [
  {
    key: 'customer',
    header: text('columns.customer'),
    render: ({ customer: { name, number } }) => (
      <TwoLines first={<span dir="auto">{name}</span>} second={number} />
    ),
    phone: 'title',
  },
  { key: 'rule', header: text('columns.rule'), render: ({ rule }) => text(`rule.${rule}`) },
  {
    key: 'severity',
    header: text('columns.severity'),
    render: ({ severity }) => <Chip tone={severityTones[severity]}>{text(`severity.${severity}`)}</Chip>,
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
  {
    key: 'until',
    header: text('columns.until'),
    render: ({ until }) => <DateText value={until} />,
    numeric: true,
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={stateTones[state]}>{text(`state.${state}`)}</Chip>,
  },
];

interface AlertQueueProps {
  /** The alert that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** `/operator/monitoring`: what the rules found, newest first (TXM-3). */
export function AlertQueue({ id, onOpen }: AlertQueueProps): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(monitoringStates, 'open');
  const query = useInfiniteQuery(alertsQuery(state));
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={
        <Group gap="sm">
          <StateFilter
            states={monitoringStates}
            nameOf={(one) => t(`state.${one}`)}
            value={state}
            onChange={setState}
          />
          <TextLink to={operatorRouteTable.operator_monitoring_rules.path}>{t('toRules')}</TextLink>
        </Group>
      }
      query={query}
      columns={columns()}
      compact={['customer', 'rule', 'amount']}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row === undefined ? t('title') : t(`rule.${row.rule}`)}
      panel={id !== null && <AlertPanel key={id} id={id} onOpen={onOpen} />}
    />
  );
}
