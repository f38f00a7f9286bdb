import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';
import type { ToldAccount } from '../../shared/verify-account-form.tsx';

export type ReceiptRow = CallResponse<'operatorReceipts'>['items'][number];
export type ReceiptState = ReceiptRow['state'];

export const receiptsKey = ['operator', 'receipts'] as const;

/** Money that is held, page by page; what is held waits for a decision. */
export function receiptsQuery(state: ReceiptState | null) {
  return infiniteQueryOptions({
    queryKey: [...receiptsKey, state],
    queryFn: ({ pageParam, signal }) =>
      call('operatorReceipts', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Asks the bank whether the account is the payer's; an account that is not is refused at its field. */
export function verifyReceiptAccount(id: string, told: ToldAccount) {
  return call('operatorReceiptRefundAccount', { params: { id }, body: told });
}
