import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import { currentUserQuery } from '../shared/session/current-user.ts';

const FRESH_MS = 5_000;
const MAX_RETRIES = 2;

/** Makes the cache of server answers. Every change that succeeds asks for the user, and with it the balance, anew. */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying },
      // Never queued while offline: an act that runs later by itself is nobody's decision any more (NAV-26).
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

/** A refusal stays a refusal; a lost connection or a busy server may pass. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return passing && failures < MAX_RETRIES;
}
