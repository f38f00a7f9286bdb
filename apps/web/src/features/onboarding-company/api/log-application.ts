import { call } from '../../../lib/api/client.ts';

/** Tells the server of a failure of the form that nobody expects (spec §7). */
export function logApplication(error: string) {
  return call('companyLogApplication', { body: { error } });
}
