import { useMutation } from '@tanstack/react-query';
import { ApiError, hasCode } from '@titian/contracts/http/api-error';
import { useRef, useState } from 'react';
import type { OnProgress } from '../../lib/api/send-with-progress.ts';
import { firstTexts, mapServerErrors } from '../../lib/form/map-server-errors.ts';
import { type Autosave, useAutosave } from '../../lib/form/use-autosave.ts';
import { uploadState, useUploadProgress } from '../../lib/form/use-upload-state.ts';
import { type Row, useDraftFields } from './use-draft-fields.ts';
import { type PerField, type SavedFiles, useDraftFiles } from './use-draft-files.ts';

/** What a save or a submission sends. */
export interface SentDraft<T extends string, L extends string, F extends string> {
  readonly values: Readonly<Record<T, string>>;
  readonly rows: Readonly<Record<L, readonly Row[]>>;
  /** Chosen since the last save. */
  readonly files: PerField<F, File>;
  /** Ids of saved files that stay. */
  readonly retainedFiles: readonly string[];
  readonly version: number;
  /** Another number is another content. */
  readonly edit: number;
}

interface SavedAnswer {
  readonly version: number;
  readonly saved_at: string;
  /** Left out by a form whose answer does not name them, where no file was sent. */
  readonly files?: SavedFiles;
}

export interface Remark {
  readonly field: string;
  readonly text: string;
}

export interface DraftOptions<T extends string, L extends string, F extends string, S extends string> {
  readonly values: Readonly<Record<T, string>>;
  readonly rows: Readonly<Record<L, readonly Row[]>>;
  readonly fileFields: readonly F[];
  readonly files: SavedFiles;
  readonly version: number;
  readonly savedAt: string | null;
  /** What our people asked for, at the fields. */
  readonly remarks?: readonly Remark[];
  readonly firstStep: S;
  /** The step that shows a field (the first part of `directors.0.name`); null for a field of no step. */
  readonly stepOf: (field: string) => S | null;
  readonly save: (sent: SentDraft<T, L, F>, onProgress?: OnProgress) => Promise<SavedAnswer>;
  readonly submit: (sent: SentDraft<T, L, F>) => Promise<void>;
  readonly onSubmitted: () => void | Promise<void>;
  /** Reports an unexpected failure to the server (`log/…`, ONB-36), where the form has such a call. */
  readonly report?: (problem: string) => Promise<unknown>;
}

/** A long form in steps that saves itself as a draft, keeps its files, and is judged as a whole when submitted. */
export function useDraft<T extends string, L extends string, F extends string, S extends string>(
  options: DraftOptions<T, L, F, S>,
) {
  const { remarks = [] } = options;
  const { fields, files, edit, contentOf } = useContent(options);
  const { step, setStep, stepOf } = useSteps(options, remarks);
  const version = useRef(options.version);
  const [savedAt, setSavedAt] = useState(options.savedAt);
  const progress = useUploadProgress();

  async function save(): Promise<void> {
    const sent = contentOf(version.current);
    const onProgress = progress.follow(Object.values<readonly File[]>(sent.files));
    const answer = await options.save(sent, onProgress).catch((error: unknown) => {
      const errors = firstTexts(error);
      fields.setErrors({ ...fields.errors, ...errors });
      // A failing file clears its input (FIL-6); what it said stays at the field.
      files.clear(Object.keys(errors));
      reportUnexpected(error, options.report);
      throw error;
    });
    version.current = answer.version;
    setSavedAt(answer.saved_at);
    files.onSaved(sent.files, answer.files);
  }

  const autosave = useAutosave({ content: String(edit), save });
  const submission = useMutation({
    mutationFn: () => withoutSaving(autosave, () => options.submit(contentOf(version.current))),
    onMutate: () => fields.setErrors({}),
    onSuccess: options.onSubmitted,
    onError: (error) => {
      const errors = firstTexts(error);
      fields.setErrors(errors);
      files.clear(Object.keys(errors));
      setStep((before) => stepOf(Object.keys(errors)[0] ?? '') ?? before);
      reportUnexpected(error, options.report);
    },
  });
  const marked = new Set([...Object.keys(fields.errors), ...remarks.map(({ field }) => field)]);

  return {
    ...fields,
    ...{ files, step, setStep, savedAt, remarks },
    saveState: autosave.state,
    upload: uploadState(autosave, progress.percent),
    /** Brings the step of a field onto the screen. */
    reveal: (field: string) => setStep((before) => stepOf(field) ?? before),
    /** How many fields of a step are marked. */
    marked: (of: S) => [...marked].filter((field) => stepOf(field) === of).length,
    /** Another tab has saved this form: it has to be read again. */
    isStale: hasCode(autosave.error, 'stale_draft') || hasCode(submission.error, 'stale_draft'),
    submit: () => submission.mutate(),
    isSubmitting: submission.isPending,
    serverErrors: mapServerErrors(submission.error),
  };
}

/** What is typed and chosen, counted edit by edit. */
function useContent<T extends string, L extends string, F extends string, S extends string>(
  options: DraftOptions<T, L, F, S>,
) {
  const [edit, setEdit] = useState(0);
  const onEdit = () => setEdit((before) => before + 1);
  const fields = useDraftFields<T, L>({ values: options.values, rows: options.rows, onEdit });
  const files = useDraftFiles({ fields: options.fileFields, saved: options.files, onEdit });
  const contentOf = (version: number): SentDraft<T, L, F> => ({
    values: fields.values,
    rows: fields.rows,
    files: files.chosen,
    retainedFiles: files.retainedIds,
    version,
    edit,
  });
  return { fields, files, edit, contentOf };
}

/** The step on the screen: the first, or the one of the first remark. */
function useSteps<T extends string, L extends string, F extends string, S extends string>(
  options: DraftOptions<T, L, F, S>,
  remarks: readonly Remark[],
) {
  const stepOf = (path: string) => options.stepOf(headOf(path));
  const [step, setStep] = useState<S>(() => stepOf(remarks[0]?.field ?? '') ?? options.firstStep);
  return { step, setStep, stepOf };
}

/** The field of a path: `directors` of `directors.0.name`. */
function headOf(path: string): string {
  return path.split('.')[0] ?? '';
}

/** A refused submission goes on as a draft; an accepted one must not be saved over. */
async function withoutSaving(autosave: Autosave, submit: () => Promise<void>): Promise<void> {
  const resume = await autosave.pause();
  try {
    await submit();
  } catch (error) {
    resume();
    throw error;
  }
}

/** Refusals are expected, and a lost connection cannot be told over it; everything else should not happen. */
function reportUnexpected(error: unknown, report: DraftOptions<never, never, never, never>['report']): void {
  if (error instanceof ApiError && error.status < 500 && error.code !== 'unreadable') {
    return;
  }
  const problem =
    error instanceof ApiError ? `${error.status} ${error.code}: ${error.message}` : String(error);
  // The person has been told already; a report that fails changes nothing for them.
  report?.(problem.slice(0, 4_000)).catch(() => undefined);
}
