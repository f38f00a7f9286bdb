import type { ReactNode } from 'react';
import { DraftFileField } from '../../../shared/draft/draft-files.tsx';
import { IdentityCheckRow } from '../../../shared/ekyc/identity-check-row.tsx';
import type { StepProps } from '../lib/use-investor-draft.ts';
import { fileFields } from '../lib/values.ts';
import { useText } from '../text.ts';

/** Pictures of the identity document. On a phone the input offers the camera. */
export function DocumentsStep({ draft }: StepProps): ReactNode {
  const t = useText();
  return (
    <>
      <IdentityCheckRow />
      {fileFields.map((field) => (
        <DraftFileField
          key={field}
          field={field}
          label={t(`field.${field}`)}
          help={t(`help.${field}`)}
          draft={draft}
        />
      ))}
    </>
  );
}
