import type { CallInput } from '../../../lib/api/call-types.ts';
import { callForFile } from '../../../lib/api/client.ts';

export type StatementQuery = NonNullable<CallInput<'activityStatement'>['query']>;

/** A statement as a file. Throws `ApiError`. */
export function readStatement(query: StatementQuery): Promise<Blob> {
  return callForFile('activityStatement', { query });
}
