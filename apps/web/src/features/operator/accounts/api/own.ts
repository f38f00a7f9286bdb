import { queryOptions } from '@tanstack/react-query';
import type { CallBody } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

/** Where the signed-in operator is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['operator', 'own-sessions'],
  queryFn: ({ signal }) => call('operatorSessions', { signal }),
});

export function endOwnSession(id: string) {
  return call('operatorEndSession', { params: { id } });
}

export function changeOwnPassword(body: CallBody<'operatorChangePassword'>) {
  return call('operatorChangePassword', { body });
}
