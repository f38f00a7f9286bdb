import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './file-field.module.css';
import { FilePreview } from './file-preview.tsx';
import type { SavedFile } from './saved-file.ts';
import { useText } from './text.ts';

interface FileChipsProps {
  readonly value: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly saved: readonly SavedFile[];
  readonly onRemoveSaved?: (id: string) => void;
  /** Files of this visit that are saved meanwhile: their pictures stay on the screen. */
  readonly previews?: readonly File[];
}

/** The files of a field, each with a way to take it out again. */
export function FileChips(props: FileChipsProps): ReactNode {
  const { value, onChange, saved, onRemoveSaved, previews = [] } = props;
  const t = useText();
  if (saved.length + value.length === 0) {
    return null;
  }
  return (
    <ul className={classes.files}>
      {saved.map(({ id, name }) => (
        <li key={id} className={classes.file}>
          <NamedPreview name={name} among={previews} />
          <span className={classes.name}>{name}</span>
          {onRemoveSaved !== undefined && (
            <CloseButton
              size="sm"
              aria-label={t('file.remove', { name })}
              onClick={() => onRemoveSaved(id)}
            />
          )}
        </li>
      ))}
      {value.map((file) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`} className={classes.file}>
          <FilePreview file={file} />
          <span className={classes.name}>{file.name}</span>
          <CloseButton
            size="sm"
            aria-label={t('file.remove', { name: file.name })}
            onClick={() => onChange(value.filter((other) => other !== file))}
          />
        </li>
      ))}
    </ul>
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
  return file === undefined ? null : <FilePreview file={file} />;
}
