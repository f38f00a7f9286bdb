import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type NoteRow = CallResponse<'operatorNotes'>['items'][number];
export type NoteState = NoteRow['state'];

/** Notes of all issuers, page by page. */
export function notesQuery(state: NoteState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'notes', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorNotes', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
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
