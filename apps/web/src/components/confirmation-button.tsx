import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callForFile } from '../lib/api/client.ts';
import { saveFile } from '../lib/browser/save-file.ts';
import { showToast } from '../lib/toast/toast.ts';
import classes from './confirmation-button.module.css';
import { useText } from './text.ts';

interface ConfirmationButtonProps {
  /** Its number, or its id. */
  readonly note: string;
  /** Small beside a line of a list. */
  readonly compact?: boolean;
}

/** Saves the confirmation of an investment as a PDF; there is one once the note is issued. */
export function ConfirmationButton({ note, compact = false }: ConfirmationButtonProps): ReactNode {
  const t = useText();
  const reading = useMutation({
    mutationFn: () => callForFile('noteConfirmation', { params: { id: note } }),
    onSuccess: (file) => saveFile(file, t('confirmation.fileName', { note })),
    onError: () => showToast('error', t('confirmation.failed')),
  });
  return (
    <Button
      variant={compact ? 'subtle' : 'default'}
      size={compact ? 'compact-sm' : 'sm'}
      className={compact ? classes.compact : undefined}
      leftSection={<IconFileText size={18} stroke={1.5} aria-hidden />}
      loading={reading.isPending}
      aria-label={t('confirmation.saveOf', { note })}
      onClick={() => reading.mutate()}
    >
      {t('confirmation.save')}
    </Button>
  );
}
