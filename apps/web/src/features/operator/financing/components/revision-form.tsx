import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { Financing } from '../api/read-financing.ts';
import { draftOf, type SheetDraft, wordsOf } from '../lib/sheet-draft.ts';
import { useText } from '../text.ts';
import { FactSheetFields } from './fact-sheet-fields.tsx';

interface RevisionFormProps {
  readonly application: Financing;
  readonly onClose: () => void;
}

/** Proposes another fact sheet for a listed note: a material change, which pauses its campaign (NOTE-8). */
export function RevisionForm({ application, onClose }: RevisionFormProps): ReactNode {
  const t = useText();
  const form = useForm<SheetDraft>({ mode: 'controlled', initialValues: draftOf(application) });
  return (
    <ProposalForm
      kind="fact_sheet_revision"
      submit={t('sheet.propose')}
      propose={(reason) => ({
        kind: 'fact_sheet_revision',
        // A note keeps the id of its application.
        subject_id: application.id,
        after: wordsOf(form.values),
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t('sheet.revision')}</p>
          <FactSheetFields form={form} application={application} errorOf={errorOf} />
        </>
      )}
    </ProposalForm>
  );
}
