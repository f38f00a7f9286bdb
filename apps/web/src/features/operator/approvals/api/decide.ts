import { call } from '../../../../lib/api/client.ts';

/** The checker's yes: the change is applied. The reason may be left out. */
export function approve(id: string, reason: string) {
  return call('operatorApprove', { params: { id }, body: reason === '' ? {} : { reason } });
}

/** The checker's no, with the reason that the maker reads. */
export function reject(id: string, reason: string) {
  return call('operatorReject', { params: { id }, body: { reason } });
}
