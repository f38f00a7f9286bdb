import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import type { CallResponse } from '../../lib/api/call-types.ts';
import { call } from '../../lib/api/client.ts';
import { customerSession } from '../../lib/session/session-store.ts';

/** The signed-in user with the reference lists, as `GET /user/current` answers. */
export type CurrentUserAnswer = CallResponse<'userCurrent'>;
export type CurrentUser = CurrentUserAnswer['user'];

/** The live stream reports changes; where none can be opened, this is how old a shown balance may become. */
const BALANCE_REFRESH_MS = 60_000;
const FRESH_MS = 15_000;

export const currentUserQuery = queryOptions({
  queryKey: ['user', 'current'] as const,
  queryFn: ({ signal }) => call('userCurrent', { signal }),
  staleTime: FRESH_MS,
  // A page decision never waits for the network: without one it is made with what is known, or the page says so.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (count, error) => count < 2 && error instanceof ApiError && error.status >= 500,
});

/**
 * The user for a page decision: null without a sign-in. On 400, 401 and 403 the token is removed (ACC-15).
 * Throws when the server cannot be reached and no earlier answer is at hand.
 */
export async function loadCurrentUser(queries: QueryClient): Promise<CurrentUser | null> {
  const { token } = customerSession.get();
  if (token === null) {
    return null;
  }
  try {
    const answer = await queries.fetchQuery(currentUserQuery);
    return answer.user;
  } catch (error) {
    if (error instanceof ApiError && [400, 401, 403].includes(error.status)) {
      if (isAnother(customerSession.get().token, token)) {
        return loadCurrentUser(queries);
      }
      customerSession.signOut();
      return null;
    }
    const known = queries.getQueryData(currentUserQuery.queryKey);
    if (known === undefined) {
      throw error;
    }
    return known.user;
  }
}

/** An error of an earlier sign-in says nothing about the one that replaced it meanwhile. */
function isAnother(stored: string | null, rejected: string): boolean {
  return stored !== null && stored !== rejected;
}

/** The answer of the last load. For pages behind sign-in only: the guard has loaded it before they render. */
export function useCurrentAnswer(): CurrentUserAnswer {
  const queries = useQueryClient();
  const known = queries.getQueryData(currentUserQuery.queryKey);
  const { data } = useQuery({ ...currentUserQuery, refetchInterval: refreshInterval(known) });
  if (data === undefined) {
    throw new Error('useCurrentUser is for pages that demand a session.');
  }
  return data;
}

/** The signed-in user. For pages behind sign-in only. */
export function useCurrentUser(): CurrentUser {
  return useCurrentAnswer().user;
}

/** Only an investor has a balance to follow. */
function refreshInterval(known: CurrentUserAnswer | undefined): number | false {
  return known?.user.role === 'investor' ? BALANCE_REFRESH_MS : false;
}
