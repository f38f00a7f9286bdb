import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type ApplicationRow = CallResponse<'operatorApplications'>['items'][number];
export type ApplicationFilters = NonNullable<CallInput<'operatorApplicationsFile'>['query']>;
export type ApplicationState = Exclude<ApplicationRow['application_status'], null>;

/** The queue of applications, page by page. */
export function applicationsQuery(filters: ApplicationFilters) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'applications', filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorApplications', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same applications as a file. */
export function readApplicationsFile(filters: ApplicationFilters): Promise<Blob> {
  return callForFile('operatorApplicationsFile', { query: filters });
}
