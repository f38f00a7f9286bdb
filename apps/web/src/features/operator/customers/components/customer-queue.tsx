import { Group, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { text as sharedText } from '../../shared/text.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type CustomerRow, type CustomerSearch, customersQuery } from '../api/list-customers.ts';
import { customerQuery } from '../api/read-customer.ts';
import { accountTones } from '../lib/account-tones.ts';
import { text, useText } from '../text.ts';
import { CustomerPanel } from './customer-panel.tsx';

const accountStates = ['Active', 'Inactive', 'Pending'] as const;
const customerRoles = ['investor', 'businessowner'] as const;
const ALL = 'all';
/** One question per word, not per letter. */
const PAUSE_MS = 300;

const columns = (): readonly Column<CustomerRow>[] => [
  {
    key: 'name',
    header: text('columns.name'),
    render: ({ name, email }) => <TwoLines first={name} second={email} />,
    phone: 'title',
  },
  {
    key: 'kind',
    header: text('columns.kind'),
    render: ({ type, inv_no: number }) => {
      const kind = text(`kind.${type ?? 'businessowner'}`);
      return number === null ? kind : <TwoLines first={kind} second={number} />;
    },
  },
  {
    key: 'account',
    header: text('columns.account'),
    render: ({ account_status: state }) => <Chip tone={accountTones[state]}>{text(`account.${state}`)}</Chip>,
    phone: 'amount',
  },
  {
    key: 'application',
    header: text('columns.application'),
    render: ({ application_status: status }) =>
      status === null ? sharedText('none') : text(`application.${status}`),
  },
  {
    key: 'since',
    header: text('columns.since'),
    render: ({ created_on: day }) => <DateText value={day} />,
    numeric: true,
    phone: 'hidden',
  },
];

interface CustomerQueueProps {
  /** The customer that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
  /** A business owner's direct debits. */
  readonly directDebit: (customerId: string) => ReactNode;
}

/** Customers: search, filters, and one of them in the side panel. */
export function CustomerQueue({ id, onOpen, directDebit }: CustomerQueueProps): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(accountStates, null);
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<(typeof customerRoles)[number] | null>(null);
  const [settled] = useDebouncedValue(typed, PAUSE_MS);
  const query = useInfiniteQuery(customersQuery(searchOf(settled.trim(), state, role)));
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  // Follows what the panel reads; a second request would be a second entry in the audit log.
  const opened = useQuery({ ...customerQuery(id ?? ''), enabled: false });
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={
        <Group align="end" gap="sm">
          <TextInput
            type="search"
            label={t('search')}
            placeholder={t('searchHint')}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <StateFilter
            states={accountStates}
            nameOf={(one) => t(`account.${one}`)}
            value={state}
            onChange={setState}
          />
          <Select
            label={t('role')}
            allowDeselect={false}
            data={[
              { value: ALL, label: t('allRoles') },
              ...customerRoles.map((one) => ({ value: one, label: t(`roles.${one}`) })),
            ]}
            value={role ?? ALL}
            onChange={(chosen) => setRole(customerRoles.find((one) => one === chosen) ?? null)}
          />
        </Group>
      }
      query={query}
      columns={columns()}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row?.name ?? opened.data?.customer.name ?? t('columns.name')}
      panel={id !== null && <CustomerPanel key={id} id={id} directDebit={directDebit} />}
      compact={['name', 'account']}
    />
  );
}

function searchOf(
  q: string,
  state: CustomerRow['account_status'] | null,
  role: CustomerRow['role'] | null,
): CustomerSearch {
  return {
    ...(q === '' ? {} : { q }),
    ...(state === null ? {} : { account_status: state }),
    ...(role === null ? {} : { role }),
  };
}
