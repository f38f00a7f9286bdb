import { call } from '../../../lib/api/client.ts';

/** Reports an unexpected failure of the form to the server (ONB-36). */
export function logApplication(error: string) {
  return call('companyLogApplication', { body: { error } });
}
