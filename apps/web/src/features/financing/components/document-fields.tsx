import type { ReactNode } from 'react';
import { DraftFileField } from '../../../shared/draft/draft-files.tsx';
import { useText } from '../text.ts';
import { DocumentList } from './document-list.tsx';
import type { StepProps } from './step-props.ts';

/** Which documents the type needs, and the files. */
export function DocumentFields({ draft, bankStatementsOn }: StepProps): ReactNode {
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
    </>
  );
}
