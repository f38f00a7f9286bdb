import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { ApiError, hasCode } from '@titian/contracts/http/api-error';
import { type ReactNode, useRef, useState } from 'react';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { type Autosave, useAutosave } from '../../../lib/form/use-autosave.ts';
import { uploadState, useUploadProgress } from '../../../lib/form/use-upload-state.ts';
import { stateFromPostcode } from '../../../shared/address/state-from-postcode.ts';
import { apply, type CheckAnswer } from '../api/application.ts';
import { openStep, type StepKey, stepOf } from './steps.ts';
import { useDocuments } from './use-documents.ts';
import type { ApplicationValues } from './values.ts';

interface ApplicationOptions {
  readonly check: CheckAnswer;
  readonly initialValues: ApplicationValues;
  readonly onSubmitted: () => Promise<void>;
}

/** The application while it is filled in: values, documents, drafts that save themselves, and the submission. */
export function useApplication({ check, initialValues, onSubmitted }: ApplicationOptions) {
  const [edits, setEdits] = useState(0);
  const onEdit = () => setEdits((before) => before + 1);
  const form = useForm<ApplicationValues>({ mode: 'controlled', initialValues, onValuesChange: onEdit });
  const documents = useDocuments(check.application, onEdit);
  const version = useRef(check.version);
  const [savedAt, setSavedAt] = useState(check.saved_at);
  const progress = useUploadProgress();
  const [step, setStep] = useState<StepKey>(
    () => stepOf(check.remarks[0]?.field ?? '') ?? openStep(initialValues, documents.saved),
  );

  async function send(submit: '0' | '1'): Promise<void> {
    const { chosen: files, retainedIds: retainedFiles } = documents;
    const sent = { values: form.getValues(), files, retainedFiles, version: version.current };
    const { version: next, saved_at } = await apply(submit, sent, progress.follow(Object.values(files)));
    version.current = next;
    setSavedAt(saved_at);
    if (submit === '0') {
      await documents.onSaved(files);
    }
  }

  /** The sentences at their fields; a failing file clears its input (FIL-6). */
  function onRejected(errors: Record<string, ReactNode>, before: Record<string, ReactNode> = {}): void {
    form.setErrors({ ...before, ...errors });
    documents.clear(Object.keys(errors));
  }

  const autosave = useAutosave({
    content: String(edits),
    save: () =>
      send('0').catch((error: unknown) => {
        onRejected(firstTexts(error), form.errors);
        throw error;
      }),
  });
  const submission = useMutation({
    mutationFn: () => withoutSaving(autosave, () => send('1')),
    onMutate: () => form.clearErrors(),
    onSuccess: onSubmitted,
    onError: (error) => {
      const errors = firstTexts(error);
      onRejected(errors);
      setStep((before) => stepOf(Object.keys(errors)[0] ?? '') ?? before);
    },
  });

  return {
    form,
    documents,
    step,
    setStep,
    savedAt,
    autosave,
    upload: uploadState(autosave, progress.percent),
    remarks: check.remarks,
    /** Another tab has saved this form: it has to be read again. */
    stale: hasCode(autosave.error, 'stale_draft') || hasCode(submission.error, 'stale_draft'),
    submit: () => submission.mutate(),
    submitting: submission.isPending,
    serverErrors: mapServerErrors(submission.error),
    ...settersOf(form),
  };
}

function settersOf(form: UseFormReturnType<ApplicationValues>) {
  return {
    set: (field: keyof ApplicationValues, value: string) => form.setFieldValue(field, value),
    /** A Malaysian postcode brings its state along. */
    setPostcode: (postcode: string) =>
      form.setValues({ postcode, ...stateFromPostcode(postcode, form.values.country) }),
  };
}

export type Application = ReturnType<typeof useApplication>;

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

function firstTexts(error: unknown): Record<string, ReactNode> {
  const errors = error instanceof ApiError ? error.errors : {};
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts[0]]));
}
