import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type SubscriptionRow = CallResponse<'operatorNoteSubscriptions'>['items'][number];

/** From whom a note raised its money, page by page, first come first. */
export function noteSubscriptionsQuery(noteId: string) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'notes', noteId, 'subscriptions'],
    queryFn: ({ pageParam, signal }) =>
      call('operatorNoteSubscriptions', {
        params: { id: noteId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
