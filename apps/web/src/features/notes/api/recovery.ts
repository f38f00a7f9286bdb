import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { notesKey } from './note.ts';

export type Recovery = NonNullable<CallResponse<'noteRecovery'>['recovery']>;

/** Where the recovery of a late note stands; null where nothing is or was late. */
export function recoveryQuery(noteId: string) {
  return queryOptions({
    queryKey: [...notesKey, 'recovery', noteId],
    queryFn: ({ signal }) => call('noteRecovery', { query: { note_id: noteId }, signal }),
    select: ({ recovery }) => recovery,
  });
}

/** The updates of all notes the investor has or had money in, newest first. */
export function updatesQuery() {
  return infiniteQueryOptions({
    queryKey: [...notesKey, 'updates'],
    queryFn: ({ pageParam, signal }) =>
      call('notesUpdates', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
}
