/**
 * The last interaction in any tab, and the last call of this sign-in. Shared through local storage, because all tabs
 * are one sign-in; without storage it is known for this page only.
 */
export interface Presence {
  readonly activityMs: number;
  readonly contactMs: number;
}

const KEYS = { activityMs: 'last_activity', contactMs: 'last_contact' } as const;
/** Written at most this often: a moving mouse must not cost a write each time. */
const GRAIN_MS = 1_000;

const here = { activityMs: Date.now(), contactMs: 0 };
const listeners = new Set<() => void>();

export function readPresence(): Presence {
  return { activityMs: newest('activityMs'), contactMs: newest('contactMs') };
}

/** The person touched, typed or scrolled. */
export function recordActivity(nowMs = Date.now()): void {
  record('activityMs', nowMs);
}

/** The server has answered a call of this sign-in, which moves its idle end on. */
export function recordContact(nowMs = Date.now()): void {
  record('contactMs', nowMs);
}

/** Called after either has moved on, in this tab or another. Returns the way out. */
export function onPresence(listener: () => void): () => void {
  function onStorage({ key }: StorageEvent): void {
    if (key === KEYS.activityMs || key === KEYS.contactMs) {
      listener();
    }
  }
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function record(what: keyof Presence, nowMs: number): void {
  if (Math.abs(nowMs - here[what]) < GRAIN_MS) {
    return;
  }
  here[what] = nowMs;
  try {
    localStorage.setItem(KEYS[what], String(nowMs));
  } catch {
    // Storage is unavailable: other tabs are not notified.
  }
  for (const listener of listeners) {
    listener();
  }
}

function newest(what: keyof Presence): number {
  // A clock that was set back must not keep a sign-in open.
  const known = [here[what], stored(what)].filter((ms) => ms <= Date.now());
  return Math.max(0, ...known);
}

function stored(what: keyof Presence): number {
  try {
    return Number(localStorage.getItem(KEYS[what]) ?? 0);
  } catch {
    return 0;
  }
}
