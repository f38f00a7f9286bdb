import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { nameOf } from '../../../../lib/text/names.ts';
import { listSorting } from '../../shared/list-sorting.ts';
import { Queue } from '../../shared/queue.tsx';
import { text as sharedText } from '../../shared/text.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useBeside } from '../../shared/use-beside.ts';
import { useOpenEntry } from '../../shared/use-open-entry.ts';
import { type NoteRow, type NoteTotals, noteQuery, notesQuery } from '../api/list-notes.ts';
import { noteSorts, useNoteFilters } from '../lib/note-filters.ts';
import { text, useText } from '../text.ts';
import { NotePanel } from './note-panel.tsx';
import { NoteTools } from './note-tools.tsx';

const columns = (totals: NoteTotals): readonly Column<NoteRow>[] => [
  {
    key: 'issuer',
    header: text('notes.issuerAndNumber'),
    render: ({ issuer_name: name, number }) => <TwoLines first={name} second={number} />,
    phone: 'title',
    sort: 'number',
  },
  {
    key: 'type',
    header: text('notes.type'),
    render: ({ type, contract }) => (
      <TwoLines first={nameOf('note_types', type)} second={nameOf('note_contracts', contract)} />
    ),
    phone: 'hidden',
  },
  {
    key: 'rate',
    header: text('notes.rate'),
    render: ({ rate, grade }) => (
      <TwoLines
        first={rate === null ? '–' : sharedText('setting.percent', { percent: rate })}
        second={grade === null ? '' : text('notes.gradeOf', { grade })}
      />
    ),
    phone: 'hidden',
    sort: 'rate',
  },
  {
    key: 'state',
    header: text('notes.state'),
    render: (note) => <NoteState note={note} />,
    sort: 'days_late',
  },
  {
    key: 'listed',
    header: text('notes.listedOn'),
    render: ({ listed_on: on, closes_on: closes, state }) => (
      <TwoLines
        first={<DateText value={on} />}
        second={state === 'listed' && text('notes.closes', { day: formatDate(closes) })}
      />
    ),
    numeric: true,
    phone: 'hidden',
    sort: 'listed',
  },
  {
    key: 'target',
    header: text('notes.target'),
    render: ({ target }) => <Money amount={target} />,
    numeric: true,
    phone: 'amount',
    sort: 'target',
    total: totals && <Money amount={totals.target} />,
  },
  {
    key: 'overdue',
    header: text('notes.overdue'),
    render: ({ overdue }) => <Money amount={overdue} />,
    isBlank: ({ overdue }) => overdue === NOTHING,
    numeric: true,
    sort: 'overdue',
    total: totals && <Money amount={totals.overdue} />,
  },
  {
    key: 'outstanding',
    header: text('notes.outstanding'),
    render: ({ outstanding }) => <Money amount={outstanding} />,
    numeric: true,
    sort: 'outstanding',
    total: totals && <Money amount={totals.outstanding} />,
  },
];

const NOTHING = '0.00';
/** Left out where there is no room for details beside the list. */
const onlyWide = ['type', 'rate', 'listed'];

interface NoteListProps {
  /** What else is known and done about a note. */
  readonly renderServicing?: (noteId: string) => ReactNode;
}

/** All notes, and the way to propose that one is in default. */
export function NoteList({ renderServicing }: NoteListProps): ReactNode {
  const t = useText();
  const isWide = useBeside();
  const list = useNoteFilters();
  const { filters, change } = list;
  const query = useInfiniteQuery(notesQuery(filters));
  const totals = query.data?.pages[0]?.totals ?? null;
  const sorting = listSorting(noteSorts, 'listed', filters, change);
  const { openId, setOpenId, linkedId } = useOpenEntry();
  const listed = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId);
  const linked = useQuery(noteQuery(linkedId));
  const row = listed ?? linked.data ?? null;
  return (
    <Queue
      title={t('notes.title')}
      subtitle={t('notes.subtitle')}
      tools={<NoteTools {...list} sorting={sorting} />}
      query={query}
      columns={columns(totals).filter(({ key }) => isWide || !onlyWide.includes(key))}
      sorting={sorting}
      totalLabel={totals === null ? undefined : t('notes.count', { count: totals.count })}
      compact={['issuer', 'state', 'outstanding']}
      rowKey={({ id }) => id}
      empty={t('notes.empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row === null ? t('notes.title') : `${row.issuer_name} · ${row.number}`}
      panel={
        row !== null && (
          <NotePanel key={row.id} note={row}>
            {renderServicing?.(row.id)}
          </NotePanel>
        )
      }
    />
  );
}

function NoteState({ note }: { readonly note: NoteRow }): ReactNode {
  const t = useText();
  // A note in default is late as well; that it is in default says more.
  if (note.is_late && note.state === 'issued') {
    return <Chip tone="danger">{t('notes.late', { count: note.days_late })}</Chip>;
  }
  const isBad = note.state === 'defaulted' || note.state === 'written_off';
  return <Chip tone={isBad ? 'danger' : 'neutral'}>{t(`notes.states.${note.state}`)}</Chip>;
}
