import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export interface CompanyStart {
  readonly check: CallResponse<'companyCheckApplications'>;
  readonly retrieved: CallResponse<'companyRetrieveDraft'>;
}

/**
 * Where the application stands, and its draft. Never from the cache: a form that begins with an old version could
 * not be saved.
 */
export const companyStartQuery = queryOptions({
  queryKey: ['company-application'],
  queryFn: async ({ signal }): Promise<CompanyStart> => {
    const [check, retrieved] = await Promise.all([
      call('companyCheckApplications', { signal }),
      call('companyRetrieveDraft', { signal }),
    ]);
    return { check, retrieved };
  },
  gcTime: 0,
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
