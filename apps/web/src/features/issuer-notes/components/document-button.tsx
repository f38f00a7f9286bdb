import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import classes from './issuer-notes.module.css';

interface DocumentButtonProps {
  readonly label: string;
  /** Says more than the label where several stand in a list. */
  readonly name?: string;
  readonly fileName: string;
  /** Shown where the document does not arrive. */
  readonly failed: string;
  readonly read: () => Promise<Blob>;
  /** Small beside a line of a list. */
  readonly compact?: boolean;
}

/** Saves a document of a note as a PDF. */
export function DocumentButton({
  label,
  name,
  fileName,
  failed,
  read,
  compact = false,
}: DocumentButtonProps): ReactNode {
  const reading = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveFile(file, fileName),
    onError: () => showToast('error', failed),
  });
  return (
    <Button
      variant={compact ? 'subtle' : 'default'}
      size={compact ? 'compact-sm' : 'sm'}
      className={compact ? classes.compact : undefined}
      leftSection={<IconFileText className={classes.icon} aria-hidden />}
      loading={reading.isPending}
      aria-label={name}
      onClick={() => reading.mutate()}
    >
      {label}
    </Button>
  );
}
