import { call } from '../../../lib/api/client.ts';

/** Reports an unexpected failure of the form to the server (ONB-36). */
export function logFinancing(error: string) {
  return call('financingLog', { body: { error } });
}
