import { Select } from '@mantine/core';
import { countryChoices } from '@titian/contracts/reference/countries';
import { type TaxDocumentKind, taxDocumentKinds } from '@titian/contracts/tax-residence';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { countryOptions } from '../../../../lib/text/options.ts';
import { DocumentUpload } from '../../shared/document-upload.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { uploadTaxDocument } from '../api/tax-residence.ts';
import { useText } from '../text.ts';

interface TaxResidenceFormProps {
  readonly customerId: string;
  /** The first day that may be chosen. */
  readonly earliest: string;
  readonly onClose: () => void;
}

interface Draft {
  readonly country: string;
  readonly from: string;
  readonly kind: TaxDocumentKind;
  readonly documentId: string;
}

type ErrorOf = (field: string) => string | undefined;

/** Proposes where an investor is a tax resident from a day on, by a document. */
export function TaxResidenceForm({ customerId, earliest, onClose }: TaxResidenceFormProps): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState<Draft>({ country: '', from: '', kind: 'certificate', documentId: '' });
  return (
    <div className={panel.form}>
      <ProposalForm
        kind="tax_residence"
        submit={t('residence.submit')}
        propose={(reason) => ({
          kind: 'tax_residence',
          subject_id: customerId,
          after: {
            country: draft.country,
            effective_from: draft.from,
            document_kind: draft.kind,
            document_id: draft.documentId,
          },
          reason,
        })}
        onDone={onClose}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <p>{t('residence.body')}</p>
            <Select
              label={t('residence.country')}
              data-path="country"
              required
              searchable
              data={countryOptions(countryChoices)}
              value={draft.country === '' ? null : draft.country}
              onChange={(country) => setDraft({ ...draft, country: country ?? '' })}
              error={errorOf('country')}
            />
            <DateField
              label={t('residence.from')}
              description={t('residence.fromHint', { day: formatDate(earliest) })}
              data-path="effective_from"
              required
              min={earliest}
              value={draft.from}
              onChange={(day) => setDraft({ ...draft, from: day })}
              error={errorOf('effective_from')}
            />
            <DocumentFields customerId={customerId} draft={draft} errorOf={errorOf} onChange={setDraft} />
          </>
        )}
      </ProposalForm>
    </div>
  );
}

interface DocumentFieldsProps {
  readonly customerId: string;
  readonly draft: Draft;
  readonly errorOf: ErrorOf;
  readonly onChange: (draft: Draft) => void;
}

function DocumentFields({ customerId, draft, errorOf, onChange }: DocumentFieldsProps): ReactNode {
  const t = useText();
  return (
    <>
      <Select
        label={t('residence.kind')}
        data-path="document_kind"
        required
        allowDeselect={false}
        data={taxDocumentKinds.map((value) => ({ value, label: t(`residence.documents.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind: kind ?? draft.kind })}
        error={errorOf('document_kind')}
      />
      <DocumentUpload
        label={t('residence.file')}
        path="document_id"
        upload={(file) => uploadTaxDocument(customerId, file)}
        value={draft.documentId}
        error={errorOf('document_id')}
        onChange={(documentId) => onChange({ ...draft, documentId })}
      />
    </>
  );
}
