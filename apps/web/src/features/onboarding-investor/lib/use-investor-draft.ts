import { useQuery } from '@tanstack/react-query';
import type { DraftOptions } from '../../../shared/draft/draft-options.ts';
import { useDraft } from '../../../shared/draft/use-draft.ts';
import { currentCheckQuery } from '../../../shared/ekyc/current-check.ts';
import { type CheckAnswer, type Constants, saveApplication, submitApplication } from '../api/application.ts';
import { emptyFields, openStep, type StepKey, stepKeys, stepOf } from './steps.ts';
import { type ApplicationValues, type FileField, fileFields, type TextField } from './values.ts';

/** The investor application while it is filled in. */
export function useInvestorDraft(
  check: CheckAnswer,
  values: ApplicationValues,
  ways: Pick<DraftOptions<TextField, never, FileField, StepKey>, 'onSubmitted' | 'onReload'>,
) {
  const files = check.application ?? {};
  const { data: identityCheck } = useQuery(currentCheckQuery);
  const hasCard = identityCheck?.gives_card_pictures ?? check.is_ekyc_verified;
  return useDraft<TextField, never, FileField, StepKey>({
    form: 'investor',
    values,
    rows: {},
    fileFields,
    files,
    version: check.version,
    savedAt: check.saved_at,
    remarks: check.remarks,
    steps: stepKeys,
    firstStep: openStep({ values, files, isVerified: check.is_ekyc_verified }),
    stepOf,
    emptyFields: (step, filled) => emptyFields(step, { ...filled, isVerified: hasCard }),
    save: saveApplication,
    submit: submitApplication,
    ...ways,
  });
}

export type InvestorDraft = ReturnType<typeof useInvestorDraft>;

/** What each step of the form is given. */
export interface StepProps {
  readonly draft: InvestorDraft;
  readonly constants: Constants;
}
