import type { ReactNode } from 'react';
import { FileField } from '../../../components/file-field.tsx';
import { IdentityCheckRow } from '../../../shared/ekyc/identity-check-row.tsx';
import type { StepProps } from '../lib/step-props.ts';
import { fileFields } from '../lib/values.ts';
import { useText } from '../text.ts';
import { Remark } from './remarks.tsx';

/** Pictures of the identity document. On a phone the input offers the camera. */
export function DocumentsStep({ application: { documents, form, remarks, upload } }: StepProps): ReactNode {
  const t = useText();
  return (
    <>
      <IdentityCheckRow />
      {fileFields.map((field) => (
        <FileField
          key={field}
          label={t(`field.${field}`)}
          description={
            <>
              {t(`help.${field}`)}
              {remarks
                .filter((one) => one.field === field)
                .map(({ text }) => (
                  <Remark key={text} text={text} />
                ))}
            </>
          }
          path={field}
          value={documents.chosen[field]}
          onChange={(files) => {
            form.clearFieldError(field);
            documents.choose(field, files);
          }}
          saved={documents.saved[field]}
          onRemoveSaved={documents.remove}
          previews={documents.shown}
          usedNames={documents.namesBeside(field)}
          upload={upload}
          error={form.errors[field]}
        />
      ))}
    </>
  );
}
