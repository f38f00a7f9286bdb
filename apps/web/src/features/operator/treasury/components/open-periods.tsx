import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Money } from '../../../../components/money.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type OpenPeriod, readOpenTransfers, type Treasury } from '../api/treasury.ts';
import { text, useText } from '../text.ts';
import { RemittanceForm } from './remittance-form.tsx';
import { TransferFiles } from './transfer-files.tsx';
import classes from './treasury.module.css';

const keyOf = ({ obligation, through, note }: OpenPeriod) => `${obligation}-${through}-${note?.id ?? ''}`;

const facts: () => readonly Column<OpenPeriod>[] = () => [
  {
    key: 'what',
    header: text('open.what'),
    render: ({ obligation, owed_to: owedTo, note }) => (
      <TwoLines first={text(`obligation.${obligation}`)} second={note?.number ?? owedTo} />
    ),
    phone: 'title',
  },
  {
    key: 'period',
    header: text('open.period'),
    render: ({ from, through, transfers, since }) => (
      <TwoLines
        first={text('open.periodRange', { from: formatDate(from), through: formatDate(through) })}
        second={`${text('open.since', { since: formatDate(since) })} · ${text('open.transfers', { count: transfers })}`}
      />
    ),
  },
  { key: 'due', header: text('open.due'), render: (row) => <Due row={row} /> },
  {
    key: 'amount',
    header: text('open.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

function Due({ row: { due, is_overdue: isOverdue } }: { readonly row: OpenPeriod }): ReactNode {
  const t = useText();
  if (due === null) {
    return t('open.noDue');
  }
  return isOverdue ? (
    <TwoLines
      first={<span className={classes.overdue}>{formatDate(due)}</span>}
      second={<Chip tone="danger">{t('open.overdue')}</Chip>}
    />
  ) : (
    formatDate(due)
  );
}

/** What is owed to whom, since when and due when. */
export function OpenPeriods({ treasury }: { readonly treasury: Treasury }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<OpenPeriod | null>(null);
  const actions: Column<OpenPeriod> = {
    key: 'action',
    header: t('open.action'),
    render: (row) => <Actions row={row} today={treasury.day} onPropose={() => setChosen(row)} />,
  };
  const what = chosen === null ? '' : t(`obligation.${chosen.obligation}`);
  return (
    <SectionCard title={t('open.title')} subtitle={t('open.subtitle')}>
      {treasury.open.length === 0 ? (
        <EmptyState title={t('open.empty')} />
      ) : (
        <RecordList
          caption={t('open.title')}
          columns={[...facts(), actions]}
          rows={treasury.open}
          rowKey={keyOf}
        />
      )}
      <Dialog opened={chosen !== null} title={t('remit.title', { what })} onClose={() => setChosen(null)}>
        {chosen !== null && <RemittanceForm period={chosen} onClose={() => setChosen(null)} />}
      </Dialog>
    </SectionCard>
  );
}

interface ActionsProps {
  readonly row: OpenPeriod;
  readonly today: string;
  readonly onPropose: () => void;
}

function Actions({ row, today, onPropose }: ActionsProps): ReactNode {
  const t = useText();
  const what = `${t(`obligation.${row.obligation}`)} ${formatDate(row.through)}`;
  return (
    <div className={classes.buttons}>
      {row.can.propose && (
        <Button size="compact-sm" onClick={onPropose}>
          {t('open.propose')}
        </Button>
      )}
      {row.is_proposed && <Chip tone="waiting">{t('open.proposed')}</Chip>}
      {row.through >= today && <Chip>{t('open.running')}</Chip>}
      <TransferFiles
        what={what}
        name={`${row.obligation}-${row.through}`}
        read={(format) => readOpenTransfers(row, format)}
      />
    </div>
  );
}
