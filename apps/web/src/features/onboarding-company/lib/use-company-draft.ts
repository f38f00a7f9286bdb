import type { DraftOptions } from '../../../shared/draft/draft-options.ts';
import { useDraft } from '../../../shared/draft/use-draft.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { applyCompany, saveCompanyDraft } from '../api/application.ts';
import { logApplication } from '../api/log-application.ts';
import type { CompanyStart } from '../api/start.ts';
import { emptyFields, openStep, type StepKey, stepKeys, stepOf } from './steps.ts';
import {
  type CompanyValues,
  directorsOf,
  type FileField,
  fileFields,
  type ListField,
  type TextField,
  valuesOf,
} from './values.ts';

/** The company form while it is filled in. */
export function useCompanyDraft(
  { check, retrieved }: CompanyStart,
  answers: Partial<CompanyValues>,
  ways: Pick<DraftOptions<TextField, ListField, FileField, StepKey>, 'onSubmitted' | 'onReload'>,
) {
  const { company_name: companyName } = useCurrentUser();
  const known = { ...(companyName === null ? {} : { company_name: companyName }), ...answers };
  const values = valuesOf(retrieved.draft, known);
  const directors = directorsOf(retrieved.draft);
  return useDraft<TextField, ListField, FileField, StepKey>({
    form: 'company',
    values,
    rows: { directors },
    fileFields,
    files: retrieved.files,
    version: retrieved.version,
    savedAt: retrieved.saved_at,
    remarks: check.remarks,
    steps: stepKeys,
    firstStep: openStep(check.form, { values, directors, files: retrieved.files }),
    stepOf,
    emptyFields: (step, { values: given, rows, files }) =>
      emptyFields(check.form, step, { values: given, directors: rows.directors, files }),
    save: saveCompanyDraft,
    submit: applyCompany,
    ...ways,
    report: logApplication,
  });
}

export type CompanyDraft = ReturnType<typeof useCompanyDraft>;

/** What each step of the form is given. */
export interface StepProps {
  readonly draft: CompanyDraft;
  readonly form: CompanyStart['check']['form'];
}
