import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type ApplicationAnswer = CallResponse<'operatorApplication'>;
export type Application = ApplicationAnswer['application'];

/** One application with its form, documents and history. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'application', id],
    queryFn: ({ signal }) => call('operatorApplication', { params: { id }, signal }),
  });
}
