import type { QueryClient } from '@tanstack/react-query';
import { customerSession } from '../lib/session/session-store.ts';
import { currentUserQuery } from '../shared/session/current-user.ts';
import type { AppRouter } from './router.tsx';

/**
 * Fetches the parts of the page that was asked for beside the user, and not after: the guard decides with the user
 * whether they are shown. What fails here is asked for again by the page itself, which then says so.
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
