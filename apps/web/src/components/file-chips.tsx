import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './file-field.module.css';
import { FilePreview, FileSign } from './file-preview.tsx';
import { fileSize } from './file-size.ts';
import type { SavedFile } from './saved-file.ts';
import { useText } from './text.ts';
import type { UploadState } from './upload-state.ts';

interface FileChipsProps {
  readonly value: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly saved: readonly SavedFile[];
  readonly onRemoveSaved?: (id: string) => void;
  /** Files of this visit that are saved meanwhile: their pictures stay on the screen. */
  readonly previews?: readonly File[];
  /** Where the chosen files are on their way; left out by forms that send all at their end. */
  readonly upload?: UploadState | undefined;
}

/** The files of a field with the state of each, and a button to remove it. */
export function FileChips(props: FileChipsProps): ReactNode {
  const { value, onChange, saved, onRemoveSaved, previews = [], upload } = props;
  const t = useText();
  if (saved.length + value.length === 0) {
    return null;
  }
  return (
    <ul className={classes.files}>
      {saved.map(({ id, name }) => (
        <li key={id} className={classes.file}>
          <NamedPreview name={name} among={previews} />
          <Names name={name} detail={t('file.saved')} />
          {onRemoveSaved !== undefined && (
            <CloseButton aria-label={t('file.remove', { name })} onClick={() => onRemoveSaved(id)} />
          )}
        </li>
      ))}
      {value.map((file) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`} className={classes.file}>
          <FilePreview file={file} />
          <Names name={file.name} detail={fileSize(file.size)}>
            {upload !== undefined && <OnItsWay upload={upload} name={file.name} />}
          </Names>
          <CloseButton
            aria-label={t('file.remove', { name: file.name })}
            onClick={() => onChange(value.filter((other) => other !== file))}
          />
        </li>
      ))}
    </ul>
  );
}

interface NamesProps {
  readonly name: string;
  readonly detail: string;
  readonly children?: ReactNode;
}

function Names({ name, detail, children }: NamesProps): ReactNode {
  return (
    <span className={classes.names}>
      <span className={classes.name}>{name}</span>
      <span className={classes.detail}>{detail}</span>
      {children}
    </span>
  );
}

/** How far the upload is, or that it failed, with a way to try again now. */
function OnItsWay({ upload, name }: { readonly upload: UploadState; readonly name: string }): ReactNode {
  const t = useText();
  if (upload.state === 'failed') {
    return (
      <span className={classes.failed}>
        {t('file.failed')}
        <Button variant="subtle" size="compact-sm" onClick={upload.onRetry}>
          {t('file.retry')}
        </Button>
      </span>
    );
  }
  if (upload.state === 'waiting') {
    return <span className={classes.detail}>{t('file.waiting')}</span>;
  }
  return (
    <progress
      className={classes.progress}
      max={100}
      value={upload.percent}
      aria-label={t('file.sending', { name })}
    />
  );
}

function NamedPreview({
  name,
  among,
}: {
  readonly name: string;
  readonly among: readonly File[];
}): ReactNode {
  const file = among.find((one) => one.name === name);
  return file === undefined ? <FileSign name={name} /> : <FilePreview file={file} />;
}
