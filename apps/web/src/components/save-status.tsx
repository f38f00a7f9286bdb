import { type ReactNode, useEffect, useState } from 'react';
import type { SaveState } from '../lib/form/use-autosave.ts';
import classes from './save-status.module.css';
import { useText } from './text.ts';

const TICK_MS = 1_000;
const MINUTE_S = 60;

interface SaveStatusProps {
  readonly state: SaveState;
  /** When the server last saved; null when it never has. */
  readonly savedAt: string | null;
}

/** "Saved 2 s ago": the save state of a form. */
export function SaveStatus({ state, savedAt }: SaveStatusProps): ReactNode {
  const t = useText();
  const seconds = useSecondsSince(savedAt);
  const trouble = state === 'failed' || state === 'refused' || state === 'stopped';
  // Only trouble is announced: a voice that says "Saved" after every pause would be in the way.
  return (
    <span className={classes.status} data-trouble={trouble} role={trouble ? 'status' : undefined}>
      {words()}
    </span>
  );

  function words(): string {
    if (state === 'waiting' || state === 'saving' || trouble) {
      return t(`save.${state}`);
    }
    if (seconds === null) {
      return t('save.never');
    }
    return seconds < MINUTE_S
      ? t('save.seconds', { count: seconds })
      : t('save.minutes', { count: Math.floor(seconds / MINUTE_S) });
  }
}

function useSecondsSince(instant: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // A browser clock behind the server's must not show a time before now.
  return instant === null ? null : Math.max(0, Math.floor((now - Date.parse(instant)) / TICK_MS));
}
