import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type BankAccountRow = CallResponse<'operatorBankAccounts'>['items'][number];

/** Wanted bank accounts whose holder the bank does not name clearly, page by page. */
export const bankAccountsQuery = infiniteQueryOptions({
  queryKey: ['operator', 'bank-accounts'],
  queryFn: ({ pageParam, signal }) =>
    call('operatorBankAccounts', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
