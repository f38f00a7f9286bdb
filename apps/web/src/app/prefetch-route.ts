import type { QueryClient } from '@tanstack/react-query';
import { customerSession } from '../lib/session/session-store.ts';
import { currentUserQuery } from '../shared/session/current-user.ts';
import type { AppRouter } from './router.tsx';

/**
 * Fetches the parts of the requested page in parallel with the user: the guard decides with the user whether they are
 * shown. A failed part is requested again by the page, which shows the error.
 */
export function prefetchRoute(router: AppRouter, queries: QueryClient): void {
  if (customerSession.get().token === null) {
    return;
  }
  void queries.prefetchQuery(currentUserQuery);
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of routes) {
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}
