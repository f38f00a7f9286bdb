import { Button, Group, Stack } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useLatest } from '../../lib/browser/use-latest.ts';
import type { SaveState } from '../../lib/form/use-autosave.ts';
import { customerSession } from '../../lib/session/session-store.ts';
import { useText } from './text.ts';

/** How long a running save is awaited before the prompt. */
const GRACE_MS = 500;

interface LeaveDialogProps {
  readonly saveState: SaveState;
  readonly hasUnsentFiles: boolean;
  readonly flush: () => Promise<void>;
  readonly isUnsent: () => boolean;
}

/** Prompts before a page with unsent text or files is left inside the product (NAV-28). */
export function LeaveDialog({ saveState, hasUnsentFiles, flush, isUnsent }: LeaveDialogProps): ReactNode {
  const t = useText();
  const draft = useLatest({ flush, isUnsent });
  const shouldBlockFn = useCallback(
    async ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) => {
      // After a sign-out the page is left; the text stays stored in the browser.
      if (current.pathname === next.pathname || customerSession.get().token === null) {
        return false;
      }
      await Promise.race([draft.current.flush(), new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
      return draft.current.isUnsent();
    },
    [draft],
  );
  const blocker = useBlocker({ shouldBlockFn, withResolver: true, enableBeforeUnload: false });
  const { status, proceed } = blocker;
  const isSaved = saveState === 'clean';
  useEffect(() => {
    if (status === 'blocked' && isSaved) {
      proceed();
    }
  }, [status, isSaved, proceed]);

  return (
    <Dialog
      opened={status === 'blocked' && !isSaved}
      title={t('leave.title')}
      onClose={() => blocker.reset?.()}
    >
      <Stack gap="lg">
        <div>{t(hasUnsentFiles ? 'leave.files' : 'leave.text')}</div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => proceed?.()}>
            {t('leave.go')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
