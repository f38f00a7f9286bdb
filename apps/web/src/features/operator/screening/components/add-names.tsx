import { FileInput, Radio, Textarea, TextInput } from '@mantine/core';
import { type ListedKind, listedKinds } from '@titian/contracts/screening';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import draftClasses from '../../../../shared/draft/draft.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { namesOf } from '../lib/names-of.ts';
import { useText } from '../text.ts';

interface Upload {
  readonly names: string;
  readonly kind: ListedKind;
  readonly source: string;
  readonly day: string;
}

/** Names that were published on a day, typed or from a file; a second one of compliance agrees. */
export function AddNames({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const [upload, setUpload] = useState<Upload>(() => ({
    ...{ names: '', kind: 'person', source: '', day: businessToday() },
  }));
  const { names, kind, source, day } = upload;
  return (
    <ProposalForm
      kind="screening_list_change"
      submit={t('list.proposeAdd')}
      propose={(reason) => ({
        kind: 'screening_list_change',
        after: { listed_on: day, add: namesOf(names).map((name) => ({ kind, name, source })), remove: [] },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <Fields
          upload={upload}
          onChange={(changes) => setUpload((before) => ({ ...before, ...changes }))}
          errorOf={errorOf}
        />
      )}
    </ProposalForm>
  );
}

interface FieldsProps {
  readonly upload: Upload;
  readonly onChange: (changes: Partial<Upload>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

function Fields({ upload, onChange, errorOf }: FieldsProps): ReactNode {
  const t = useText();
  return (
    <>
      <Radio.Group
        label={t('list.kindLabel')}
        value={upload.kind}
        onChange={(value) => onChange({ kind: listedKinds.find((one) => one === value) ?? 'person' })}
      >
        <div className={draftClasses.options}>
          {listedKinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(`list.kindChoice.${kind}`)} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t('list.names')}
        autosize
        minRows={4}
        maxRows={12}
        value={upload.names}
        data-path="add"
        error={errorOf('add') ?? errorOf('add.0.name')}
        onChange={(event) => onChange({ names: event.currentTarget.value })}
      />
      <FileInput
        label={t('list.file')}
        description={t('list.fileHint')}
        placeholder={t('list.fileChoose')}
        accept=".txt,.csv,text/plain,text/csv"
        onChange={(file) => void file?.text().then((content) => onChange({ names: content }))}
      />
      <TextInput
        label={t('list.source')}
        description={t('list.sourceHint')}
        value={upload.source}
        data-path="add.0.source"
        error={errorOf('add.0.source')}
        onChange={(event) => onChange({ source: event.currentTarget.value })}
      />
      <DateField
        label={t('list.day')}
        max={businessToday()}
        value={upload.day}
        data-path="listed_on"
        error={errorOf('listed_on')}
        onChange={(day) => onChange({ day })}
      />
    </>
  );
}
