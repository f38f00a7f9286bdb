import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { type Instalment, scheduleQuery } from '../api/amortizations.ts';
import type { FactSheet, Note } from '../api/note.ts';
import { type notesTexts, useText } from '../text.ts';
import { Part } from './part.tsx';

const FEW = 6;

/** How the note is repaid: by due date once it is issued, before that month by month. */
export function Schedule({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const running = !['listed', 'funded', 'offered', 'under_review'].includes(note.state);
  return (
    <Part title={t('schedule.title')}>
      {running ? <Running note={note} /> : <Planned note={note} payments={note.fact_sheet?.payments ?? []} />}
    </Part>
  );
}

function Running({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const schedule = useQuery(scheduleQuery(note.id));
  return (
    <QueryView query={schedule}>
      {(rows) =>
        rows.length === 0 ? (
          <p>{t('schedule.none')}</p>
        ) : (
          <Shortened
            caption={t('schedule.title')}
            columns={dueColumns(t, t(`word.${note.contract}`), note.mine !== null)}
            rows={rows}
            rowKey={({ number }) => String(number)}
          />
        )
      }
    </QueryView>
  );
}

type Planned = FactSheet['payments'][number];

function Planned({
  note,
  payments,
}: {
  readonly note: Note;
  readonly payments: readonly Planned[];
}): ReactNode {
  const t = useText();
  return (
    <>
      <p>{t('schedule.planned')}</p>
      <Shortened
        caption={t('schedule.title')}
        columns={plannedColumns(t, note)}
        rows={payments}
        rowKey={({ number }) => String(number)}
      />
    </>
  );
}

interface ShortenedProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** The first rows; a long schedule shows the rest on demand. */
function Shortened<Row>({ rows, ...list }: ShortenedProps<Row>): ReactNode {
  const t = useText();
  const [all, setAll] = useState(false);
  const long = rows.length > FEW;
  return (
    <>
      <RecordList {...list} rows={long && !all ? rows.slice(0, FEW) : rows} />
      {long && !all && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('schedule.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}

type Text = Translate<typeof notesTexts>;

function plannedColumns(t: Text, note: Note): readonly Column<Planned>[] {
  const word = t(`word.${note.contract}`);
  // The only payment of a bullet note comes when its tenure is over.
  const monthOf = (number: number) => (note.profile === 'bullet' ? note.term_months : number);
  return [
    {
      key: 'number',
      header: t('schedule.month'),
      phone: 'title',
      render: ({ number }) => t('schedule.monthOf', { number: monthOf(number) }),
    },
    {
      key: 'principal',
      header: t('schedule.principal'),
      numeric: true,
      render: ({ principal }) => <Money amount={principal} />,
    },
    {
      key: 'return',
      header: word,
      numeric: true,
      render: (row) => <Money amount={row.return} />,
    },
    {
      key: 'total',
      header: t('schedule.total'),
      numeric: true,
      phone: 'amount',
      render: ({ total }) => <Money amount={total} />,
    },
  ];
}

const tones: Record<Instalment['state'], ChipTone> = {
  due: 'neutral',
  partial: 'waiting',
  paid: 'brand',
  late: 'danger',
};

function dueColumns(t: Text, word: string, withMine: boolean): readonly Column<Instalment>[] {
  const mine: Column<Instalment> = {
    key: 'mine',
    header: t('schedule.mine'),
    numeric: true,
    render: (row) => <Money amount={row.mine} />,
  };
  return [
    {
      key: 'due',
      header: t('schedule.due'),
      phone: 'title',
      render: ({ due_on: on }) => <DateText value={on} />,
    },
    {
      key: 'state',
      header: t('schedule.state'),
      render: ({ state }) => <Chip tone={tones[state]}>{t(`instalment.${state}`)}</Chip>,
    },
    {
      key: 'principal',
      header: t('schedule.principal'),
      numeric: true,
      render: ({ principal }) => <Money amount={principal} />,
    },
    { key: 'return', header: word, numeric: true, render: (row) => <Money amount={row.return} /> },
    {
      key: 'total',
      header: t('schedule.total'),
      numeric: true,
      phone: 'amount',
      render: ({ total }) => <Money amount={total} />,
    },
    ...(withMine ? [mine] : []),
  ];
}
