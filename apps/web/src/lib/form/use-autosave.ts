import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../browser/use-latest.ts';

/** How long a change waits for more of its kind before it is saved, and the wait before a failed save is tried again. */
const BEAT_MS = 1_500;
const RETRY_MS = 8_000;

/** `failed` is tried again, `refused` waits for another content, `stopped` cannot be helped from this page. */
export type SaveState = 'clean' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stopped';

interface AutosaveOptions {
  /** What would be saved, as text: another text is something to save. */
  readonly content: string;
  /** The content that the server has when the form opens; the first content, unless said otherwise. */
  readonly savedContent?: string;
  /** @param isLeaving the page goes away: only what can be sent without it is worth sending */
  readonly save: (isLeaving: boolean) => Promise<void>;
}

export interface Autosave {
  readonly state: SaveState;
  /** The error behind `failed`, `refused` and `stopped`. */
  readonly error: ApiError | null;
  /** Saves now what is not saved yet, without waiting for the beat; ends when the save under way has ended. */
  readonly flush: () => Promise<void>;
  /** Whether something has not reached the server at this moment. */
  readonly isUnsent: () => boolean;
  /**
   * Stops saving and waits until a save under way has ended, so that what is sent next has the last version.
   * Answers the way back.
   */
  readonly pause: () => Promise<() => void>;
}

interface Last {
  /** The content that the last save was about, and what came of it. */
  readonly content: string;
  readonly outcome: 'saved' | 'saving' | 'failed' | 'refused' | 'stopped';
  readonly error: ApiError | null;
}

/** Saves a draft on a steady beat while it changes and before the page is left, one save at a time. */
export function useAutosave({ content, savedContent = content, save }: AutosaveOptions): Autosave {
  const [last, setLast] = useState<Last>({ content: savedContent, outcome: 'saved', error: null });
  const [paused, setPaused] = useState(false);
  const running = useRef<Promise<void>>(Promise.resolve());
  const lastNow = useRef(last);
  const latest = useLatest({ content, save, paused });

  const note = useCallback((next: Last) => {
    lastNow.current = next;
    setLast(next);
  }, []);

  const start = useCallback(
    (isLeaving: boolean) => {
      const now = latest.current;
      if (!now.paused && isToSave(stateOf(lastNow.current, now.content))) {
        note({ content: now.content, outcome: 'saving', error: null });
        running.current = outcomeOf(now.content, () => now.save(isLeaving)).then(note);
      }
    },
    [latest, note],
  );
  const flush = useCallback(async () => {
    start(false);
    await running.current;
  }, [start]);
  const isUnsent = useCallback(
    () => isUnsentState(stateOf(lastNow.current, latest.current.content)),
    [latest],
  );
  const pause = useCallback(async () => {
    setPaused(true);
    await running.current;
    return () => setPaused(false);
  }, []);

  const state = stateOf(last, content);
  useBeat(paused ? null : waitBefore(state), start);
  usePageEvents(start);
  useLeaveWarning(isUnsentState(state));

  return { state, error: last.error, flush, isUnsent, pause };
}

/** Saves after a delay that further changes do not prolong, so that continuous typing is saved as well. */
function useBeat(wait: number | null, start: (isLeaving: boolean) => void): void {
  useEffect(() => {
    if (wait === null) {
      return;
    }
    const timer = setTimeout(() => start(false), wait);
    return () => clearTimeout(timer);
  }, [wait, start]);
}

/** Saves when the page is hidden or left, and when the network has come back. */
function usePageEvents(start: (isLeaving: boolean) => void): void {
  useEffect(() => {
    function onVisibility(): void {
      if (document.visibilityState === 'hidden') {
        start(false);
      }
    }
    function onLeave(): void {
      start(true);
    }
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onLeave);
    const stopOnline = onlineManager.subscribe((isOnline) => isOnline && start(false));
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onLeave);
      stopOnline();
    };
  }, [start]);
}

function isToSave(state: SaveState): boolean {
  return state === 'waiting' || state === 'failed';
}

function isUnsentState(state: SaveState): boolean {
  return state !== 'clean' && state !== 'stopped';
}

function waitBefore(state: SaveState): number | null {
  return state === 'waiting' ? BEAT_MS : state === 'failed' ? RETRY_MS : null;
}

function stateOf({ content: known, outcome }: Last, content: string): SaveState {
  if (outcome === 'saving' || outcome === 'stopped') {
    return outcome;
  }
  if (known !== content) {
    return 'waiting';
  }
  return outcome === 'saved' ? 'clean' : outcome;
}

async function outcomeOf(content: string, save: () => Promise<void>): Promise<Last> {
  try {
    await save();
    return { content, outcome: 'saved', error: null };
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : null;
    return { content, outcome: outcomeAfter(error), error };
  }
}

/**
 * A rejected field waits for its correction; another error is final; a lost connection or a busy server is temporary.
 */
function outcomeAfter(error: ApiError | null): 'failed' | 'refused' | 'stopped' {
  if (error === null || error.status === 0 || error.status === 429 || error.status >= 500) {
    return 'failed';
  }
  return error.status === 422 ? 'refused' : 'stopped';
}

function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) {
      return;
    }
    function onLeave(event: BeforeUnloadEvent): void {
      event.preventDefault();
    }
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unsaved]);
}
