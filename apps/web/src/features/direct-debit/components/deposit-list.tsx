import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import type { Deposit } from '../api/recurring-deposit.ts';
import { collectionTones } from '../lib/tones.ts';
import { useText } from '../recurring-deposit-text.ts';
import classes from './direct-debit.module.css';

type Month = Deposit['collections'][number];

/** What stays visible of a year's deposits; the rest stands among the top-ups. */
const SHOWN = 6;

/** The latest deposits: credited, or why not and when it is tried again. */
export function DepositList({ items }: { readonly items: readonly Month[] }): ReactNode {
  const t = useText();
  const columns: readonly Column<Month>[] = [
    {
      key: 'on',
      header: t('collections.on'),
      render: (row) => <DateText value={row.collected_on} />,
      phone: 'title',
    },
    { key: 'state', header: t('collections.state'), render: (row) => <Outcome row={row} /> },
    {
      key: 'amount',
      header: t('collections.amount'),
      render: (row) => <Money amount={row.amount} />,
      numeric: true,
      phone: 'amount',
    },
  ];
  return (
    <RecordList
      caption={t('collections.title')}
      columns={columns}
      rows={items.slice(0, SHOWN)}
      rowKey={(row) => row.id}
    />
  );
}

function Outcome({ row }: { readonly row: Month }): ReactNode {
  const t = useText();
  const reason = row.reason === null ? null : t(`collections.reasons.${row.reason}`);
  return (
    <div className={classes.why}>
      <Chip tone={collectionTones[row.state]}>{t(`collections.states.${row.state}`)}</Chip>
      {reason !== null && (
        <span className={classes.hint}>
          {row.retry_on === null
            ? reason
            : t('collections.retry', { reason, day: formatDate(row.retry_on, 'dayShort') })}
        </span>
      )}
    </div>
  );
}
