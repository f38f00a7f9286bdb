import type { ReactNode } from 'react';
import { FileButtons, type FileFormat } from '../../shared/file-buttons.tsx';
import { useText } from '../text.ts';

interface TransferFilesProps {
  /** The row's name, for screen readers. */
  readonly what: string;
  /** Of the saved file, without its ending. */
  readonly name: string;
  readonly read: (format: FileFormat) => Promise<Blob>;
}

/** Saves the transfers behind a sum. */
export function TransferFiles({ what, name, read }: TransferFilesProps): ReactNode {
  const t = useText();
  return <FileButtons label={(format) => t('files.label', { what, format })} name={name} read={read} />;
}
