import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { pageLink } from '../../config/page-link.ts';
import { type RouteName, routeTable } from '../../config/routes.ts';
import { dropUnsentForms } from '../../lib/form/unsent-forms.ts';
import { nextSearch, signInSearch } from '../../lib/session/next-page.ts';
import { customerSession } from '../../lib/session/session-store.ts';
import { currentUserQuery, loadCurrentUser } from '../../shared/session/current-user.ts';
import type { AppContext } from '../app-context.ts';
import { followAccount } from '../language/account-language.ts';
import { decide, type Redirect } from './decide.ts';
import type { GuardSession } from './guard-session.ts';

interface Arrival {
  readonly context: AppContext;
  readonly location: ParsedLocation;
}

/**
 * A route's `beforeLoad`: loads the user where the page has flags, decides, and redirects when rejected.
 * The router renders nothing of the page before this has answered.
 */
export function guardRoute(name: RouteName): (arrival: Arrival) => Promise<void> {
  return async ({ context, location }) => {
    const { flags } = routeTable[name];
    if (flags.length === 0) {
      return;
    }
    const decision = decide(flags, await guardSession(context.queries), name);
    if (!decision.allow) {
      throw redirectTo(decision.redirect, location);
    }
  };
}

async function guardSession(queries: QueryClient): Promise<GuardSession> {
  const user = await loadCurrentUser(queries);
  dropForeignToken(queries);
  if (user !== null) {
    // Unsent input of another user in this tab is discarded.
    dropUnsentForms(user.email);
  }
  await followAccount(queries);
  return user === null ? null : { user, hasTwoFactorToken: customerSession.get().twoFactorToken !== null };
}

/** A token that was not remembered beyond its sign-in is still stored at the next one, where it opens nothing. */
function dropForeignToken(queries: QueryClient): void {
  const known = queries.getQueryData(currentUserQuery.queryKey);
  if (known?.user.check_if_enabled_two_factor && !known.session.two_factor_passed) {
    customerSession.dropTwoFactorToken();
  }
}

function redirectTo({ to, params }: Redirect, from: ParsedLocation) {
  // After the sign-in or the second factor the requested page opens.
  const search = to === 'login' ? signInSearch(from.href) : to === 'two_factor' ? nextSearch(from.href) : {};
  return redirect({ ...pageLink(to, params), search, replace: true });
}
