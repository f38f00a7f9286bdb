import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { Queue } from '../../shared/queue.tsx';
import { readWithdrawalsFile, type WithdrawalRow, withdrawalsQuery } from '../api/list-withdrawals.ts';
import { useMoneyFilters } from '../lib/money-filters.ts';
import { withdrawalTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { MoneyTools } from './money-tools.tsx';
import classes from './payouts.module.css';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

const states = ['requested', 'approved', 'in_batch', 'paid', 'rejected', 'returned'] as const;

const columns = (total: string | undefined): readonly Column<WithdrawalRow>[] => [
  {
    key: 'investor',
    header: text('withdrawal.investor'),
    render: ({ investor_name: name, inv_no: number }) => [name, number].filter(Boolean).join(' · '),
    phone: 'title',
  },
  {
    key: 'account',
    header: text('columns.account'),
    render: ({ bank, account_last4: last4 }) => text('account', { bank, last4 }),
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={withdrawalTones[state]}>{text(`withdrawal.state.${state}`)}</Chip>,
    sort: 'state',
  },
  {
    key: 'requested',
    header: text('withdrawal.requested'),
    render: ({ requested_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
    sort: 'created',
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
    sort: 'amount',
    total: total !== undefined && <Money amount={total} />,
  },
];

/** Withdrawals as investors see them; they are paid from the payouts queue, or rejected here (WAL-9). */
export function WithdrawalList(): ReactNode {
  const t = useText();
  const money = useMoneyFilters(states, 'requested');
  const query = useInfiniteQuery(withdrawalsQuery(money.filters));
  const totals = query.data?.pages[0]?.totals;
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <>
      <Queue
        title={t('withdrawal.title')}
        subtitle={t('withdrawal.subtitle')}
        tools={
          <MoneyTools
            list="withdrawals"
            states={states}
            nameOf={(one) => t(`withdrawal.state.${one}`)}
            money={money}
            readFile={() => readWithdrawalsFile(money.filters)}
          />
        }
        sorting={money.sorting}
        totalLabel={totals ? t('withdrawal.count', { count: totals.count }) : undefined}
        query={query}
        columns={columns(totals?.amount)}
        rowKey={({ id }) => id}
        empty={t('withdrawal.empty')}
        selectedId={row?.id ?? null}
        onSelect={(one) => setOpenId(one?.id ?? null)}
        panelTitle={row?.investor_name ?? t('withdrawal.title')}
        panel={row !== null && <WithdrawalPanel key={row.id} row={row} />}
      />
      <div className={classes.next}>
        <ButtonLink variant="default" to={operatorRouteTable.operator_payouts.path}>
          {t('withdrawal.toPayouts')}
        </ButtonLink>
      </div>
    </>
  );
}
