import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type SignInItem = CallResponse<'userSessions'>['items'][number];

/** Where the signed-in user is signed in. */
export const signInsQuery = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }) => call('userSessions', { signal }),
});

/** Ends every sign-in but this browser’s. */
export function endOtherSignIns(): Promise<CallResponse<'userEndOtherSessions'>> {
  return call('userEndOtherSessions', {});
}

export function endSignIn(eventUuid: string): Promise<CallResponse<'userEndSession'>> {
  return call('userEndSession', { params: { id: eventUuid } });
}
