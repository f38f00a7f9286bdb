import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type AddressChange = CallResponse<'userAddressChanges'>['items'][number];
type WantedAddress = CallBody<'userRequestAddressChange'>;

/** Every address that the signed-in user asked for, newest first. */
export const addressChangesQuery = queryOptions({
  queryKey: ['user', 'address-changes'] as const,
  queryFn: ({ signal }) => call('userAddressChanges', { signal }),
});

/** Requests another address with its proof. */
export function requestAddressChange(body: WantedAddress): Promise<CallResponse<'userRequestAddressChange'>> {
  return call('userRequestAddressChange', { body });
}

/** Takes a request back that waits for review. */
export function withdrawAddressChange(id: string): Promise<CallResponse<'userWithdrawAddressChange'>> {
  return call('userWithdrawAddressChange', { params: { id } });
}
