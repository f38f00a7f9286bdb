import { Button, FileInput, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { countryChoices } from '@titian/contracts/reference/countries';
import { type TaxDocumentKind, taxDocumentKinds } from '@titian/contracts/tax-residence';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { countryOptions } from '../../../../lib/text/options.ts';
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
  const [file, setFile] = useState<File | null>(null);
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadTaxDocument(customerId, chosen),
    onSuccess: (documentId) => onChange({ ...draft, documentId }),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    upload.reset();
    onChange({ ...draft, documentId: '' });
  };
  const isAttached = draft.documentId !== '';
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
      <FileInput
        label={t('residence.file')}
        placeholder={t('residence.documentHint')}
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        required
        data-path="document_id"
        value={file}
        onChange={choose}
        error={upload.error === null ? errorOf('document_id') : upload.error.message}
        description={isAttached ? t('residence.attached') : undefined}
      />
      {!isAttached && (
        <Button
          variant="default"
          disabled={file === null}
          loading={upload.isPending}
          onClick={() => file !== null && upload.mutate(file)}
        >
          {t('residence.attach')}
        </Button>
      )}
    </>
  );
}
