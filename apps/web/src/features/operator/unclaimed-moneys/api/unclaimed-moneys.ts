import { infiniteQueryOptions } from '@tanstack/react-query';
import type { UnclaimedState } from '@titian/contracts/unclaimed-moneys';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type UnclaimedPage = CallResponse<'operatorUnclaimedMoneys'>;
export type UnclaimedRow = UnclaimedPage['items'][number];

export interface UnclaimedFilter {
  readonly state?: UnclaimedState;
}

/** Cash without activity of its owner, whose period ends first on top, page by page. */
export function unclaimedMoneysQuery(filter: UnclaimedFilter) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'unclaimed-moneys', filter],
    queryFn: ({ pageParam, signal }) =>
      call('operatorUnclaimedMoneys', {
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same rows as a file. */
export function readUnclaimedFile(filter: UnclaimedFilter): Promise<Blob> {
  return callForFile('operatorUnclaimedMoneysFile', { query: filter });
}

/** The return of a year that has ended. */
export function readUnclaimedReturn(year: string): Promise<Blob> {
  return callForFile('operatorUnclaimedReturn', { query: { year } });
}
