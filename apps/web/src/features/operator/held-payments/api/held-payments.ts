import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';
import type { EnteredAccount } from '../../shared/verify-account-form.tsx';

export type HeldPayment = CallResponse<'operatorHeldPayments'>['items'][number];
export type HeldPaymentState = HeldPayment['state'];
export type HeldPaymentPurpose = HeldPayment['purpose'];

export const heldPaymentsKey = ['operator', 'held-payments'] as const;

interface Filter {
  /** Null is every state. */
  readonly state: HeldPaymentState | null;
  /** Null is every purpose. */
  readonly purpose: HeldPaymentPurpose | null;
}

/** Held payments, page by page, newest first. */
export function heldPaymentsQuery({ state, purpose }: Filter) {
  return infiniteQueryOptions({
    queryKey: [...heldPaymentsKey, state, purpose],
    queryFn: ({ pageParam, signal }) =>
      call('operatorHeldPayments', {
        query: {
          ...(state === null ? {} : { state }),
          ...(purpose === null ? {} : { purpose }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Has the bank confirm that the account is the payer's; any other account is rejected at its field. */
export function verifyPayerAccount(id: string, entered: EnteredAccount) {
  return call('operatorHeldPaymentAccount', { params: { id }, body: entered });
}
