import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { listSorting } from '../../shared/list-sorting.ts';
import { Queue } from '../../shared/queue.tsx';
import { text as sharedText } from '../../shared/text.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type CustomerRow, customersQuery } from '../api/list-customers.ts';
import { customerQuery } from '../api/read-customer.ts';
import { accountTones } from '../lib/account-tones.ts';
import { sorts, useCustomerFilters } from '../lib/customer-filters.ts';
import { text, useText } from '../text.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { CustomerTools } from './customer-tools.tsx';

const columns = (): readonly Column<CustomerRow>[] => [
  {
    key: 'name',
    header: text('columns.name'),
    render: ({ name, email }) => <TwoLines first={name} second={email} />,
    phone: 'title',
    sort: 'name',
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
    sort: 'newest',
  },
];

interface CustomerQueueProps {
  /** The customer that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
  /** A business owner's direct debits. */
  readonly directDebit: (customerId: string) => ReactNode;
  /** Opens a case about a customer. */
  readonly openCase: (customer: { readonly id: string; readonly name: string }) => ReactNode;
}

/** Customers: search, filters, and one of them in the side panel. */
export function CustomerQueue({ id, onOpen, directDebit, openCase }: CustomerQueueProps): ReactNode {
  const t = useText();
  const list = useCustomerFilters();
  const [typed, setTyped] = useState('');
  const { state, ...filters } = list.filters;
  const search = {
    ...filters,
    ...(state !== undefined && { account_status: state }),
    ...(typed !== '' && { q: typed }),
  };
  const query = useInfiniteQuery(customersQuery(search));
  const total = query.data?.pages[0]?.total ?? null;
  const sorting = listSorting(sorts, 'newest', filters, list.change);
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  // Follows what the panel reads; a second request would be a second entry in the audit log.
  const opened = useQuery({ ...customerQuery(id ?? ''), enabled: false });
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      tools={
        <CustomerTools
          list={list}
          typed={typed}
          onType={setTyped}
          search={search}
          sorting={sorting}
          count={total === null ? null : t('count', { count: total })}
        />
      }
      sorting={sorting}
      query={query}
      columns={columns()}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={id}
      onSelect={(one) => onOpen(one?.id ?? null)}
      panelTitle={row?.name ?? opened.data?.customer.name ?? t('columns.name')}
      panel={id !== null && <CustomerPanel key={id} id={id} directDebit={directDebit} openCase={openCase} />}
      compact={['name', 'account']}
    />
  );
}
