import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '@titian/contracts/http/api-error';
import { useState } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { signOutHere } from '../../../lib/session/sign-out-here.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { requestLogOut } from '../api/log-out.ts';

/** Log Out (ACC-16): the call, then user, login token and event id are cleared, then the sign-in page. */
export function useLogOut(): { readonly logOut: () => Promise<void>; readonly working: boolean } {
  const router = useRouter();
  const queries = useQueryClient();
  const [working, setWorking] = useState(false);

  async function logOut(): Promise<void> {
    setWorking(true);
    const known = queries.getQueryData(currentUserQuery.queryKey)?.session.eventUuid;
    const problem = await endOnServer(customerSession.get().eventUuid ?? known ?? null);
    if (problem !== null) {
      showToast('error', problem);
      setWorking(false);
      return;
    }
    signOutHere();
    showToast('success', specifiedText('loggedOut'));
    await router.navigate(pageLink('login'));
    // Only now: a page that shows the user must not lose it while it is on the screen.
    queries.clear();
  }

  return { logOut, working };
}

/** The error to show, or null when the session has ended. A session that was over before has ended too. */
async function endOnServer(eventUuid: string | null): Promise<string | null> {
  if (eventUuid === null) {
    return null;
  }
  try {
    const answer = await requestLogOut(eventUuid);
    return answer.success ? null : specifiedText('logoutFailed');
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? null : specifiedText('logoutNetwork');
  }
}
