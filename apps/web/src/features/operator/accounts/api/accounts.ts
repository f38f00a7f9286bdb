import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type OperatorAccount = CallResponse<'operatorAccounts'>['items'][number];
export type AccountAnswer = CallResponse<'operatorAccount'>;
export type Role = OperatorAccount['roles'][number];

/** Every operator, by name: one page. */
export const accountsQuery = infiniteQueryOptions({
  queryKey: ['operator', 'accounts'],
  queryFn: ({ signal }) => call('operatorAccounts', { signal }),
  initialPageParam: null,
  getNextPageParam: () => null,
});

export function accountQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'account', id],
    queryFn: ({ signal }) => call('operatorAccount', { params: { id }, signal }),
  });
}

export function inviteOperator(body: CallBody<'operatorInvite'>) {
  return call('operatorInvite', { body });
}

export function proposeDetails(id: string, body: CallBody<'operatorProposeDetails'>) {
  return call('operatorProposeDetails', { params: { id }, body });
}

export function endSessionsOf(id: string, reason: string) {
  return call('operatorEndSessions', { params: { id }, body: { reason } });
}
