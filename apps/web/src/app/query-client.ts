import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import { currentUserQuery } from '../shared/session/current-user.ts';

const FRESH_MS = 5_000;
const MAX_RETRIES = 2;

/** Creates the cache of server answers. Every successful change refetches the user, and with it the balance. */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying },
      // Never queued while offline: a change must not run later without the user (NAV-26).
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      },
    }),
  });
  return queries;
}

/** A rejection is final; a lost connection or a busy server is temporary. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return passing && failures < MAX_RETRIES;
}
