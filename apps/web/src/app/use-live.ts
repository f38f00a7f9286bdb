import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from '../lib/api/client.ts';
import { follow } from '../lib/live/follow.ts';
import { applyLive } from './apply-live.ts';

/** Keeps what is shown up to date while somebody is signed in and there. */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(() => follow({ open: openStream, onEvent: (event) => applyLive(queries, event) }), [queries]);
}
