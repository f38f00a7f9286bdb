import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from '../lib/api/client.ts';
import { afterPaint } from '../lib/browser/after-paint.ts';
import { follow } from '../lib/live/follow.ts';
import { applyLive } from './apply-live.ts';

/** Updates the page live while a user is signed in and present, from its first drawing on. */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let stop: () => void = () => undefined;
    const leave = afterPaint(() => {
      stop = follow({ open: openStream, onEvent: (event) => applyLive(queries, event) });
    });
    return () => {
      leave();
      stop();
    };
  }, [queries]);
}
