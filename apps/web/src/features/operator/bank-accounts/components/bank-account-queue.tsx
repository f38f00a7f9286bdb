import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { type BankAccountRow, bankAccountsQuery } from '../api/bank-accounts.ts';
import { text, useText } from '../text.ts';
import { BankAccountPanel } from './bank-account-panel.tsx';

const columns = (): readonly Column<BankAccountRow>[] => [
  {
    key: 'name',
    header: text('columns.name'),
    render: ({ verified_name: name }) => name,
    phone: 'title',
  },
  {
    key: 'account',
    header: text('columns.account'),
    render: ({ bank_name: bank, last4 }) => `${bank} •••• ${last4}`,
  },
  {
    key: 'bankSays',
    header: text('columns.bankSays'),
    render: ({ bank_holder_name: name }) => name ?? text('nobody'),
  },
  {
    key: 'requested',
    header: text('columns.requested'),
    render: ({ requested_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
];

/** New bank accounts that an operator reviews before they are paid to (WAL-13). */
export function BankAccountQueue(): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(bankAccountsQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      query={query}
      columns={columns()}
      rowKey={({ id }) => id}
      empty={t('empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row?.verified_name ?? t('title')}
      panel={row !== null && <BankAccountPanel key={row.id} row={row} />}
    />
  );
}
