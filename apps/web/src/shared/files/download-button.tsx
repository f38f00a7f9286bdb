import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/client.ts';
import { leaveTo } from '../../lib/browser/leave-to.ts';
import { showToast } from '../../lib/toast/toast.ts';
import classes from './download-button.module.css';

interface DownloadButtonProps {
  readonly file: { readonly id: string; readonly name: string };
}

/** Saves a customer's file; the link is valid for one use, so it is requested on demand. */
export function DownloadButton({ file }: DownloadButtonProps): ReactNode {
  const link = useMutation({
    mutationFn: () => call('download', { query: { id: file.id } }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: (error) => showToast('error', error.message),
  });
  return (
    <Button
      variant="default"
      size="compact-md"
      className={classes.button}
      leftSection={<IconPaperclip className={classes.icon} aria-hidden />}
      loading={link.isPending}
      onClick={() => link.mutate()}
    >
      {file.name}
    </Button>
  );
}
