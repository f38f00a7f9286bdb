import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type Approval = CallResponse<'operatorApprovals'>['items'][number];
export type ApprovalState = Approval['state'];

/** Proposals, page by page. */
export function approvalsQuery(state: ApprovalState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'approvals', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorApprovals', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One proposal, which may not be among those shown; null for an id that none has. */
export function approvalQuery(id: string | null) {
  return queryOptions({
    queryKey: ['operator', 'approval', id],
    queryFn: async ({ signal }) => {
      const { items } = await call('operatorApprovals', { query: { id: id ?? '' }, signal });
      return items[0] ?? null;
    },
    enabled: id !== null,
  });
}
