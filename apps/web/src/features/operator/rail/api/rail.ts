import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

type Rail = CallResponse<'operatorRail'>;
export type Certificate = Rail['certificates'][number];
export type StoredBankList = Rail['bank_lists'][number];

/** How the payment rail stands. */
export const railQuery = queryOptions({
  queryKey: ['operator', 'rail'],
  queryFn: ({ signal }) => call('operatorRail', { signal }),
});
