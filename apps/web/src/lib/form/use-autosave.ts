import { ApiError } from '@titian/contracts/http/api-error';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause in typing before a draft is saved, and the wait before a failed save is tried again. */
const PAUSE_MS = 1_500;
const RETRY_MS = 8_000;

/** `failed` is tried again, `refused` waits for another content, `stopped` cannot be helped from this page. */
export type SaveState = 'clean' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stopped';

interface AutosaveOptions {
  /** What would be saved, as text: another text is something to save. */
  readonly content: string;
  readonly save: () => Promise<void>;
}

export interface Autosave {
  readonly state: SaveState;
  /** The refusal behind `failed`, `refused` and `stopped`. */
  readonly error: ApiError | null;
  /**
   * Stops saving and waits until a save under way has ended, so that what is sent next has the last version.
   * Answers the way back.
   */
  readonly pause: () => Promise<() => void>;
  /** Tries a failed save again now, without waiting. */
  readonly retry: () => void;
}

interface Last {
  /** The content that the last save was about, and what came of it. */
  readonly content: string;
  readonly outcome: 'saved' | 'saving' | 'failed' | 'refused' | 'stopped';
  readonly error: ApiError | null;
}

/** Saves a draft after each pause in typing, one save at a time. */
export function useAutosave({ content, save }: AutosaveOptions): Autosave {
  const [last, setLast] = useState<Last>({ content, outcome: 'saved', error: null });
  const [paused, setPaused] = useState(false);
  const running = useRef<Promise<void>>(Promise.resolve());
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  }, [save]);

  const saveNow = useCallback(async (what: string) => {
    setLast({ content: what, outcome: 'saving', error: null });
    setLast(await outcomeOf({ content: what, save: latestSave.current }));
  }, []);

  const state = stateOf(last, content);
  useEffect(() => {
    const wait = paused ? null : waitBefore(state);
    if (wait === null) {
      return;
    }
    // Each keystroke begins the pause anew.
    const timer = setTimeout(() => {
      running.current = saveNow(content);
    }, wait);
    return () => clearTimeout(timer);
  }, [state, paused, saveNow, content]);
  useLeaveWarning(state !== 'clean' && state !== 'stopped');

  const pause = useCallback(async () => {
    setPaused(true);
    await running.current;
    return () => setPaused(false);
  }, []);

  const retry = useCallback(() => {
    if (state === 'failed') {
      running.current = saveNow(content);
    }
  }, [state, saveNow, content]);

  return { state, error: last.error, pause, retry };
}

function waitBefore(state: SaveState): number | null {
  return state === 'waiting' ? PAUSE_MS : state === 'failed' ? RETRY_MS : null;
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

async function outcomeOf({ content, save }: AutosaveOptions): Promise<Last> {
  try {
    await save();
    return { content, outcome: 'saved', error: null };
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : null;
    return { content, outcome: outcomeAfter(error), error };
  }
}

/** A refused field waits for its correction; another refusal is final; a lost connection or a busy server may pass. */
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
