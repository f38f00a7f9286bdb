import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './file-field.module.css';
import type { SavedFile } from './file-field.tsx';
import { useText } from './text.ts';

interface FileChipsProps {
  readonly value: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly saved: readonly SavedFile[];
  readonly onRemoveSaved?: (id: string) => void;
}

/** The files of a field, each with a way to take it out again. */
export function FileChips({ value, onChange, saved, onRemoveSaved }: FileChipsProps): ReactNode {
  const t = useText();
  if (saved.length + value.length === 0) {
    return null;
  }
  return (
    <ul className={classes.files}>
      {saved.map(({ id, name }) => (
        <li key={id} className={classes.file}>
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
