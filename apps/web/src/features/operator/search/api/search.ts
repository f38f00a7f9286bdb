import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { SEARCH_MIN_CHARACTERS } from '@titian/contracts/search';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type SearchHit = CallResponse<'operatorSearch'>['items'][number];

/** What a text leads to. A search for a personal number is an audit entry, so none is repeated by itself. */
export function searchQuery(q: string) {
  return queryOptions({
    queryKey: ['operator-search', q],
    queryFn: ({ signal }) => call('operatorSearch', { body: { q }, signal }),
    enabled: q.length >= SEARCH_MIN_CHARACTERS,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    staleTime: 30_000,
  });
}
