const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long before its end a sign-in is warned of. */
const WARN_MS = 2 * MINUTE_MS;
/** The server writes down at most once a minute that a sign-in was used, so its idle end may come that much earlier. */
const SERVER_GRAIN_MS = MINUTE_MS;
/** A user active this recently counts as present: the sign-in is renewed without a prompt. */
const THERE_MS = MINUTE_MS;

/** All that the decision depends on; instants in ms since 1970. */
export interface SessionClock {
  readonly nowMs: number;
  /** When the server last answered a call of this sign-in. */
  readonly contactMs: number;
  /** When the person last did something, in any tab. */
  readonly activityMs: number;
  /** How long the server keeps a sign-in without a call. */
  readonly idleMs: number;
  /** When it ends whatever happens. */
  readonly expiresAtMs: number;
  /** The warning of the absolute end was read. */
  readonly endAccepted: boolean;
}

export type SessionState =
  /** Nothing to do before that instant. */
  | { readonly kind: 'quiet'; readonly untilMs: number }
  /** The idle end is near although the person is there: make a call. */
  | { readonly kind: 'renew' }
  /** Prompt the user; a call extends the end. */
  | { readonly kind: 'idle'; readonly endsAtMs: number }
  /** Say that it ends; nothing moves this end. */
  | { readonly kind: 'absolute'; readonly endsAtMs: number }
  | { readonly kind: 'over'; readonly why: 'idle' | 'expired' };

/** What to do about the end of a sign-in at this moment. Pure: the same clock has the same answer. */
export function sessionState(clock: SessionClock): SessionState {
  const { nowMs, expiresAtMs } = clock;
  // Never more than half of a short idle time, so that there is something between a call and the warning.
  const grain = Math.min(SERVER_GRAIN_MS, clock.idleMs / 4);
  const warn = Math.min(WARN_MS, clock.idleMs / 4);
  const idleEndMs = clock.contactMs + clock.idleMs - grain;
  if (nowMs >= expiresAtMs) {
    return { kind: 'over', why: 'expired' };
  }
  if (nowMs >= idleEndMs) {
    return { kind: 'over', why: 'idle' };
  }
  if (nowMs >= idleEndMs - warn && idleEndMs < expiresAtMs) {
    const isThere = clock.activityMs > clock.contactMs && nowMs - clock.activityMs < THERE_MS;
    return isThere ? { kind: 'renew' } : { kind: 'idle', endsAtMs: idleEndMs };
  }
  if (nowMs >= expiresAtMs - warn && !clock.endAccepted) {
    return { kind: 'absolute', endsAtMs: expiresAtMs };
  }
  const absoluteNext = clock.endAccepted ? expiresAtMs : expiresAtMs - warn;
  const idleNext = idleEndMs < expiresAtMs ? idleEndMs - warn : expiresAtMs;
  return { kind: 'quiet', untilMs: Math.min(absoluteNext, idleNext) };
}
