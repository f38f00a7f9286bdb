import type { Endpoint } from '../endpoint.ts';

/** Another address of a customer, proven by a document and decided by two operators (ONB-39). */
export const addressChangeEndpoints = {
  userAddressChanges: { method: 'GET', path: '/user/address-changes', who: 'user' },
  userRequestAddressChange: {
    method: 'POST',
    path: '/user/address-changes',
    who: 'user',
    approved: true,
    multipart: true,
  },
  userWithdrawAddressChange: {
    method: 'POST',
    path: '/user/address-changes/:id/withdraw',
    who: 'user',
  },
  operatorAddressChanges: {
    method: 'GET',
    path: '/operator/address-changes',
    who: 'operator',
    permission: 'address_change_view',
  },
} as const satisfies Record<string, Endpoint>;
