import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

const READ_AGAIN_MS = 30_000;

export type HealthRow = CallResponse<'operatorHealth'>['checks'][number];

/** The product's health, read again while the page is open. */
export const healthQuery = queryOptions({
  queryKey: ['operator', 'health'],
  queryFn: ({ signal }) => call('operatorHealth', { signal }),
  refetchInterval: READ_AGAIN_MS,
});
