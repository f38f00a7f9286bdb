import type { QueryClient } from '@tanstack/react-query';
import { operatorRouteTable, routeTable } from '../config/routes.ts';
import { type Audience, onSessionEvent, type SessionEvent } from '../lib/api/session-events.ts';
import { nextSearch } from '../lib/session/next-page.ts';
import { customerSession } from '../lib/session/session-store.ts';
import type { AppRouter } from './router.tsx';

/**
 * Follows the session from outside the pages (WIRE-10): a 401 leads to sign-in, a missing second factor or passkey to
 * its page;
 * what another tab does with the sign-in is followed here. Returns the way out.
 */
export function watchSession(router: AppRouter, queries: QueryClient): () => void {
  const stopEvents = onSessionEvent((event, audience) => {
    void follow(event, audience, router, queries);
  });
  // Another person's data must not stay on this page; the guard then decides anew.
  const stopTabs = customerSession.onOtherTab(() => window.location.reload());

  return () => {
    stopEvents();
    stopTabs();
  };
}

async function follow(
  event: SessionEvent,
  audience: Audience,
  router: AppRouter,
  queries: QueryClient,
): Promise<void> {
  if (event === 'passkey_required') {
    await router.navigate({ to: operatorRouteTable.operator_passkey.path });
    return;
  }
  if (audience === 'operator') {
    await router.navigate({ to: operatorRouteTable.operator_login.path });
  } else if (event === 'two_factor_required') {
    const search = nextSearch(router.latestLocation.href);
    await router.navigate({ to: routeTable.two_factor.path, search });
    return;
  } else {
    const search = nextSearch(router.latestLocation.href);
    await router.navigate({ to: routeTable.login.path, search });
  }
  // Only now: a page that shows the user must not lose it under its feet.
  queries.clear();
}
