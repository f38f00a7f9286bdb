import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type AuditRow = CallResponse<'operatorAudit'>['items'][number];

/** The audit log, newest first. */
export const auditQuery = infiniteQueryOptions({
  queryKey: ['operator', 'audit'],
  queryFn: ({ pageParam, signal }) =>
    call('operatorAudit', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
