import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { importChunk } from '../../../lib/chunks/import-chunk.ts';
import { type CurrentUserAnswer, currentUserQuery } from '../../../shared/session/current-user.ts';
import { markTourSeen } from '../api/tour-seen.ts';
import type { PhoneMenu } from './run-tour.ts';

const loadTour = () => importChunk('tour', () => import('./run-tour.ts'));
type TourPart = Awaited<ReturnType<typeof loadTour>>;

/**
 * Starts the guided tour when it is due, once; returns a function that starts it again. Where its chunk no longer
 * exists, the page handles the error, as for every chunk (NAV-13).
 * @param isDue it was never shown, and nothing else is open
 */
export function useTour(isDue: boolean, menu: PhoneMenu): () => void {
  const queries = useQueryClient();
  const latestMenu = useRef(menu);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    latestMenu.current = menu;
  }, [menu]);

  const run = useCallback(({ runTour }: TourPart) => {
    runTour({ open: () => latestMenu.current.open(), close: () => latestMenu.current.close() });
  }, []);
  const start = useCallback(() => void loadTour().then(run).catch(setFailure), [run]);

  useEffect(() => {
    if (!isDue) {
      return;
    }
    let isStillDue = true;
    loadTour().then((part) => {
      if (isStillDue) {
        run(part);
        queries.setQueryData<CurrentUserAnswer>(currentUserQuery.queryKey, withoutTour);
        // Where this fails, the tour is offered again at the next visit.
        markTourSeen().catch(() => undefined);
      }
    }, setFailure);
    return () => {
      isStillDue = false;
    };
  }, [isDue, run, queries]);
  if (failure !== null) {
    throw failure;
  }
  return start;
}

function withoutTour(known: CurrentUserAnswer | undefined): CurrentUserAnswer | undefined {
  return known && { ...known, user: { ...known.user, can: { ...known.user.can, start_tour: false } } };
}
