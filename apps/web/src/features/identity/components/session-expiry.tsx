import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentAnswer } from '../../../lib/session/current-user.ts';
import { nextSearch } from '../../../lib/session/next-page.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { requestLogOut } from '../api/log-out.ts';
import { useText } from '../expiry-text.ts';
import { useLogOut } from '../lib/use-log-out.ts';
import { useSessionState } from '../lib/use-session-state.ts';

/** Warns before a sign-in ends, renews it while somebody is there, and leaves when it is over (architecture §4). */
export function SessionExpiry(): ReactNode {
  const t = useText();
  const { state, stay, acceptEnd } = useSessionState();
  const { logOut, working } = useLogOut();
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
  const left = timeLeft(state.endsAtMs - Date.now());
  return (
    <Dialog
      opened
      title={t(isIdle ? 'idleTitle' : 'endTitle')}
      closable={false}
      onClose={isIdle ? () => void stay() : acceptEnd}
    >
      <Stack gap="lg">
        <p>{t(isIdle ? 'idle' : 'end', { left })}</p>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" loading={working} onClick={() => void logOut()}>
            {t('logOut')}
          </Button>
          <Button data-autofocus onClick={isIdle ? () => void stay() : acceptEnd}>
            {t(isIdle ? 'stay' : 'understood')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Leaves once the sign-in is over. The server is told as well: it counts to the minute and might still be open. */
function useEndings(why: 'idle' | 'expired' | null): void {
  const router = useRouter();
  const queries = useQueryClient();
  const { eventUuid } = useCurrentAnswer().session;
  useEffect(() => {
    const { token } = customerSession.get();
    if (why === null || token === null) {
      return;
    }
    async function leave(notice: string): Promise<void> {
      // Whatever it answers, this browser is done with the sign-in.
      await requestLogOut(eventUuid).catch(() => undefined);
      customerSession.signOut();
      const search = { ...nextSearch(router.latestLocation.href), notice };
      await router.navigate({ ...pageLink('login'), search });
      queries.clear();
    }
    void leave(why);
  }, [why, eventUuid, router, queries]);
}

/** Whole seconds as "1:05". */
function timeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
