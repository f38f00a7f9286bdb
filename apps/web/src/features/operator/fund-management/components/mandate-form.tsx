import { Checkbox, Group, Select } from '@mantine/core';
import { type NoteContract, noteContracts } from '@titian/contracts/constants';
import { grades } from '@titian/contracts/grades';
import type { Grade } from '@titian/contracts/scorecard';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { DocumentUpload } from '../../shared/document-upload.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { uploadMandate } from '../api/fund-management.ts';
import { useText } from '../text.ts';

interface MandateFormProps {
  readonly investorId: string;
  readonly onClose: () => void;
}

interface Draft {
  readonly documentId: string;
  readonly from: string;
  readonly until: string;
  readonly max: string;
  readonly grade: Grade;
  readonly contracts: readonly NoteContract[];
}

const empty: Draft = {
  ...{ documentId: '', from: '', until: '', max: '' },
  ...{ grade: 'C', contracts: ['Conventional'] },
};

/** Proposes the terms of a mandate by the document that the investor signed (FND-2). */
export function MandateForm({ investorId, onClose }: MandateFormProps): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState<Draft>(empty);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <ProposalForm
      kind="management_mandate"
      submit={t('mandate.submit')}
      propose={(reason) => ({
        kind: 'management_mandate',
        subject_id: investorId,
        after: termsOf(draft),
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <DocumentUpload
            label={t('mandate.file')}
            path="document_id"
            upload={(file) => uploadMandate(investorId, file)}
            value={draft.documentId}
            error={errorOf('document_id')}
            onChange={(documentId) => change({ documentId })}
          />
          <DateField
            label={t('mandate.from')}
            data-path="from"
            required
            value={draft.from}
            error={errorOf('from')}
            onChange={(from) => change({ from })}
          />
          <DateField
            label={t('mandate.until')}
            description={t('mandate.untilHint')}
            data-path="until"
            value={draft.until}
            error={errorOf('until')}
            onChange={(until) => change({ until })}
          />
          <div data-path="max_per_note">
            <MoneyInput
              label={t('mandate.max')}
              required
              value={draft.max}
              error={errorOf('max_per_note')}
              onChange={(max) => change({ max })}
            />
          </div>
          <Select
            label={t('mandate.grade')}
            data-path="minimum_grade"
            required
            allowDeselect={false}
            data={[...grades]}
            value={draft.grade}
            error={errorOf('minimum_grade')}
            onChange={(grade) => change({ grade: grade ?? draft.grade })}
          />
          <ContractFields draft={draft} error={errorOf('contracts')} onChange={change} />
        </>
      )}
    </ProposalForm>
  );
}

interface ContractFieldsProps {
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

function ContractFields({ draft, error, onChange }: ContractFieldsProps): ReactNode {
  const t = useText();
  return (
    <Checkbox.Group
      label={t('mandate.contracts')}
      data-path="contracts"
      required
      value={[...draft.contracts]}
      error={error}
      onChange={(chosen) => onChange({ contracts: noteContracts.filter((one) => chosen.includes(one)) })}
    >
      <Group gap="md">
        {noteContracts.map((one) => (
          <Checkbox key={one} value={one} label={t(`contracts.${one}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function termsOf({ documentId, from, until, max, grade, contracts: allowed }: Draft) {
  return {
    ...{ document_id: documentId, from, until: until === '' ? null : until },
    ...{ max_per_note: max, minimum_grade: grade, contracts: [...allowed] },
  };
}
