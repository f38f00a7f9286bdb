import type { CallInput } from '../../../lib/api/call-types.ts';
import { callForFile } from '../../../lib/api/client.ts';

type StatementQuery = NonNullable<CallInput<'activityStatement'>['query']>;
type PaidQuery = NonNullable<CallInput<'noteBoYearlyStatement'>['query']>;

/** A statement of an account, or what a company paid in a year. */
export type StatementRequest = StatementQuery | PaidQuery;

/** A statement as a file. Throws `ApiError`. */
export function readStatement(query: StatementRequest): Promise<Blob> {
  return 'year' in query
    ? callForFile('noteBoYearlyStatement', { query })
    : callForFile('activityStatement', { query });
}
