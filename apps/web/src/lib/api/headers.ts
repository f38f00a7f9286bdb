import { sessionHeaders } from '@titian/contracts/http/session-headers';
import { readStored } from '../browser/stored.ts';
import type { StoredSession } from '../session/session-store.ts';
import { currentLanguage } from '../text/language.ts';

/** Local storage key of the business date that a test or the demo has set (WIRE-8). */
export const DATE_OVERRIDE_KEY = 'date_override';

/** The headers that every call of a browser carries (WIRE-3). */
export function browserHeaders(session: StoredSession): Record<string, string> {
  const csrfToken = readCookie('XSRF-TOKEN');
  return {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...(csrfToken === null || csrfToken === '' ? {} : { 'x-xsrf-token': csrfToken }),
    ...sessionHeaders(session, readStored('localStorage', DATE_OVERRIDE_KEY)),
  };
}

function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === name) {
      return decodeURIComponent(pair.slice(at + 1));
    }
  }
  return null;
}
