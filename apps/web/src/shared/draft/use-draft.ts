import { hasCode } from '@titian/contracts/http/api-error';
import { useEffect, useRef } from 'react';
import { mapServerErrors } from '../../lib/form/map-server-errors.ts';
import { uploadState } from '../../lib/form/use-upload-state.ts';
import type { DraftOptions } from './draft-options.ts';
import { useDraftContent } from './use-draft-content.ts';
import { hasFiles, useDraftSaving, useSubmission } from './use-draft-saving.ts';
import { useDraftSteps } from './use-draft-steps.ts';
import { useStepCheck } from './use-step-check.ts';

/** A long form in steps that saves itself as a draft, keeps its files, and is validated as a whole when submitted. */
export function useDraft<T extends string, L extends string, F extends string, S extends string>(
  options: DraftOptions<T, L, F, S>,
) {
  const { remarks = [] } = options;
  const content = useDraftContent(options);
  const { fields, files } = content;
  const stepOf = (path: string) => options.stepOf(headOf(path));
  const firstStep = stepOf(remarks[0]?.field ?? '') ?? options.firstStep;
  const { step, setStep } = useDraftSteps({ steps: options.steps, firstStep });
  const { autosave, savedAt, percent, isElsewhere } = useDraftSaving(options, content);
  const reveal = (field: string) => {
    const target = stepOf(field);
    if (target !== null && target !== step) {
      setStep(target);
    }
  };
  const submission = useSubmission({ options, content, autosave, reveal });
  const { flush } = autosave;
  const left = useRef(step);
  useEffect(() => {
    // Moving to another step completes the previous one.
    if (left.current !== step) {
      left.current = step;
      void flush();
    }
  }, [step, flush]);
  const checkStep = useStepCheck(options, content);
  const marked = new Set([...Object.keys(fields.errors), ...remarks.map(({ field }) => field)]);

  return {
    ...fields,
    ...{ files, step, setStep, savedAt, remarks, isElsewhere },
    saveState: autosave.state,
    flush,
    isUnsent: () => autosave.isUnsent() && !content.isSubmitted.current,
    hasUnsentFiles: hasFiles(files.chosen),
    upload: uploadState(autosave, percent),
    copy: content.copyNotice,
    /** Brings the step of a field onto the screen. */
    reveal,
    /** Marks what the step on the screen still lacks; answers the first of it, or null. */
    checkStep: () => checkStep(step),
    /** How many fields of a step are marked. */
    marked: (of: S) => [...marked].filter((field) => stepOf(field) === of).length,
    /** Another tab has saved this form: it has to be read again. */
    isStale: hasCode(autosave.error, 'stale_draft') || hasCode(submission.error, 'stale_draft'),
    reload: options.onReload,
    submit: () => submission.mutate(),
    isSubmitting: submission.isPending,
    serverErrors: mapServerErrors(submission.error),
  };
}

/** The field of a path: `directors` of `directors.0.name`. */
function headOf(path: string): string {
  return path.split('.')[0] ?? '';
}
