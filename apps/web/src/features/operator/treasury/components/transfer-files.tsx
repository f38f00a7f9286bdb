import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import type { ListFormat } from '../api/treasury.ts';
import { useText } from '../text.ts';
import classes from './treasury.module.css';

interface TransferFilesProps {
  /** The row's name, for screen readers. */
  readonly what: string;
  /** Of the saved file, without its ending. */
  readonly name: string;
  readonly read: (format: ListFormat) => Promise<Blob>;
}

/** Saves the transfers behind a sum. */
export function TransferFiles(props: TransferFilesProps): ReactNode {
  return (
    <span className={classes.files}>
      <FileButton {...props} format="csv" />
      <FileButton {...props} format="pdf" />
    </span>
  );
}

function FileButton({
  what,
  name,
  read,
  format,
}: TransferFilesProps & { readonly format: ListFormat }): ReactNode {
  const t = useText();
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
      aria-label={t('files.label', { what, format: format.toUpperCase() })}
      onClick={() => download.mutate()}
    >
      {format.toUpperCase()}
    </Button>
  );
}
