import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from '../lib/api/client.ts';
import { follow } from '../lib/live/follow.ts';
import { applyLive } from './apply-live.ts';

/** Updates the page live while a user is signed in and present. */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(() => follow({ open: openStream, onEvent: (event) => applyLive(queries, event) }), [queries]);
}
