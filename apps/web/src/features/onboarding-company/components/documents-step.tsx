import { companyFilesRequired } from '@titian/contracts/company-roles';
import type { ReactNode } from 'react';
import { DraftFileField } from '../../../shared/draft/draft-files.tsx';
import { IdentityCheckRow } from '../../../shared/ekyc/identity-check-row.tsx';
import type { StepProps } from '../lib/use-company-draft.ts';
import type { CompanyForm, FileField } from '../lib/values.ts';
import { useText } from '../text.ts';

/** The file lists of each role, in their order. */
const shown: Readonly<Record<CompanyForm, readonly FileField[]>> = {
  business: ['bo_all_directors_ic', 'bo_six_months_bank_statement', 'bo_other_docs_file'],
  institution: ['bo_all_directors_ic', 'board_resolution', 'bo_other_docs_file'],
};

/** The company's documents (ONB-11). */
export function DocumentsStep({ draft, form }: StepProps): ReactNode {
  const t = useText();
  const required: readonly FileField[] = companyFilesRequired[form];
  return (
    <>
      <IdentityCheckRow />
      {shown[form].map((field) => (
        <DraftFileField
          key={field}
          field={field}
          label={t(`field.${field}`)}
          help={t(`help.${field}`)}
          required={required.includes(field)}
          draft={draft}
        />
      ))}
    </>
  );
}
