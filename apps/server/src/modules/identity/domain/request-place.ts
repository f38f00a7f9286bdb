import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';

/** Where the address of a request for a mail stands while its job waits. */
export function requestPlace(requestId: string): FieldPlace {
  return { table: 'jobs', column: 'payload', row: requestId };
}
