import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Chip } from '../../../components/chip.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { operatorRouteTable } from '../../../config/routes.ts';
import { useQueueState } from '../../../lib/office/queue-search.ts';
import { StateFilter } from '../../../lib/office/state-filter.tsx';
import { type WithdrawalRow, withdrawalsQuery } from '../api/list-withdrawals.ts';
import { withdrawalTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import classes from './payouts.module.css';

const states = ['requested', 'approved', 'in_batch', 'paid', 'rejected', 'returned'] as const;

const columns: readonly Column<WithdrawalRow>[] = [
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
  },
  {
    key: 'requested',
    header: text('withdrawal.requested'),
    render: ({ requested_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

/** Withdrawals as investors see them; they are paid from the payouts queue. */
export function WithdrawalList(): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, 'requested');
  const query = useInfiniteQuery(withdrawalsQuery(state));
  return (
    <>
      <PageHeader
        title={t('withdrawal.title')}
        subtitle={t('withdrawal.subtitle')}
        action={
          <ButtonLink to={operatorRouteTable.operator_payouts.path}>{t('withdrawal.toPayouts')}</ButtonLink>
        }
      />
      <div className={classes.filter}>
        <StateFilter
          states={states}
          nameOf={(one) => t(`withdrawal.state.${one}`)}
          value={state}
          onChange={setState}
        />
      </div>
      <section className={classes.list} aria-label={t('withdrawal.title')}>
        <PagedView query={query} empty={<EmptyState title={t('withdrawal.empty')} />}>
          {(rows) => (
            <RecordList
              caption={t('withdrawal.title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedView>
      </section>
    </>
  );
}
