import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type Chain = CallResponse<'operatorAuditChain'>;

/** The state of the audit chain. */
export const chainQuery = queryOptions({
  queryKey: ['operator', 'audit-chain'],
  queryFn: ({ signal }) => call('operatorAuditChain', { signal }),
});
