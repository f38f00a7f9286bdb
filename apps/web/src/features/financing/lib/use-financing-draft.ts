import { useRef } from 'react';
import { newIntentionKey } from '../../../lib/api/intention.ts';
import type { DraftOptions } from '../../../shared/draft/draft-options.ts';
import { useDraft } from '../../../shared/draft/use-draft.ts';
import { applyForFinancing, saveFinancingDraft } from '../api/application.ts';
import type { FinancingStart } from '../api/draft.ts';
import { logFinancing } from '../api/log-financing.ts';
import { emptyFields, type StepKey, stepOf, stepsOf } from './steps.ts';
import { type FileField, fileFields, type ListField, rowsOf, type TextField, valuesOf } from './values.ts';

/** The financing form while it is filled in. */
export function useFinancingDraft(
  start: FinancingStart,
  ways: Pick<DraftOptions<TextField, ListField, FileField, StepKey>, 'onSubmitted' | 'onReload'>,
) {
  // One key per content: pressing again after a lost answer must not apply twice.
  const intention = useRef({ content: '', key: '' });
  function keyFor(content: string): string {
    if (intention.current.content !== content) {
      intention.current = { content, key: newIntentionKey() };
    }
    return intention.current.key;
  }

  const steps = stepsOf(start.repeats !== null);
  return useDraft<TextField, ListField, FileField, StepKey>({
    form: 'financing',
    values: valuesOf(start.draft),
    rows: rowsOf(start.draft),
    fileFields,
    files: start.files,
    version: start.version,
    savedAt: start.saved_at,
    steps,
    firstStep: steps[0] ?? 'money',
    stepOf: (field) => stepOf(steps, field),
    emptyFields,
    save: saveFinancingDraft,
    submit: (sent) => applyForFinancing(sent, keyFor(`${sent.edit}-${sent.version}`)),
    ...ways,
    report: logFinancing,
  });
}

export type FinancingDraft = ReturnType<typeof useFinancingDraft>;
