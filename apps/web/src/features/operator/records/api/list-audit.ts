import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

type Audit = CallResponse<'operatorAudit'>;
export type AuditRow = Audit['items'][number];
export type AuditNames = Audit['named'];
export type AuditFilters = NonNullable<CallInput<'operatorAuditFile'>['query']>;

/** The entries of the audit log that match, newest first. */
export function auditQuery(filters: AuditFilters) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'audit', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorAudit', {
        query: { ...filters, limit: '50', ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** The same entries as a file. */
export function readAuditFile(filters: AuditFilters): Promise<Blob> {
  return callForFile('operatorAuditFile', { query: filters });
}
