import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { DraftFileField } from '../../../shared/draft/draft-files.tsx';
import { useText } from '../text.ts';
import { DocumentList } from './document-list.tsx';
import type { StepProps } from './step-props.ts';

/** Documents, and the declaration that nothing is raised for the same purpose elsewhere. */
export function DocumentsStep({ draft, bankStatementsOn }: StepProps): ReactNode {
  const t = useText();
  return (
    <>
      <DocumentList type={draft.values.loan_category} bankStatementsOn={bankStatementsOn} />
      <DraftFileField
        field="documents"
        label={t('field.documents')}
        help={t('help.documents')}
        required
        draft={draft}
      />
      <Checkbox label={t('field.not_raised_elsewhere')} {...inputsOf(draft).tick('not_raised_elsewhere')} />
    </>
  );
}
