import { CASE_FILES_MAX } from '@titian/contracts/conversation-kinds';
import type { ReactNode } from 'react';
import { FileField } from './file-field.tsx';

interface AttachFieldProps {
  readonly label: string;
  /** The form of what is being written; its files are under `files`. */
  readonly form: {
    readonly values: { readonly files: readonly File[] };
    readonly errors: { readonly files?: ReactNode };
    readonly setFieldValue: (path: 'files', files: File[]) => void;
  };
}

/** The files of a message or of an internal note. */
export function AttachField({ label, form }: AttachFieldProps): ReactNode {
  return (
    <FileField
      label={label}
      path="files"
      max={CASE_FILES_MAX}
      value={form.values.files}
      onChange={(files) => form.setFieldValue('files', [...files])}
      error={form.errors.files}
    />
  );
}
