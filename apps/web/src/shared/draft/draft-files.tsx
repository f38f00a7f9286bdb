import type { ReactNode } from 'react';
import { FileField } from '../../components/file-field.tsx';
import type { UploadState } from '../../components/upload-state.ts';
import classes from './draft.module.css';
import type { Remark } from './draft-options.ts';
import type { DraftFiles } from './use-draft-files.ts';

interface DraftFileFieldProps<F extends string> {
  readonly field: F;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly draft: {
    readonly files: DraftFiles<F>;
    readonly errors: Readonly<Record<string, string>>;
    readonly remarks: readonly Remark[];
    readonly clearError: (field: string) => void;
    readonly upload: UploadState;
  };
}

/** A list of files of the form, with operators' remarks beside the help. */
export function DraftFileField<F extends string>(props: DraftFileFieldProps<F>): ReactNode {
  const { field, draft, help, required = false } = props;
  const { files, errors } = draft;
  return (
    <FileField
      label={props.label}
      description={
        <>
          {help}
          {draft.remarks
            .filter((one) => one.field === field)
            .map(({ text }) => (
              <span key={text} className={classes.remark}>
                {text}
              </span>
            ))}
        </>
      }
      required={required}
      path={field}
      value={files.chosen[field]}
      onChange={(next) => {
        draft.clearError(field);
        files.choose(field, next);
      }}
      saved={files.saved[field]}
      onRemoveSaved={files.remove}
      previews={files.shown}
      usedNames={files.namesBeside(field)}
      upload={draft.upload}
      error={errors[field]}
    />
  );
}
