import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { lazyPart } from '../../../lib/chunks/lazy-page.ts';
import { usePrefetchedParts } from '../../../lib/chunks/use-prefetched-parts.ts';
import { storeUnsentForms } from '../../../lib/form/unsent-forms.ts';
import { signInSearch } from '../../../lib/session/next-page.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import { requestLogOut } from '../api/log-out.ts';
import { useSessionState } from '../lib/use-session-state.ts';

const dialog = () => import('./expiry-dialog.tsx');
const ExpiryDialog = lazyPart('session-expiry', dialog);
const prefetched = [dialog];

/** Warns before a sign-in ends, renews it while its user is active, and leaves when it is over (ACC-17). */
export function SessionExpiry(): ReactNode {
  const { state, stay, acceptEnd } = useSessionState();
  usePrefetchedParts(prefetched);
  useEndings(state.kind === 'over' ? state.why : null);
  const renews = state.kind === 'renew';
  const renew = useRef(stay);
  renew.current = stay;
  useEffect(() => {
    if (renews) {
      void renew.current();
    }
  }, [renews]);

  const isIdle = state.kind === 'idle';
  if (!isIdle && state.kind !== 'absolute') {
    return null;
  }
  return (
    <Suspense fallback={null}>
      <ExpiryDialog
        isIdle={isIdle}
        endsAtMs={state.endsAtMs}
        onStay={() => void stay()}
        onUnderstood={acceptEnd}
      />
    </Suspense>
  );
}

/** Signs out once the sign-in is over, on the server too, which counts by the minute and might still have it open. */
function useEndings(why: 'idle' | 'expired' | null): void {
  const router = useRouter();
  const queries = useQueryClient();
  const { session, user } = useCurrentAnswer();
  const { eventUuid } = session;
  const { email } = user;
  useEffect(() => {
    const { token } = customerSession.get();
    if (why === null || token === null) {
      return;
    }
    async function leave(end: string): Promise<void> {
      // Whatever it answers, this browser is done with the sign-in.
      await requestLogOut(eventUuid).catch(() => undefined);
      customerSession.signOut(end);
      storeUnsentForms(email);
      const search = signInSearch(router.latestLocation.href);
      await router.navigate({ ...pageLink('login'), search });
      queries.clear();
    }
    void leave(why);
  }, [why, eventUuid, email, router, queries]);
}
