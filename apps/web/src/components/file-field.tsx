import { Input } from '@mantine/core';
import { IconCamera, IconPaperclip } from '@tabler/icons-react';
import { fileMaxBytes, filesPerFieldMax } from '@titian/contracts/constants';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { specifiedText } from '../lib/text/specified.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { FileChips } from './file-chips.tsx';
import classes from './file-field.module.css';
import type { SavedFile } from './saved-file.ts';
import { useText } from './text.ts';
import type { UploadState } from './upload-state.ts';
import { useHasCamera } from './use-has-camera.ts';

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

interface FileFieldProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** The field's path, for the summary of errors. */
  readonly path: string;
  readonly value: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** Files that the server has already; `onRemoveSaved` takes one away. */
  readonly saved?: readonly SavedFile[];
  readonly onRemoveSaved?: (id: string) => void;
  /** Files of this visit that are saved meanwhile: their pictures stay on the screen. */
  readonly previews?: readonly File[];
  /** File names in the other inputs of the form: using one again prompts (FIL-6). */
  readonly usedNames?: readonly string[];
  readonly max?: number;
  /** Where the chosen files are on their way; left out by forms that send all at their end. */
  readonly upload?: UploadState | undefined;
}

/**
 * Takes PDFs and images of at most 10 MB (FIL-6). A file that fails clears the choice and shows the reason;
 * a name used in another input needs a confirmation first.
 */
export function FileField(props: FileFieldProps): ReactNode {
  const { max = filesPerFieldMax, saved = [], usedNames = [], value, onChange } = props;
  const t = useText();
  const id = useId();
  const hasCamera = useHasCamera();
  const [problem, setProblem] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<readonly File[]>([]);

  function onPick(picked: readonly File[]): void {
    const rejection = assess(picked, saved.length + value.length, max);
    setProblem(
      rejection === null
        ? null
        : rejection === 'tooLarge'
          ? specifiedText('fileTooLarge')
          : t(`file.${rejection}`, { max }),
    );
    if (rejection !== null) {
      return;
    }
    const duplicate = picked.some((file) => usedNames.includes(file.name));
    duplicate ? setConfirming(picked) : onChange([...value, ...picked]);
  }

  function onProceed(): void {
    onChange([...value, ...confirming]);
    setConfirming([]);
  }

  return (
    <Input.Wrapper
      id={id}
      label={props.label}
      description={props.description ?? t('file.hint')}
      error={problem ?? props.error}
      // What is given is listed below the input; and what may be left out says so, not what may not.
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      {...(props.required ? { required: true, withAsterisk: false } : {})}
    >
      <div className={classes.ways}>
        <label htmlFor={id} className={classes.drop} data-path={props.path}>
          <PickInput id={id} multiple={max > 1} accept={ACCEPTED.join(',')} onPick={onPick} />
          <IconPaperclip className={classes.icon} aria-hidden />
          <span>{max > 1 ? t('file.choose') : t('file.chooseOne')}</span>
        </label>
        {hasCamera && (
          <label htmlFor={`${id}-camera`} className={classes.drop}>
            <PickInput id={`${id}-camera`} accept="image/*" capture="environment" onPick={onPick} />
            <IconCamera className={classes.icon} aria-hidden />
            <span>{t('file.photo')}</span>
          </label>
        )}
      </div>
      <FileChips {...props} saved={saved} />
      <ConfirmModal
        opened={confirming.length > 0}
        title={t('file.duplicateTitle')}
        confirm={t('file.proceed')}
        onConfirm={onProceed}
        onCancel={() => setConfirming([])}
      >
        {specifiedText('fileDuplicate')}
      </ConfirmModal>
    </Input.Wrapper>
  );
}

interface PickInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  readonly onPick: (files: readonly File[]) => void;
}

/** The browser's own way to choose files; covers its label, so that files can be dropped on it. */
function PickInput({ onPick, ...input }: PickInputProps): ReactNode {
  return (
    <input
      {...input}
      type="file"
      className={classes.input}
      onChange={(event) => {
        onPick(Array.from(event.currentTarget.files ?? []));
        // The same file may be chosen again after an error.
        event.currentTarget.value = '';
      }}
    />
  );
}

/** The first reason to reject these files, or null. */
function assess(
  files: readonly File[],
  present: number,
  max: number,
): 'tooLarge' | 'wrongKind' | 'tooMany' | null {
  if (files.some((file) => file.size > fileMaxBytes)) {
    return 'tooLarge';
  }
  if (files.some((file) => !ACCEPTED.includes(file.type))) {
    return 'wrongKind';
  }
  return present + files.length > max ? 'tooMany' : null;
}
