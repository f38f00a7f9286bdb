import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { DocumentUpload } from '../../shared/document-upload.tsx';
import { uploadConsent } from '../api/note-servicing.ts';
import { useText } from '../text.ts';

export interface AdviserDraft {
  readonly adviserName: string;
  readonly adviserOn: string;
  readonly adviserDocumentId: string;
}

interface AdviserFieldsProps {
  readonly noteId: string;
  readonly draft: AdviserDraft;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<AdviserDraft>) => void;
}

/** Who consented to the new schedule of a Shariah note, when, and the written consent. */
export function AdviserFields({ noteId, draft, errorOf, onChange }: AdviserFieldsProps): ReactNode {
  const t = useText();
  return (
    <>
      <TextInput
        label={t('restructure.adviser')}
        data-path="adviser_name"
        required
        maxLength={140}
        value={draft.adviserName}
        error={errorOf('adviser_name')}
        onChange={(event) => onChange({ adviserName: event.currentTarget.value })}
      />
      <DateField
        label={t('restructure.adviserOn')}
        data-path="adviser_consented_on"
        required
        value={draft.adviserOn}
        error={errorOf('adviser_consented_on')}
        onChange={(adviserOn) => onChange({ adviserOn })}
      />
      <DocumentUpload
        label={t('restructure.adviserConsent')}
        path="adviser_document_id"
        upload={(file) => uploadConsent(noteId, file)}
        value={draft.adviserDocumentId}
        error={errorOf('adviser_document_id')}
        onChange={(adviserDocumentId) => onChange({ adviserDocumentId })}
      />
    </>
  );
}
