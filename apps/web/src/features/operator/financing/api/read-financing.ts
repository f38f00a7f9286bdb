import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type FinancingAnswer = CallResponse<'operatorFinancingApplication'>;
export type Financing = FinancingAnswer['application'];

/** One financing application with its form, documents, assessment and offer. */
export function financingQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'financing-application', id],
    queryFn: ({ signal }) => call('operatorFinancingApplication', { params: { id }, signal }),
  });
}
