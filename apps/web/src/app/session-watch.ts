import { hashKey, type QueryClient } from '@tanstack/react-query';
import { operatorRouteTable, routeTable } from '../config/routes.ts';
import { type Audience, onSessionEvent, type SessionEvent } from '../lib/api/session-events.ts';
import { storeUnsentForms } from '../lib/form/unsent-forms.ts';
import { nextSearch, signInSearch } from '../lib/session/next-page.ts';
import { customerSession } from '../lib/session/session-store.ts';
import { currentUserQuery } from '../shared/session/current-user.ts';
import type { AppRouter } from './router.tsx';

/**
 * Follows the session from outside the pages (WIRE-10): a 401 leads to sign-in, a missing second factor or passkey to
 * its page, a disabled account to its own; what another tab does with the sign-in is followed here. Returns the way out.
 */
export function watchSession(router: AppRouter, queries: QueryClient): () => void {
  const stopEvents = onSessionEvent((event, audience) => {
    void follow(event, audience, router, queries);
  });
  // Another person's data must not stay on this page; the guard then decides again.
  const stopTabs = customerSession.onOtherTab(() => {
    if (customerSession.get().end !== null) {
      storeForms(queries);
    }
    window.location.reload();
  });

  const stopUser = watchAccount(router, queries);

  return () => {
    stopEvents();
    stopTabs();
    stopUser();
  };
}

/** The user is reloaded periodically; once the account is disabled, the guard decides again about the open page. */
function watchAccount(router: AppRouter, queries: QueryClient): () => void {
  const key = hashKey(currentUserQuery.queryKey);
  return queries.getQueryCache().subscribe((event) => {
    const isLoaded = event.type === 'updated' && event.action.type === 'success';
    if (isLoaded && event.query.queryHash === key && isDisabled(queries)) {
      if (router.latestLocation.pathname !== routeTable.account_disabled.path) {
        void router.invalidate();
      }
    }
  });
}

function isDisabled(queries: QueryClient): boolean {
  return queries.getQueryData(currentUserQuery.queryKey)?.user.account_status === 'Inactive';
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
  if (event === 'account_inactive') {
    await showDisabled(router, queries);
    return;
  }
  if (audience === 'operator') {
    await router.navigate({ to: operatorRouteTable.operator_login.path });
  } else if (event === 'two_factor_required') {
    storeForms(queries);
    const search = nextSearch(router.latestLocation.href);
    await router.navigate({ to: routeTable.two_factor.path, search });
    return;
  } else {
    storeForms(queries);
    const search = signInSearch(router.latestLocation.href);
    await router.navigate({ to: routeTable.login.path, search });
  }
  // Only now: a page that shows the user must not lose it while it is on the screen.
  queries.clear();
}

/** The account was disabled under an open page (ACC-21): the guard decides again with what the server says now. */
async function showDisabled(router: AppRouter, queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey, refetchType: 'none' });
  await router.navigate({ to: routeTable.account_disabled.path });
}

function storeForms(queries: QueryClient): void {
  const known = queries.getQueryData(currentUserQuery.queryKey);
  if (known !== undefined) {
    storeUnsentForms(known.user.email);
  }
}
