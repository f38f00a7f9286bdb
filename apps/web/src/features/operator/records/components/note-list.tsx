import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { nameOf } from '../../../../lib/text/names.ts';
import { Queue } from '../../shared/queue.tsx';
import { useQueueState } from '../../shared/queue-search.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useOpenEntry } from '../../shared/use-open-entry.ts';
import { type NoteRow, noteQuery, notesQuery } from '../api/list-notes.ts';
import { text, useText } from '../text.ts';
import { NotePanel } from './note-panel.tsx';

const states = [
  'listed',
  'funded',
  'issued',
  'completed',
  'defaulted',
  'recovered',
  'written_off',
  'expired',
  'cancelled',
] as const;

const columns = (): readonly Column<NoteRow>[] => [
  {
    key: 'issuer',
    header: text('notes.issuer'),
    render: ({ issuer_name: name, number }) => <TwoLines first={name} second={number} />,
    phone: 'title',
  },
  {
    key: 'type',
    header: text('notes.type'),
    render: ({ type, contract }) => (
      <TwoLines first={nameOf('note_types', type)} second={nameOf('note_contracts', contract)} />
    ),
    phone: 'hidden',
  },
  { key: 'state', header: text('notes.state'), render: (note) => <NoteState note={note} /> },
  {
    key: 'target',
    header: text('notes.target'),
    render: ({ target }) => <Money amount={target} />,
    numeric: true,
    phone: 'amount',
  },
  {
    key: 'outstanding',
    header: text('notes.outstanding'),
    render: ({ outstanding }) => <Money amount={outstanding} />,
    numeric: true,
  },
];

interface NoteListProps {
  /** What else is known and done about a note. */
  readonly renderServicing?: (noteId: string) => ReactNode;
}

/** All notes, and the way to propose that one is in default. */
export function NoteList({ renderServicing }: NoteListProps): ReactNode {
  const t = useText();
  const { state, setState } = useQueueState(states, null);
  const query = useInfiniteQuery(notesQuery(state));
  const { openId, setOpenId, linkedId } = useOpenEntry();
  const listed = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId);
  const linked = useQuery(noteQuery(linkedId));
  const row = listed ?? linked.data ?? null;
  return (
    <Queue
      title={t('notes.title')}
      subtitle={t('notes.subtitle')}
      filter={
        <StateFilter
          states={states}
          nameOf={(one) => t(`notes.states.${one}`)}
          value={state}
          onChange={setState}
        />
      }
      query={query}
      columns={columns()}
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
