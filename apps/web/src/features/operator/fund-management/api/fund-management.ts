import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type ManagedList = CallResponse<'operatorManagedInvestors'>;
export type ManagedInvestor = ManagedList['items'][number];
export type ManagedPage = CallResponse<'operatorManagedInvestor'>;
export type OpenNote = ManagedPage['notes'][number];
export type Mandate = ManagedPage['mandates'][number];
export type Order = ManagedPage['orders'][number];
export type NewOrder = CallBody<'operatorProposeManagedOrder'>;

const managedKey = ['operator', 'fund-management'] as const;

/** Whose funds are managed; with a number, that investor alone. */
export function managedQuery(number: string) {
  return infiniteQueryOptions({
    queryKey: [...managedKey, 'list', number],
    queryFn: ({ pageParam, signal }) =>
      call('operatorManagedInvestors', {
        query: { ...(number === '' ? {} : { number }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One investor with mandates, orders and open notes. Opening it is an entry of the audit log. */
export function managedPageQuery(id: string) {
  return queryOptions({
    queryKey: [...managedKey, 'one', id],
    queryFn: ({ signal }) => call('operatorManagedInvestor', { params: { id }, signal }),
  });
}

export async function uploadMandate(id: string, document: File): Promise<string> {
  const answer = await call('operatorUploadMandate', { params: { id }, body: { document: [document] } });
  return answer.file.id;
}

export function proposeOrder(id: string, body: NewOrder, idempotencyKey: string) {
  return call('operatorProposeManagedOrder', { params: { id }, body, idempotencyKey });
}

export function proposeCancellation(
  id: string,
  body: CallBody<'operatorProposeManagedCancellation'>,
  idempotencyKey: string,
) {
  return call('operatorProposeManagedCancellation', { params: { id }, body, idempotencyKey });
}

/** Has everything of the console read again that an order has changed. */
export function useOrderProposed(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['operator'] });
}
