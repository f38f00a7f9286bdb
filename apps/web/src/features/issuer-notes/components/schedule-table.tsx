import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import type { Translate } from '../../../lib/text/catalogue.ts';
import type { Instalment, IssuerNote } from '../api/issuer-notes.ts';
import { type issuerNotesTexts, useText } from '../text.ts';

interface ScheduleTableProps {
  readonly caption: string;
  readonly rows: readonly Instalment[];
  readonly contract: IssuerNote['contract'];
  /** Once the note is issued: the outcome of each instalment. */
  readonly withState?: boolean;
}

/** What is paid when: principal and interest or profit of each instalment. */
export function ScheduleTable({ caption, rows, contract, withState = false }: ScheduleTableProps): ReactNode {
  const t = useText();
  if (rows.length === 0) {
    return <p>{t('schedule.none')}</p>;
  }
  return (
    <RecordList
      caption={caption}
      columns={columnsOf(t, t(`word.${contract}`), withState)}
      rows={rows}
      rowKey={({ number }) => String(number)}
    />
  );
}

const tones: Record<Instalment['state'], ChipTone> = {
  due: 'neutral',
  partial: 'waiting',
  paid: 'brand',
  late: 'danger',
};

function columnsOf(
  t: Translate<typeof issuerNotesTexts>,
  word: string,
  withState: boolean,
): readonly Column<Instalment>[] {
  const state: Column<Instalment> = {
    key: 'state',
    header: t('schedule.state'),
    render: (row) => <Chip tone={tones[row.state]}>{t(`instalment.${row.state}`)}</Chip>,
  };
  return [
    {
      key: 'due',
      header: t('schedule.due'),
      phone: 'title',
      render: (row) => <DateText value={row.due_on} />,
    },
    ...(withState ? [state] : []),
    {
      key: 'principal',
      header: t('schedule.principal'),
      numeric: true,
      render: (row) => <Money amount={row.principal} />,
    },
    { key: 'return', header: word, numeric: true, render: (row) => <Money amount={row.return} /> },
    {
      key: 'total',
      header: t('schedule.total'),
      numeric: true,
      phone: 'amount',
      render: (row) => <Money amount={row.total} />,
    },
  ];
}
