import { Button, FileInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useText } from './text.ts';

interface DocumentUploadProps {
  readonly label: string;
  /** The field of the proposal that names the document. */
  readonly path: string;
  /** Stores the file; answers its id. */
  readonly upload: (file: File) => Promise<string>;
  /** The id of what was stored; '' before. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** A document that a proposal rests on: chosen, then uploaded before anything is proposed. */
export function DocumentUpload({
  label,
  path,
  upload,
  value,
  error,
  onChange,
}: DocumentUploadProps): ReactNode {
  const t = useText();
  const [file, setFile] = useState<File | null>(null);
  const sending = useMutation({ mutationFn: upload, onSuccess: onChange });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    sending.reset();
    onChange('');
  };
  const isAttached = value !== '';
  return (
    <>
      <FileInput
        label={label}
        placeholder={t('upload.hint')}
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        required
        data-path={path}
        value={file}
        onChange={choose}
        error={sending.error === null ? error : sending.error.message}
        description={isAttached ? t('upload.attached') : undefined}
      />
      {!isAttached && (
        <Button
          variant="default"
          disabled={file === null}
          loading={sending.isPending}
          onClick={() => file !== null && sending.mutate(file)}
        >
          {t('upload.attach')}
        </Button>
      )}
    </>
  );
}
