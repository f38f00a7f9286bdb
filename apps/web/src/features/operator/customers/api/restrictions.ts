import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { text } from '../text.ts';

export type RestrictionRow = CallResponse<'operatorMoneyRestrictions'>['items'][number];

/** The restrictions in force, page by page; `unconfirmed` leaves those that wait for a second person. */
export function restrictionsQuery(state: 'unconfirmed' | null) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'money-restrictions', state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorMoneyRestrictions', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Everything that one customer's money was restricted by, newest first. */
export function customerRestrictionsQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'customer-restrictions', id],
    queryFn: ({ signal }) => call('operatorCustomerRestrictions', { params: { id }, signal }),
  });
}

/** Restricts at once; a second person of compliance confirms it. */
export function useRestrictAtOnce(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { level: RestrictionRow['level']; reason: string }) =>
      call('operatorRestrictMoney', { params: { id }, body }),
    onSuccess: async () => {
      showToast('success', text('restriction.restricted'));
      onDone();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
}
