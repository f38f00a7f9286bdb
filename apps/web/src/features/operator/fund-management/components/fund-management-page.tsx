import { Button, Group, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import panel from '../../shared/panel.module.css';
import queue from '../../shared/queue.module.css';
import { Queue } from '../../shared/queue.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type ManagedInvestor, type ManagedList, managedQuery } from '../api/fund-management.ts';
import { mandateTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import classes from './fund-management.module.css';
import { ManagedPanel } from './managed-panel.tsx';

const columns = (): readonly Column<ManagedInvestor>[] => [
  {
    key: 'investor',
    header: text('columns.investor'),
    render: ({ name, number }) => <TwoLines first={<span dir="auto">{name}</span>} second={number} />,
    phone: 'title',
  },
  {
    key: 'mandate',
    header: text('columns.mandate'),
    render: ({ mandate }) => <Chip tone={mandateTones[mandate]}>{text(`mandateState.${mandate}`)}</Chip>,
  },
  {
    key: 'cash',
    header: text('columns.cash'),
    render: ({ cash }) => <Money amount={cash} />,
    numeric: true,
    phone: 'amount',
  },
  {
    key: 'committed',
    header: text('columns.committed'),
    render: ({ committed }) => <Money amount={committed} />,
    numeric: true,
  },
  {
    key: 'outstanding',
    header: text('columns.outstanding'),
    render: ({ outstanding }) => <Money amount={outstanding} />,
    numeric: true,
  },
  {
    key: 'orders',
    header: text('columns.orders'),
    render: ({ proposed_orders: orders }) => String(orders),
    numeric: true,
    isBlank: ({ proposed_orders: orders }) => orders === 0,
  },
];

interface FundManagementPageProps {
  /** The investor who is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** `/operator/fund-management`: whose funds are managed, and what is ordered for them (FND-1). */
export function FundManagementPage({ id, onOpen }: FundManagementPageProps): ReactNode {
  const t = useText();
  const [number, setNumber] = useState('');
  const query = useInfiniteQuery(managedQuery(number));
  const list = query.data?.pages[0];
  const rows = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      summary={list !== undefined && <Summary list={list} />}
      tools={<NumberSearch number={number} onSearch={setNumber} />}
      query={query}
      columns={columns()}
      compact={['investor', 'mandate', 'cash']}
      rowKey={(one) => one.id}
      empty={t(number === '' ? 'empty' : 'notFound')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={rows.find((one) => one.id === id)?.number ?? t('columns.investor')}
      panel={id !== null && <ManagedPanel key={id} id={id} />}
    />
  );
}

function Summary({ list: { totals, is_enabled: isEnabled } }: { readonly list: ManagedList }): ReactNode {
  const t = useText();
  return (
    <div className={classes.summary}>
      {!isEnabled && <p className={panel.notice}>{t('off')}</p>}
      <StatRow>
        <StatNumber label={t('totals.investors')} value={String(totals.investors)} />
        <StatNumber label={t('totals.cash')} value={<Money amount={totals.cash} />} />
        <StatNumber label={t('totals.committed')} value={<Money amount={totals.committed} />} />
        <StatNumber label={t('totals.outstanding')} value={<Money amount={totals.outstanding} />} />
      </StatRow>
    </div>
  );
}

interface NumberSearchProps {
  readonly number: string;
  readonly onSearch: (number: string) => void;
}

/** Finds any approved investor, so that a first mandate can be recorded. */
function NumberSearch({ number, onSearch }: NumberSearchProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const showAll = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <form onSubmit={search} className={queue.filter}>
      <TextInput
        label={t('number')}
        value={typed}
        maxLength={20}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button type="submit" variant="default">
          {t('find')}
        </Button>
        {number !== '' && (
          <Button variant="subtle" onClick={showAll}>
            {t('showAll')}
          </Button>
        )}
      </Group>
    </form>
  );
}
