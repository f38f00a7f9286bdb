import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';

export type TaxResidence = CallResponse<'userTaxResidences'>['items'][number];

/** The tax residences of an approved investor, newest first; other users have none. */
export function taxResidencesQuery({ role, application_status: state }: CurrentUser) {
  return queryOptions({
    queryKey: ['account-settings', 'tax-residences'],
    queryFn: ({ signal }) => call('userTaxResidences', { signal }),
    enabled: role === 'investor' && state === 'Approved',
  });
}
