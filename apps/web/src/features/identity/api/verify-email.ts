import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

/** Redeems the token of a verification mail. A query, because a token works once and a page may render twice. */
export function verifyEmailQuery(token: string) {
  return queryOptions({
    queryKey: ['register-verify', token],
    queryFn: () => call('registerVerify', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
