import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { unclaimedStates } from '@titian/contracts/unclaimed-moneys';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { Queue } from '../../shared/queue.tsx';
import { SaveButton } from '../../shared/save-button.tsx';
import { StateFilter } from '../../shared/state-filter.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useAddressFilters } from '../../shared/use-list-filters.ts';
import {
  readUnclaimedFile,
  readUnclaimedReturn,
  type UnclaimedFilter,
  type UnclaimedPage,
  type UnclaimedRow,
  unclaimedMoneysQuery,
} from '../api/unclaimed-moneys.ts';
import { endedYears } from '../lib/ended-years.ts';
import { text, useText } from '../text.ts';
import { CancellationForm } from './cancellation-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import classes from './unclaimed-moneys.module.css';

const tones: Readonly<Record<UnclaimedRow['state'], ChipTone>> = {
  approaching: 'waiting',
  unclaimed: 'danger',
  approved: 'info',
  paid: 'brand',
};

const columns = (): readonly Column<UnclaimedRow>[] => [
  {
    key: 'customer',
    header: text('columns.customer'),
    render: ({ customer: { name, number } }) => (
      <TwoLines first={<span dir="auto">{name}</span>} second={number} />
    ),
    phone: 'title',
  },
  {
    key: 'activity',
    header: text('columns.activity'),
    render: ({ last_activity: { on, kind } }) => (
      <TwoLines first={<DateText value={on} />} second={text(`activity.${kind}`)} />
    ),
  },
  {
    key: 'unclaimed',
    header: text('columns.unclaimedOn'),
    render: ({ unclaimed_on: on, days_left: count }) => (
      <TwoLines first={<DateText value={on} />} second={text('daysLeft', { count })} />
    ),
  },
  {
    key: 'notices',
    header: text('columns.notices'),
    render: ({ notified_on: days }) => text('lastNotice', { count: days.length, on: days.at(-1) ?? '' }),
    isBlank: ({ notified_on: days }) => days.length === 0,
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: (row) => <State row={row} />,
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

/** How far it has come; a payment with what the bank statement shows of it. */
function State({ row }: { readonly row: UnclaimedRow }): ReactNode {
  const t = useText();
  const { state, payment, is_proposed: isProposed } = row;
  const paidOn = payment?.paid_on ?? null;
  return (
    <>
      <TwoLines
        first={<Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>}
        second={
          paidOn !== null
            ? t('paidOn', { on: paidOn })
            : isProposed && t(payment === null ? 'proposed' : 'cancelling.proposed')
        }
      />
      {payment !== null && (
        <p className={classes.reference}>{t('reference', { reference: payment.reference })}</p>
      )}
    </>
  );
}

interface UnclaimedQueueProps {
  /** Opens the customer of a row. */
  readonly onCustomer: (id: string) => void;
}

/** `/operator/unclaimed-moneys`: cash without activity of its owner, and the return of a year (CMP-8). */
export function UnclaimedQueue({ onCustomer }: UnclaimedQueueProps): ReactNode {
  const t = useText();
  const { filters, change } = useAddressFilters((search): UnclaimedFilter => {
    const state = unclaimedStates.find((one) => one === search.state);
    return state === undefined ? {} : { state };
  });
  const query = useInfiniteQuery(unclaimedMoneysQuery(filters));
  const [chosen, setChosen] = useState<UnclaimedRow | null>(null);
  const close = () => setChosen(null);
  // One is paid, or its approved payment cancelled.
  const [paid, cancelled] = chosen?.payment === null ? [chosen, null] : [null, chosen];
  const first = query.data?.pages[0];
  return (
    <>
      <Queue
        title={t('title')}
        {...(first && { subtitle: t('subtitle', { count: first.period_years }) })}
        summary={first && <Totals page={first} />}
        tools={
          <div className={classes.tools}>
            <StateFilter
              states={unclaimedStates}
              nameOf={(one) => t(`state.${one}`)}
              value={filters.state ?? null}
              onChange={(state) => change({ state })}
            />
            <SaveButton
              name={`unclaimed-moneys-${businessToday()}.csv`}
              read={() => readUnclaimedFile(filters)}
            >
              {t('save')}
            </SaveButton>
            <ReturnOfYear />
          </div>
        }
        query={query}
        columns={[...columns(), actionColumn(setChosen)]}
        rowKey={({ id }) => id}
        empty={t('empty')}
        selectedId={null}
        onSelect={(row) => row !== null && onCustomer(row.customer.id)}
        panelTitle={t('title')}
        panel={null}
      />
      <Dialog opened={paid !== null} title={t('pay.title')} onClose={close}>
        {paid !== null && <PaymentForm row={paid} onClose={close} />}
      </Dialog>
      <Dialog opened={cancelled !== null} title={t('cancelling.title')} onClose={close}>
        {cancelled !== null && <CancellationForm row={cancelled} onClose={close} />}
      </Dialog>
    </>
  );
}

function actionColumn(onChoose: (row: UnclaimedRow) => void): Column<UnclaimedRow> {
  return {
    key: 'action',
    header: text('columns.action'),
    render: (row) => (
      <Button
        size="compact-sm"
        h="auto"
        variant={row.can.pay ? 'filled' : 'default'}
        className={classes.action}
        onClick={() => onChoose(row)}
      >
        {text(row.can.pay ? 'pay.open' : 'cancelling.open')}
      </Button>
    ),
    isBlank: ({ can }) => !can.pay && !can.cancel,
  };
}

function Totals({ page: { totals, notice_months: months } }: { readonly page: UnclaimedPage }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('totals')} className={classes.totals}>
      <StatRow>
        <StatNumber label={t('owners')} value={totals.rows} />
        <StatNumber label={t('amount')} value={<Money amount={totals.amount} />} />
        <StatNumber label={t('unclaimedOwners')} value={totals.unclaimed_rows} />
        <StatNumber label={t('unclaimedAmount')} value={<Money amount={totals.unclaimed_amount} />} />
        <StatNumber label={t('registrarAmount')} value={<Money amount={totals.registrar_amount} />} />
      </StatRow>
      <p className={classes.notice}>{t('notice', { count: months })}</p>
    </section>
  );
}

/** Years that have ended, the newest first. */
function ReturnOfYear(): ReactNode {
  const t = useText();
  const years = endedYears(businessToday());
  const [year, setYear] = useState(years[0] ?? '');
  return (
    <>
      <NativeSelect
        label={t('return.year')}
        data={years}
        value={year}
        onChange={(event) => setYear(event.currentTarget.value)}
      />
      <SaveButton name={`unclaimed-moneys-return-${year}.csv`} read={() => readUnclaimedReturn(year)}>
        {t('return.save')}
      </SaveButton>
    </>
  );
}
