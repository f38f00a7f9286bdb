import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type ApplicationRow = CallResponse<'operatorApplications'>['items'][number];
export type ApplicationState = Exclude<ApplicationRow['application_status'], null>;

/** The queue of applications, page by page. */
export function applicationsQuery(state: ApplicationState | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'applications', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorApplications', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
