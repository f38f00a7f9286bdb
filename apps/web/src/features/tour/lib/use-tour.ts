import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { importChunk } from '../../../lib/chunks/import-chunk.ts';
import { type CurrentUserAnswer, currentUserQuery } from '../../../shared/session/current-user.ts';
import { markTourSeen } from '../api/tour-seen.ts';
import type { PhoneMenu } from './run-tour.ts';

/**
 * Starts the guided tour when it is due, once; answers the way to start it again.
 * @param isDue it was never shown, and nothing else is open
 */
export function useTour(isDue: boolean, menu: PhoneMenu): () => void {
  const queries = useQueryClient();
  const latestMenu = useRef(menu);
  useEffect(() => {
    latestMenu.current = menu;
  }, [menu]);

  const start = useCallback(() => {
    void importChunk('tour', () => import('./run-tour.ts')).then(({ runTour }) =>
      runTour({ open: () => latestMenu.current.open(), close: () => latestMenu.current.close() }),
    );
  }, []);

  useEffect(() => {
    if (!isDue) {
      return;
    }
    start();
    queries.setQueryData<CurrentUserAnswer>(currentUserQuery.queryKey, withoutTour);
    // Where this fails, the tour is offered again at the next visit.
    markTourSeen().catch(() => undefined);
  }, [isDue, start, queries]);
  return start;
}

function withoutTour(known: CurrentUserAnswer | undefined): CurrentUserAnswer | undefined {
  return known && { ...known, user: { ...known.user, can: { ...known.user.can, start_tour: false } } };
}
