import { call } from '../../../lib/api/client.ts';

/** Ends the sign-in with this id on the server. The answer may be `success: false`. */
export function requestLogOut(eventUuid: string) {
  return call('logout', { body: { eventUuid } });
}
