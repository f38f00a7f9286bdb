import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

type Notes = CallResponse<'operatorNotes'>;
export type NoteRow = Notes['items'][number];
export type NoteTotals = Notes['totals'];
export type NoteFilters = NonNullable<CallInput<'operatorNotesFile'>['query']>;

/** Notes of all issuers that match, page by page. */
export function notesQuery(filters: NoteFilters) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'notes', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorNotes', {
        query: { ...filters, limit: '50', ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** The same notes as a file. */
export function readNotesFile(filters: NoteFilters): Promise<Blob> {
  return callForFile('operatorNotesFile', { query: filters });
}

/** One note of the list, which may not be among those shown; null for an id that none has. */
export function noteQuery(id: string | null) {
  return queryOptions({
    queryKey: ['operator', 'note', id],
    queryFn: async ({ signal }) => {
      const { items } = await call('operatorNotes', { query: { id: id ?? '' }, signal });
      return items[0] ?? null;
    },
    enabled: id !== null,
  });
}
