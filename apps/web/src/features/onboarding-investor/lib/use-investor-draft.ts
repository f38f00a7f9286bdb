import { useDraft } from '../../../shared/draft/use-draft.ts';
import { type CheckAnswer, type Constants, saveApplication, submitApplication } from '../api/application.ts';
import { openStep, type StepKey, stepOf } from './steps.ts';
import { type ApplicationValues, type FileField, fileFields, type TextField } from './values.ts';

/** The investor application while it is filled in. */
export function useInvestorDraft(
  check: CheckAnswer,
  values: ApplicationValues,
  onSubmitted: () => Promise<void>,
) {
  const files = check.application ?? {};
  return useDraft<TextField, never, FileField, StepKey>({
    values,
    rows: {},
    fileFields,
    files,
    version: check.version,
    savedAt: check.saved_at,
    remarks: check.remarks,
    firstStep: openStep(values, files),
    stepOf,
    save: saveApplication,
    submit: submitApplication,
    onSubmitted,
  });
}

export type InvestorDraft = ReturnType<typeof useInvestorDraft>;

/** What each step of the form is given. */
export interface StepProps {
  readonly draft: InvestorDraft;
  readonly constants: Constants;
}
