import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type StatementImport = CallResponse<'operatorStatementImport'>['import'];
export type StatementPreview = CallResponse<'operatorStatementImport'>['preview'][number];
export type PreviewLine = StatementPreview['lines'][number];

/** An uploaded file; while undecided, the effect of each of its lines. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'reconciliation', 'import', id],
    queryFn: ({ signal }) => call('operatorStatementImport', { params: { id }, signal }),
  });
}
