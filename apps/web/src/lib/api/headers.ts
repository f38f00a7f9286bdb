import type { StoredSession } from '../session/session-store.ts';
import { currentLanguage } from '../text/language.ts';

/** Local storage key of the business date that a test or the demo has set (WIRE-8). */
export const DATE_OVERRIDE_KEY = 'date_override';

/** The headers that every call carries (WIRE-3). */
export function sessionHeaders(session: StoredSession): Headers {
  const headers = new Headers({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
  headers.set('Accept-Language', currentLanguage());
  setIfKnown(headers, 'X-XSRF-TOKEN', readCookie('XSRF-TOKEN'));
  setIfKnown(headers, 'Authorization', session.token === null ? null : `Bearer ${session.token}`);
  setIfKnown(headers, 'X-Two-Factor-Token', session.token === null ? null : session.twoFactorToken);
  setIfKnown(headers, 'X-Date-Override', readDateOverride());
  return headers;
}

function setIfKnown(headers: Headers, name: string, value: string | null): void {
  if (value !== null && value !== '') {
    headers.set(name, value);
  }
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

function readDateOverride(): string | null {
  try {
    return localStorage.getItem(DATE_OVERRIDE_KEY);
  } catch {
    return null;
  }
}
