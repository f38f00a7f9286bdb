import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../lib/api/client.ts';
import type { OpenFilters } from '../lib/filters.ts';
import type { HoldingQuery, IssuerQuery, NoteList } from '../lib/holding-search.ts';
import { notesKey } from './note.ts';

export type Holding = CallResponse<'noteHolding'>['holding'];

const firstPage: string | null = null;
const paging = {
  initialPageParam: firstPage,
  getNextPageParam: (last: { readonly next_cursor: string | null }) => last.next_cursor,
};

/** Notes that can be subscribed now. */
export function openNotesQuery(filters: OpenFilters) {
  return infiniteQueryOptions({
    queryKey: [...notesKey, 'open', filters],
    queryFn: ({ pageParam, signal }) =>
      call('notesOpenForSubscription', { query: { ...filters, ...cursorOf(pageParam) }, signal }),
    ...paging,
  });
}

/** A page of the investor's own notes: waiting and running ones, or those that are over (NOTE-20). */
export function myNotesQuery(list: NoteList, query: HoldingQuery) {
  return queryOptions({
    queryKey: [...notesKey, list, query],
    queryFn: ({ signal }) =>
      list === 'past' ? call('notesPast', { query, signal }) : call('notesSubscribed', { query, signal }),
    // The rows stay while another page or order is on its way.
    placeholderData: keepPreviousData,
  });
}

/** The same notes by issuer (NOTE-21). */
export function issuersQuery(list: NoteList, query: IssuerQuery) {
  return queryOptions({
    queryKey: [...notesKey, 'issuers', list, query],
    queryFn: ({ signal }) => call('notesByIssuer', { query: { ...query, list }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** All pages of the notes, as they are filtered and sorted, for spreadsheets. Throws `ApiError`. */
export function readNotesFile(
  list: NoteList,
  { limit: _limit, page: _page, ...query }: HoldingQuery,
): Promise<Blob> {
  return callForFile(list === 'past' ? 'notesPast' : 'notesSubscribed', {
    query: { ...query, format: 'csv' },
  });
}

/** What the investor holds of one note, with its instalments and arrears (DIS-4). */
export function holdingQuery(noteId: string) {
  return queryOptions({
    queryKey: [...notesKey, 'holding', noteId],
    queryFn: ({ signal }) => call('noteHolding', { query: { note_id: noteId }, signal }),
    select: ({ holding }) => holding,
  });
}

function cursorOf(pageParam: string | null): { cursor?: string } {
  return pageParam === null ? {} : { cursor: pageParam };
}
