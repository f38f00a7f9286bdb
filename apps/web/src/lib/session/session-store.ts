/** What the browser stores of a sign-in (ACC-14). */
export interface StoredSession {
  readonly token: string | null;
  readonly twoFactorToken: string | null;
  /** The id of the sign-in record, closed by logout. */
  readonly eventUuid: string | null;
  /** Why the last session ended, where it was not by Log Out. */
  readonly end: string | null;
}

type Field = keyof StoredSession;

export interface SessionStore {
  get(): StoredSession;
  /** Keeps a new sign-in. The two-factor token stays: it belongs to the user and the device, for 30 days. */
  signIn(token: string, eventUuid: string | null): void;
  setTwoFactorToken(token: string): void;
  /** After `two_factor_required`: the stored token is no longer good. */
  dropTwoFactorToken(): void;
  /** Forgets the login token and the event id; notes why the session ended, where there is something to say of it. */
  signOut(end?: string | null): void;
  /** Called after another tab signed in or out. Returns the way out. */
  onOtherTab(listener: () => void): () => void;
}

/**
 * A session in local storage, under these keys, shared by all tabs.
 * Where storage is closed, the session lives as long as the page.
 */
export function createSessionStore(keys: Readonly<Record<Field, string>>): SessionStore {
  const memory = new Map<Field, string>();

  function read(field: Field): string | null {
    try {
      return localStorage.getItem(keys[field]);
    } catch {
      return memory.get(field) ?? null;
    }
  }

  function write(field: Field, value: string | null): void {
    try {
      value === null ? localStorage.removeItem(keys[field]) : localStorage.setItem(keys[field], value);
    } catch {
      value === null ? memory.delete(field) : memory.set(field, value);
    }
  }

  function change(values: Partial<StoredSession>): void {
    // The token last: other tabs act on it, and read the rest.
    for (const field of ['end', 'eventUuid', 'twoFactorToken', 'token'] as const) {
      const value = values[field];
      if (value !== undefined) {
        write(field, value);
      }
    }
  }

  return {
    get: () => ({
      token: read('token'),
      twoFactorToken: read('twoFactorToken'),
      eventUuid: read('eventUuid'),
      end: read('end'),
    }),
    signIn: (token, eventUuid) => change({ token, eventUuid, end: null }),
    setTwoFactorToken: (twoFactorToken) => change({ twoFactorToken }),
    dropTwoFactorToken: () => change({ twoFactorToken: null }),
    signOut: (end = null) => change({ token: null, eventUuid: null, end }),
    onOtherTab: (listener) => onStorage(keys.token, listener),
  };
}

/** Browsers send storage events to the other tabs only. */
function onStorage(key: string, listener: () => void): () => void {
  function onEvent(event: StorageEvent): void {
    // A null key is a cleared storage.
    if (event.key === null || event.key === key) {
      listener();
    }
  }
  window.addEventListener('storage', onEvent);
  return () => window.removeEventListener('storage', onEvent);
}

export const customerSession = createSessionStore({
  token: 'login_token',
  twoFactorToken: 'two_factor_token',
  eventUuid: 'event_uuid',
  end: 'session_end',
});

/** Operators sign in apart from customers (OPS-3): a browser may hold both. */
export const operatorSession = createSessionStore({
  token: 'operator_login_token',
  twoFactorToken: 'operator_two_factor_token',
  eventUuid: 'operator_event_uuid',
  end: 'operator_session_end',
});
