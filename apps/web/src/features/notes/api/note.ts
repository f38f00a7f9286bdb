import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Note = CallResponse<'note'>['note'];
export type NoteInList = CallResponse<'notesOpenForSubscription'>['items'][number];
export type FactSheet = NonNullable<Note['fact_sheet']>;
export type Mine = NonNullable<Note['mine']>;
export type Subscription = Mine['subscriptions'][number];

/** The remaining amount changes while the page is open. */
const REFRESH_MS = 15_000;

/** Everything that begins with this belongs to notes: investing makes all of it old. */
export const notesKey = ['notes'] as const;

/** A note by its number or id. */
export function noteQuery(reference: string) {
  return queryOptions({
    queryKey: [...notesKey, 'one', reference],
    queryFn: ({ signal }) => call('note', { params: { id: reference }, signal }),
    select: ({ note }) => note,
    refetchInterval: ({ state }) => (state.data?.note.state === 'listed' ? REFRESH_MS : false),
  });
}

/** The accounts behind a note, with the ratios of the latest year. */
export function financialsQuery(noteId: string) {
  return queryOptions({
    queryKey: [...notesKey, 'financials', noteId],
    queryFn: ({ signal }) => call('noteFinancials', { query: { note_id: noteId }, signal }),
  });
}
