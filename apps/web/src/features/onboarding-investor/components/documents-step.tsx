import { useQuery } from '@tanstack/react-query';
import { hasBack } from '@titian/contracts/identity-numbers';
import type { ReactNode } from 'react';
import { DraftFileField } from '../../../shared/draft/draft-files.tsx';
import { currentCheckQuery } from '../../../shared/ekyc/current-check.ts';
import { IdentityCheckRow } from '../../../shared/ekyc/identity-check-row.tsx';
import type { InvestorDraft, StepProps } from '../lib/use-investor-draft.ts';
import { fileFields } from '../lib/values.ts';
import { useText } from '../text.ts';

/** Pictures of the identity document, unless the identity check has them (KYC-10). On a phone the input offers the camera. */
export function DocumentsStep({ draft }: StepProps): ReactNode {
  const t = useText();
  const isGiven = useHasCheckedCard() && !isRequested(draft);
  return (
    <>
      <IdentityCheckRow />
      {isGiven && <p>{t('checkedCard')}</p>}
      {(isGiven ? [] : fileFields).map((field) => (
        <DraftFileField
          key={field}
          field={field}
          label={t(`field.${field}`)}
          help={t(`help.${field}`)}
          required={field === 'identity_front' || hasBack(draft.values.identity_type)}
          draft={draft}
        />
      ))}
    </>
  );
}

function useHasCheckedCard(): boolean {
  const { data } = useQuery(currentCheckQuery);
  return data?.gives_card_pictures === true;
}

/** Whether other pictures than those of the check are wanted, or are on their way. */
function isRequested({ remarks, errors, files }: InvestorDraft): boolean {
  return fileFields.some(
    (field) =>
      remarks.some((one) => one.field === field) ||
      errors[field] !== undefined ||
      files.chosen[field].length > 0,
  );
}
