import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';
import type { EnteredAccount } from '../../shared/verify-account-form.tsx';

export type HeldPayment = CallResponse<'operatorHeldPayments'>['items'][number];
export type HeldPaymentState = HeldPayment['state'];
export type HeldPaymentPurpose = HeldPayment['purpose'];

export const heldPaymentsKey = ['operator', 'held-payments'] as const;

export type HeldPaymentFilters = NonNullable<CallInput<'operatorHeldPaymentsFile'>['query']>;

/** Held payments, page by page. */
export function heldPaymentsQuery(filters: HeldPaymentFilters) {
  return infiniteQueryOptions({
    queryKey: [...heldPaymentsKey, filters],
    queryFn: ({ pageParam, signal }) =>
      call('operatorHeldPayments', {
        query: { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same payments as a file. */
export function readHeldPaymentsFile(filters: HeldPaymentFilters): Promise<Blob> {
  return callForFile('operatorHeldPaymentsFile', { query: filters });
}

/** Has the bank confirm that the account is the payer's; any other account is rejected at its field. */
export function verifyPayerAccount(id: string, entered: EnteredAccount) {
  return call('operatorHeldPaymentAccount', { params: { id }, body: entered });
}
