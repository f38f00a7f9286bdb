import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

const REFRESH_MS = 15_000;

/** The signed-in operator, what they may do, and how many wait in each queue. */
export const currentOperatorQuery = queryOptions({
  queryKey: ['operator', 'current'],
  queryFn: ({ signal }) => call('operatorCurrent', { signal }),
  refetchInterval: REFRESH_MS,
});
