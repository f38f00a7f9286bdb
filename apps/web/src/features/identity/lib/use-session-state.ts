import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserTimeOf } from '../../../lib/clock/server-clock.ts';
import { type SessionState, sessionState } from '../../../lib/session/expiry.ts';
import { onPresence, readPresence } from '../../../lib/session/presence.ts';
import { currentUserQuery, useCurrentAnswer } from '../../../shared/session/current-user.ts';

/** A hidden page's timers sleep; a shown one is looked at again at least this often. */
const LONGEST_WAIT_MS = 60_000;
const TICK_MS = 1_000;

export interface WatchedSession {
  readonly state: SessionState;
  /** Makes a cheap call: that moves the idle end on. */
  readonly stay: () => Promise<void>;
  /** The warning of the absolute end was read. */
  readonly acceptEnd: () => void;
}

/** What is to be done about the end of this sign-in, now and whenever that changes; all tabs agree. */
export function useSessionState(): WatchedSession {
  const queries = useQueryClient();
  const { session } = useCurrentAnswer();
  const [endAccepted, setEndAccepted] = useState(false);
  // An object: a look at the same instant draws anew too, because another tab may have moved the end.
  const [{ nowMs }, setLook] = useState(lookNow);
  const presence = readPresence();
  const loadedMs = queries.getQueryState(currentUserQuery.queryKey)?.dataUpdatedAt ?? 0;
  const state = sessionState({
    nowMs,
    contactMs: Math.max(presence.contactMs, loadedMs),
    activityMs: presence.activityMs,
    idleMs: session.idle_seconds * 1_000,
    expiresAtMs: browserTimeOf(session.expires_at),
    endAccepted,
  });

  const wakeAtMs =
    state.kind === 'quiet' ? Math.min(state.untilMs, nowMs + LONGEST_WAIT_MS) : nowMs + TICK_MS;
  useEffect(() => {
    const look = () => setLook(lookNow);
    const timer = setTimeout(look, wakeAtMs - Date.now());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [wakeAtMs]);
  useEffect(() => onPresence(() => setLook(lookNow)), []);

  return {
    state,
    stay: () => queries.refetchQueries({ queryKey: currentUserQuery.queryKey }),
    acceptEnd: () => setEndAccepted(true),
  };
}

function lookNow(): { readonly nowMs: number } {
  return { nowMs: Date.now() };
}
