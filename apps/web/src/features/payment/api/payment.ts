import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Payment = CallResponse<'payment'>;
export type Channel = Payment['channels'][number];

/** The payment that the address opens: amount, purpose, and the banks of each kind of account. */
export function paymentQuery(token: string) {
  return queryOptions({
    queryKey: ['payment', token],
    queryFn: ({ signal }) => call('payment', { params: { token }, signal }),
  });
}

/** Starts the payment at a bank. The answer is a form that the browser posts to it. */
export function startPayment(token: string, choice: CallBody<'paymentStart'>) {
  return call('paymentStart', { params: { token }, body: choice });
}
