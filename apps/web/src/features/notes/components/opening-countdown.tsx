import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSecondsUntil } from '../../../components/use-seconds-until.ts';
import { businessNow } from '../../../lib/clock/business-now.ts';
import { notesKey } from '../api/note.ts';
import { countdownOf } from '../lib/countdown.ts';
import { useText } from '../text.ts';
import classes from './panel.module.css';

/** How long until a note opens for its reader; then the note is refetched, and the form is shown. */
export function OpeningCountdown({ opensAt }: { readonly opensAt: string }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [until] = useState(() => onThisClock(opensAt));
  const seconds = useSecondsUntil(until);
  useEffect(() => {
    if (seconds === 0) {
      void queries.invalidateQueries({ queryKey: notesKey });
    }
  }, [seconds, queries]);
  const { hours, minutes, rest } = countdownOf(seconds);
  return (
    <p className={classes.body} role="timer" aria-live="off">
      {hours > 0 ? t('whyNot.inHours', { hours, minutes }) : t('whyNot.inMinutes', { minutes, rest })}
    </p>
  );
}

/** The demo may have moved the day; the countdown runs on the clock of the machine. */
function onThisClock(instant: string): string {
  const movedMs = businessNow().getTime() - Date.now();
  return new Date(Date.parse(instant) - movedMs).toISOString();
}
