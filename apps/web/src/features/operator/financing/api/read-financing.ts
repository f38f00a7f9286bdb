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

/** The onboarding file of the company behind an application. Each reading is an entry in the audit log. */
export function issuerFileQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'financing-company', id],
    queryFn: ({ signal }) => call('operatorFinancingCompany', { params: { id }, signal }),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
