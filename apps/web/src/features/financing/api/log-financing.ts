import { call } from '../../../lib/api/client.ts';

/** Tells the server of a failure of the form that nobody expects (spec §7). */
export function logFinancing(error: string) {
  return call('financingLog', { body: { error } });
}
