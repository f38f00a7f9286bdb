import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type CustomerAnswer = CallResponse<'operatorCustomer'>;
export type Customer = CustomerAnswer['customer'];

/** One customer. Each reading is an entry in the audit log, so it is not repeated by itself. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'customer', id],
    queryFn: ({ signal }) => call('operatorCustomer', { params: { id }, signal }),
    refetchOnWindowFocus: false,
  });
}
