import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type AddressChangeRow = CallResponse<'operatorAddressChanges'>['items'][number];

/** Requested addresses that wait for two operators, page by page. */
export const addressChangesQuery = infiniteQueryOptions({
  queryKey: ['operator', 'address-changes'],
  queryFn: ({ pageParam, signal }) =>
    call('operatorAddressChanges', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
