import { infiniteQueryOptions } from '@tanstack/react-query';
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
