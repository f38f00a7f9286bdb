import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type Marketing = CallResponse<'operatorMarketing'>;

/** The money that rewards are paid from. */
export const marketingQuery = queryOptions({
  queryKey: ['operator', 'marketing'],
  queryFn: ({ signal }) => call('operatorMarketing', { signal }),
});
