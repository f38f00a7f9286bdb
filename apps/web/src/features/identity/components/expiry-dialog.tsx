import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { useText } from '../expiry-text.ts';
import { useLogOut } from '../lib/use-log-out.ts';

interface ExpiryDialogProps {
  /** True after inactivity; otherwise the sign-in ends regardless of activity. */
  readonly isIdle: boolean;
  readonly endsAtMs: number;
  readonly onStay: () => void;
  readonly onUnderstood: () => void;
}

/** Says that the sign-in ends soon, and what can be done about it. */
export default function ExpiryDialog({
  isIdle,
  endsAtMs,
  onStay,
  onUnderstood,
}: ExpiryDialogProps): ReactNode {
  const t = useText();
  const { logOut, working } = useLogOut();
  const goOn = isIdle ? onStay : onUnderstood;
  const left = timeLeft(endsAtMs - Date.now());
  return (
    <Dialog opened title={t(isIdle ? 'idleTitle' : 'endTitle')} closable={false} onClose={goOn}>
      <Stack gap="lg">
        <p>{t(isIdle ? 'idle' : 'end', { left })}</p>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" loading={working} onClick={() => void logOut()}>
            {t('logOut')}
          </Button>
          <Button data-autofocus onClick={goOn}>
            {t(isIdle ? 'stay' : 'understood')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Whole seconds as "1:05". */
function timeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
