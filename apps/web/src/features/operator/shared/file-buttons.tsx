import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import classes from './file-buttons.module.css';

export type FileFormat = 'csv' | 'pdf';

interface FileButtonsProps {
  /** What is saved in which format, for screen readers. */
  readonly label: (format: string) => string;
  /** Of the saved file, without its ending. */
  readonly name: string;
  readonly read: (format: FileFormat) => Promise<Blob>;
}

/** Saves what is shown as a table for spreadsheets or on paper. */
export function FileButtons(props: FileButtonsProps): ReactNode {
  return (
    <span className={classes.files}>
      <FileButton {...props} format="csv" />
      <FileButton {...props} format="pdf" />
    </span>
  );
}

function FileButton({
  label,
  name,
  read,
  format,
}: FileButtonsProps & { readonly format: FileFormat }): ReactNode {
  const download = useMutation({
    mutationFn: () => read(format),
    onSuccess: (file) => saveFile(file, `${name}.${format}`),
    onError: (error) => showToast('error', error.message),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={download.isPending}
      aria-label={label(format.toUpperCase())}
      onClick={() => download.mutate()}
    >
      {format.toUpperCase()}
    </Button>
  );
}
