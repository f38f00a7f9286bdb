import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type FinancingStart = CallResponse<'financingRetrieveDraft'>;

/** The saved form, with limits and fees. Never from the cache: a form that begins with an old version could not be saved. */
export const financingDraftQuery = queryOptions({
  queryKey: ['financing-draft'],
  queryFn: ({ signal }) => call('financingRetrieveDraft', { signal }),
  gcTime: 0,
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
