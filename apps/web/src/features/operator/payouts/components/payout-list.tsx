import { Button, Checkbox } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { HiddenNumber } from '../../shared/hidden-number.tsx';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useOpenEntry } from '../../shared/use-open-entry.ts';
import { type PayoutRow, payoutsQuery, readPayoutsFile } from '../api/list-payouts.ts';
import { useMoneyFilters } from '../lib/money-filters.ts';
import { payoutTones } from '../lib/tones.ts';
import { totalOf } from '../lib/total-of.ts';
import { text, useText } from '../text.ts';
import { BatchForm } from './batch-form.tsx';
import { MoneyTools } from './money-tools.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import classes from './payouts.module.css';

const states = ['queued', 'approved', 'in_batch', 'paid', 'returned', 'cancelled'] as const;

const facts = (total: string | undefined): readonly Column<PayoutRow>[] => [
  {
    key: 'purpose',
    header: text('columns.purpose'),
    render: ({ id, purpose, bank, account_last4: last4, beneficiary }) => (
      <TwoLines
        first={text(`purpose.${purpose}`)}
        second={
          <>
            {bank}{' '}
            <HiddenNumber
              place={{ subject: 'payout', id, field: 'account_number' }}
              value={`•••• ${last4}`}
              label={beneficiary}
            />
          </>
        }
      />
    ),
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state, return_reason: reason, attempt, on_hold_until: until, restricted }) => (
      <TwoLines
        first={<Chip tone={payoutTones[state]}>{text(`state.${state}`)}</Chip>}
        second={
          reason ??
          (restricted ? text('restricted') : null) ??
          (until !== null
            ? text('onHold', { at: formatDate(until, 'instant') })
            : attempt > 1 && text('attempt', { attempt }))
        }
      />
    ),
    sort: 'state',
  },
  {
    key: 'facts',
    header: text('columns.facts'),
    render: (payout) => <PayoutFacts payout={payout} />,
    isBlank: ({ withdrawal_id: id }) => id === null,
  },
  {
    key: 'since',
    header: text('columns.since'),
    render: ({ created_at: at }) => <DateText value={at} />,
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

/** May this operator put the payout into a batch now? The server says so per row. */
function isOpen(row: PayoutRow): boolean {
  return row.can.approve === true;
}

/** Payouts to choose from; what is chosen is approved together and proposed as one batch. */
export function PayoutList(): ReactNode {
  const t = useText();
  const money = useMoneyFilters(states, 'queued');
  const { openId, setOpenId } = useOpenEntry();
  const query = useInfiniteQuery(payoutsQuery(openId === null ? money.filters : {}, openId));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [proposing, setProposing] = useState(false);
  const open = (query.data?.pages ?? []).flatMap(({ items }) => items).filter(isOpen);
  const chosen = open.filter(({ id }) => chosenIds.has(id));
  const totals = query.data?.pages[0]?.totals;
  const columns = [beneficiaryColumn(chosenIds, setChosenIds), ...facts(totals?.amount)];
  const clear = () => {
    setProposing(false);
    setChosenIds(new Set());
  };
  return (
    <>
      {openId === null ? (
        <MoneyTools
          list="payouts"
          states={states}
          nameOf={(one) => t(`state.${one}`)}
          money={money}
          readFile={() => readPayoutsFile(money.filters)}
        />
      ) : (
        <div className={classes.filter}>
          <Button variant="default" onClick={() => setOpenId(null)}>
            {t('showAll')}
          </Button>
        </div>
      )}
      <section className={classes.list} aria-label={t('title')} onKeyDown={moveBetweenRows}>
        <PagedView query={query} empty={<EmptyState title={t('empty')} />}>
          {(rows) => (
            <RecordList
              caption={t('title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              sorting={money.sorting}
              {...(totals && { totalLabel: t('count', { count: totals.count }) })}
            />
          )}
        </PagedView>
      </section>
      {open.length > 0 && (
        <div className={classes.bar}>
          <Checkbox
            label={chosen.length === 0 ? t('chooseAll') : t('chosen', { count: chosen.length })}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) =>
              setChosenIds(new Set(event.currentTarget.checked ? open.map(({ id }) => id) : []))
            }
          />
          <span className={classes.sum} role="status">
            <Money amount={totalOf(chosen.map(({ amount }) => amount))} />
          </span>
          <Button disabled={chosen.length === 0} onClick={() => setProposing(true)}>
            {t('propose')}
          </Button>
        </div>
      )}
      <Dialog opened={proposing} title={t('proposeTitle')} onClose={() => setProposing(false)}>
        <BatchForm payouts={chosen} onDone={clear} onCancel={() => setProposing(false)} />
      </Dialog>
    </>
  );
}

/** The first column: the beneficiary, with a tick where the payout may be chosen. */
function beneficiaryColumn(
  chosenIds: ReadonlySet<string>,
  onChange: (ids: ReadonlySet<string>) => void,
): Column<PayoutRow> {
  return {
    key: 'beneficiary',
    header: text('columns.beneficiary'),
    phone: 'title',
    render: (row) =>
      isOpen(row) ? (
        <Checkbox
          label={row.beneficiary}
          aria-label={text('choose', { name: row.beneficiary, amount: formatMoney(row.amount) })}
          checked={chosenIds.has(row.id)}
          onChange={(event) => onChange(toggled(chosenIds, row.id, event.currentTarget.checked))}
        />
      ) : (
        row.beneficiary
      ),
  };
}

function toggled(ids: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  on ? next.add(id) : next.delete(id);
  return next;
}
