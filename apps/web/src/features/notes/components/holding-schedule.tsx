import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import type { Translate } from '../../../lib/text/catalogue.ts';
import type { Note } from '../api/note.ts';
import type { Holding } from '../api/note-lists.ts';
import { useIsNarrow } from '../lib/use-columns.ts';
import { type notesTexts, useText } from '../text.ts';
import classes from './holding-payments.module.css';

/** More than a year of instalments are shown on demand. */
const FEW = 12;

type Row = Holding['instalments'][number];

/** Each instalment with what of it is this holding's, and what came of it. */
export function HoldingSchedule({
  holding,
  note,
}: {
  readonly holding: Holding;
  readonly note: Note;
}): ReactNode {
  const t = useText();
  const [all, setAll] = useState(false);
  const phone = useIsPhone();
  const isNarrow = useIsNarrow() && !phone;
  const { instalments } = holding;
  if (instalments.length === 0) {
    return <p className={classes.hint}>{t('holding.preparing')}</p>;
  }
  const rows = all ? instalments : instalments.slice(0, FEW);
  return (
    <div>
      <RecordList
        caption={t('holding.schedule')}
        columns={columnsOf(t, t(`word.${note.contract}`), isNarrow)}
        rows={rows}
        rowKey={({ number }) => String(number)}
      />
      {rows.length < instalments.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('schedule.all', { count: instalments.length })}
        </Button>
      )}
      <p className={classes.hint}>{t('holding.beforeFees')}</p>
    </div>
  );
}

const tones: Record<Row['state'], ChipTone> = {
  due: 'neutral',
  partial: 'waiting',
  paid: 'brand',
  late: 'danger',
  written_off: 'danger',
};

function columnsOf(t: Translate<typeof notesTexts>, word: string, isNarrow: boolean): readonly Column<Row>[] {
  const amount = (key: 'principal' | 'return' | 'total' | 'received', header: string): Column<Row> => ({
    key,
    header,
    numeric: true,
    ...(key === 'total' && { phone: 'amount' }),
    render: (row) => <Money amount={row[key]} />,
  });
  return [
    {
      key: 'due',
      header: t('schedule.due'),
      phone: 'title',
      render: (row) => <DateText value={row.due_on} />,
    },
    {
      key: 'state',
      header: t('schedule.state'),
      render: ({ state }) => <Chip tone={tones[state]}>{t(`holding.state.${state}`)}</Chip>,
    },
    ...(isNarrow ? [] : [amount('principal', t('schedule.principal')), amount('return', word)]),
    amount('total', t('holding.total')),
    amount('received', t('holding.instalmentReceived')),
    {
      key: 'on',
      header: t('holding.receivedOn'),
      numeric: true,
      isBlank: (row) => row.received_on === null,
      render: (row) => <DateText value={row.received_on} />,
    },
  ];
}
