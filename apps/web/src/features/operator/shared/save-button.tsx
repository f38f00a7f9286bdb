import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showToast } from '../../../lib/toast/toast.ts';

interface SaveButtonProps {
  /** Of the saved file. */
  readonly name: string;
  readonly read: () => Promise<Blob>;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Saves what the server makes as a file. */
export function SaveButton({ name, read, isDisabled = false, children }: SaveButtonProps): ReactNode {
  const download = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => showToast('error', error.message),
  });
  return (
    <Button
      variant="default"
      disabled={isDisabled}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {children}
    </Button>
  );
}
