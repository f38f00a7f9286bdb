import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NumberField } from '../../../../components/number-field.tsx';
import { DocumentUpload } from '../../shared/document-upload.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { RestructuringPreview } from '../../shared/restructuring-preview.tsx';
import { type RestructuringTerms, restructuringPreviewQuery } from '../../shared/restructuring-query.ts';
import { type NoteServicingData, uploadConsent } from '../api/note-servicing.ts';
import { useText } from '../text.ts';
import { type AdviserDraft, AdviserFields } from './adviser-fields.tsx';

/** A preview follows what is typed once the operator pauses. */
const PAUSE_MS = 300;

interface RestructuringFormProps {
  readonly answer: {
    readonly note: Pick<NoteServicingData['note'], 'id' | 'contract'>;
    readonly schedule: NoteServicingData['schedule'];
  };
  readonly onClose: () => void;
}

interface Draft extends RestructuringTerms, AdviserDraft {
  readonly documentId: string;
}

/** Proposes a new schedule for what is unpaid of a note, with both schedules in view (REC-22). */
export function RestructuringForm({
  answer: { note, schedule },
  onClose,
}: RestructuringFormProps): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(schedule));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const isShariah = note.contract === 'Shariah';
  return (
    <ProposalForm
      kind="restructuring"
      submit={t('restructure.submit')}
      propose={(reason) => ({
        kind: 'restructuring',
        subject_id: note.id,
        after: proposalOf(draft, isShariah),
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <TermFields draft={draft} isShariah={isShariah} errorOf={errorOf} onChange={change} />
          <Preview noteId={note.id} draft={draft} />
          <DocumentUpload
            label={t('restructure.consent')}
            path="document_id"
            upload={(file) => uploadConsent(note.id, file)}
            value={draft.documentId}
            error={errorOf('document_id')}
            onChange={(documentId) => change({ documentId })}
          />
          {isShariah && <AdviserFields noteId={note.id} draft={draft} errorOf={errorOf} onChange={change} />}
        </>
      )}
    </ProposalForm>
  );
}

interface TermFieldsProps {
  readonly draft: Draft;
  readonly isShariah: boolean;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

function TermFields({ draft, isShariah, errorOf, onChange }: TermFieldsProps): ReactNode {
  const t = useText();
  const months = (['months', 'pause_months', 'grace_months'] as const).map((field) => (
    <div key={field} data-path={field}>
      <NumberField
        label={t(`restructure.${field}`)}
        description={t(`restructure.${field}_hint`)}
        required
        maxDigits={2}
        value={draft[field]}
        error={errorOf(field)}
        onChange={(value) => onChange({ [field]: value })}
      />
    </div>
  ));
  return (
    <>
      {months}
      {isShariah ? (
        <p className={panel.hint}>{t('restructure.priceFixed')}</p>
      ) : (
        <div data-path="extension_rate">
          <NumberField
            label={t('restructure.extension_rate')}
            description={t('restructure.extension_rate_hint')}
            required
            decimals={2}
            maxDigits={2}
            suffix="%"
            value={draft.extension_rate}
            error={errorOf('extension_rate')}
            onChange={(rate) => onChange({ extension_rate: rate })}
          />
        </div>
      )}
    </>
  );
}

/** What the terms make of the note, once they are complete; why they cannot be, where they cannot. */
function Preview({ noteId, draft }: { readonly noteId: string; readonly draft: Draft }): ReactNode {
  const [settled] = useDebouncedValue(termsOf(draft), PAUSE_MS);
  const isComplete = Object.values(settled).every((value) => value !== '');
  const query = useQuery({ ...restructuringPreviewQuery(noteId, settled), enabled: isComplete });
  if (query.error !== null) {
    return (
      <p role="status" className={panel.hint}>
        {query.error.message}
      </p>
    );
  }
  return query.data === undefined ? null : <RestructuringPreview preview={query.data.preview} />;
}

function termsOf({ months, pause_months, grace_months, extension_rate }: Draft): RestructuringTerms {
  return { months, pause_months, grace_months, extension_rate };
}

/** As many months as there are unpaid instalments, from the next due day on. */
function emptyDraft(schedule: NoteServicingData['schedule']): Draft {
  const unpaid = schedule.filter((row) => row.settled_on === null).length;
  return {
    ...{ months: String(unpaid), pause_months: '0', grace_months: '0', extension_rate: '0.00' },
    ...{ documentId: '', adviserName: '', adviserOn: '', adviserDocumentId: '' },
  };
}

function proposalOf(draft: Draft, isShariah: boolean) {
  const given = (value: string) => (isShariah ? value : null);
  return {
    ...{ months: Number(draft.months), pause_months: Number(draft.pause_months) },
    ...{ grace_months: Number(draft.grace_months), extension_rate: draft.extension_rate },
    ...{ document_id: draft.documentId, adviser_name: given(draft.adviserName) },
    ...{ adviser_consented_on: given(draft.adviserOn), adviser_document_id: given(draft.adviserDocumentId) },
  };
}
