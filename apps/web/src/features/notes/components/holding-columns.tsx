import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import type { Column } from '../../../components/record-list.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { nameOf } from '../../../lib/text/names.ts';
import type { NoteList } from '../lib/holding-search.ts';
import type { ColumnKey } from '../lib/use-columns.ts';
import type { notesTexts } from '../text.ts';
import classes from './holdings.module.css';
import { StateChip } from './state-chip.tsx';

type Listed = CallResponse<'notesSubscribed'>;
type HeldNote = Listed['items'][number];
type Text = Translate<typeof notesTexts>;

interface HoldingColumns {
  readonly list: NoteList;
  readonly shown: readonly ColumnKey[];
  readonly totals: Listed['totals'];
}

/** Of what is over nothing is committed or still to come. */
const RUNNING_ONLY: ReadonlySet<string> = new Set(['waiting', 'outstanding', 'next']);

/** The columns that are shown, in their order, each with the total of all pages. */
export function holdingColumns(
  t: Text,
  { list, shown, totals }: HoldingColumns,
): readonly Column<HeldNote>[] {
  const all = [...factColumns(t), ...amountColumns(t, totals)];
  return all.filter(
    ({ key }) => shown.some((one) => one === key) && !(list === 'past' && RUNNING_ONLY.has(key)),
  );
}

function factColumns(t: Text): readonly Column<HeldNote>[] {
  return [
    {
      key: 'note',
      header: t('mine.note'),
      phone: 'title',
      sort: 'note',
      render: (note) => <NoteCell note={note} />,
    },
    { key: 'issuer', header: t('mine.issuer'), sort: 'issuer', render: (note) => note.issuer_number },
    {
      key: 'state',
      header: t('mine.state'),
      sort: 'days_late',
      render: (note) => <StateChip state={note.state} daysLate={note.is_late ? note.days_late : 0} />,
    },
    { key: 'grade', header: t('mine.grade'), sort: 'grade', render: ({ grade }) => grade ?? '–' },
    { key: 'type', header: t('mine.type'), render: ({ type }) => nameOf('note_types', type) },
    {
      key: 'contract',
      header: t('mine.contract'),
      render: (note) => nameOf('note_contracts', note.contract),
    },
    {
      key: 'rate',
      header: t('mine.rate'),
      numeric: true,
      sort: 'rate',
      render: ({ rate }) => t('percent', { rate: rate ?? '–' }),
    },
    {
      key: 'term',
      header: t('mine.term'),
      numeric: true,
      sort: 'term',
      render: (note) => t('months', { count: note.term_months }),
    },
  ];
}

function amountColumns(t: Text, totals: Listed['totals']): readonly Column<HeldNote>[] {
  const amounts = (['waiting', 'principal', 'outstanding', 'received'] as const).map((key) => ({
    key,
    header: t(`mine.${key}`),
    numeric: true,
    sort: key,
    isBlank: ({ mine }: HeldNote) => mine[key] === '0.00',
    render: ({ mine }: HeldNote) => <Money amount={mine[key]} />,
    total: <Money amount={totals[key]} />,
  }));
  return [
    ...amounts,
    {
      key: 'next',
      header: t('mine.next'),
      numeric: true,
      sort: 'next_payment',
      isBlank: (note) => note.next_due_on === null,
      render: (note) => <NextCell note={note} />,
    },
  ];
}

/** The address of a holding is its note's, at what is held of it. */
function NoteCell({ note }: { readonly note: HeldNote }): ReactNode {
  return (
    <span className={classes.note}>
      <TextLink
        {...pageLink('notes', { ref_code: note.number })}
        {...(note.mine.principal !== '0.00' && { hash: 'holding' })}
      >
        {note.number}
      </TextLink>
      <span className={classes.purpose}>{note.purpose}</span>
    </span>
  );
}

function NextCell({ note }: { readonly note: HeldNote }): ReactNode {
  return (
    <span className={classes.next}>
      {note.next_amount !== null && <span>{formatMoney(note.next_amount)}</span>}
      <span className={classes.on}>{formatDate(note.next_due_on)}</span>
    </span>
  );
}
