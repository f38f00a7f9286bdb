import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type Approval = CallResponse<'operatorApprovals'>['items'][number];
export type ApprovalState = Approval['state'];
export type ApprovalFilters = NonNullable<CallInput<'operatorApprovalsFile'>['query']>;

/** Proposals, page by page. */
export function approvalsQuery(filters: ApprovalFilters) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'approvals', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorApprovals', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same proposals as a file. */
export function readApprovalsFile(filters: ApprovalFilters): Promise<Blob> {
  return callForFile('operatorApprovalsFile', { query: filters });
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
