import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../lib/api/call-types.ts';
import { call } from '../../lib/api/client.ts';

/** The business figures that are valid today: limits, steps and fees (`GET /platform/terms`). */
export type PlatformTerms = CallResponse<'platformTerms'>['terms'];

const FRESH_MS = 5 * 60_000;

export const platformTermsQuery = queryOptions({
  queryKey: ['platform', 'terms'] as const,
  queryFn: ({ signal }) => call('platformTerms', { signal }),
  select: ({ terms }) => terms,
  staleTime: FRESH_MS,
});
