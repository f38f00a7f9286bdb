import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type OwnTopUp, type OwnWithdrawal, topUpsQuery, withdrawalsQuery } from '../api/history.ts';
import { text, useText } from '../text.ts';
import { StateWithReason } from './state-with-reason.tsx';
import classes from './wallet.module.css';

const topUpTones: Readonly<Record<OwnTopUp['state'], ChipTone>> = {
  pending: 'info',
  succeeded: 'brand',
  held: 'waiting',
  failed: 'danger',
  expired: 'neutral',
};

const withdrawalTones: Readonly<Record<OwnWithdrawal['state'], ChipTone>> = {
  requested: 'waiting',
  approved: 'info',
  in_batch: 'info',
  paid: 'brand',
  rejected: 'danger',
  returned: 'danger',
};

const topUpColumns = (): readonly Column<OwnTopUp>[] => [
  {
    key: 'reference',
    header: text('history.reference'),
    render: ({ ref_number: reference }) => (
      <span className={classes.reference}>
        <TextLink {...pageLink('balance')} search={{ ref_number: reference }}>
          {reference}
        </TextLink>
      </span>
    ),
    phone: 'title',
  },
  {
    key: 'made',
    header: text('history.made'),
    render: ({ created_at: at }) => <DateText value={at} style="instant" />,
  },
  {
    key: 'state',
    header: text('history.state'),
    render: ({ state, message }) => (
      <StateWithReason reason={state === 'succeeded' ? null : message}>
        <Chip tone={topUpTones[state]}>{text(`history.topUp.${state}`)}</Chip>
      </StateWithReason>
    ),
  },
  {
    key: 'amount',
    header: text('topUp.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

const withdrawalColumns = (): readonly Column<OwnWithdrawal>[] => [
  {
    key: 'to',
    header: text('withdraw.to'),
    render: ({ bank, account_last4: last4 }) => `${bank} •••• ${last4}`,
    phone: 'title',
  },
  {
    key: 'made',
    header: text('history.made'),
    render: ({ requested_at: at }) => <DateText value={at} style="instant" />,
  },
  {
    key: 'state',
    header: text('history.state'),
    render: ({ state, reason, arrives_on: arrives }) => (
      <StateWithReason reason={reason ?? (state === 'paid' ? null : <Arrives on={arrives} key="arrives" />)}>
        <Chip tone={withdrawalTones[state]}>{text(`history.withdrawal.${state}`)}</Chip>
      </StateWithReason>
    ),
  },
  {
    key: 'amount',
    header: text('withdraw.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

function Arrives({ on }: { readonly on: string }): ReactNode {
  return (
    <>
      {text('withdraw.arrives')} <DateText value={on} />
    </>
  );
}

/** Deposits and withdrawals with their state and its reason (WAL-9). */
export function WalletHistory(): ReactNode {
  const t = useText();
  const topUps = useInfiniteQuery(topUpsQuery);
  const withdrawals = useInfiniteQuery(withdrawalsQuery);
  return (
    <>
      <SectionCard title={t('history.withdrawals')}>
        <PagedView query={withdrawals} empty={<EmptyState title={t('history.noWithdrawals')} />}>
          {(rows) => (
            <RecordList
              caption={t('history.withdrawals')}
              columns={withdrawalColumns()}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedView>
      </SectionCard>
      <SectionCard title={t('history.topUps')}>
        <PagedView query={topUps} empty={<EmptyState title={t('history.noTopUps')} />}>
          {(rows) => (
            <RecordList
              caption={t('history.topUps')}
              columns={topUpColumns()}
              rows={rows}
              rowKey={({ ref_number: reference }) => reference}
            />
          )}
        </PagedView>
      </SectionCard>
    </>
  );
}
