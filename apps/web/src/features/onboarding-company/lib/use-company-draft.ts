import { useDraft } from '../../../lib/draft/use-draft.ts';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import { applyCompany, saveCompanyDraft } from '../api/application.ts';
import { logApplication } from '../api/log-application.ts';
import type { CompanyStart } from '../api/start.ts';
import { type StepKey, stepOf } from './steps.ts';
import {
  directorsOf,
  type FileField,
  fileFields,
  type ListField,
  type TextField,
  valuesOf,
} from './values.ts';

/** The company form while it is filled in. */
export function useCompanyDraft({ check, retrieved }: CompanyStart, onSubmitted: () => Promise<void>) {
  const { company_name: companyName } = useCurrentUser();
  return useDraft<TextField, ListField, FileField, StepKey>({
    values: valuesOf(retrieved.draft, companyName === null ? {} : { company_name: companyName }),
    rows: { directors: directorsOf(retrieved.draft) },
    fileFields,
    files: retrieved.files,
    version: retrieved.version,
    savedAt: retrieved.saved_at,
    remarks: check.remarks,
    firstStep: 'company',
    stepOf,
    save: saveCompanyDraft,
    submit: applyCompany,
    onSubmitted,
    report: logApplication,
  });
}

export type CompanyDraft = ReturnType<typeof useCompanyDraft>;

/** What each step of the form is given. */
export interface StepProps {
  readonly draft: CompanyDraft;
  readonly form: CompanyStart['check']['form'];
}
