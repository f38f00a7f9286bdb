import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { CASE_TEXT_MAX, type CaseLinkKind, caseLinkKinds, casePriorities } from '@titian/contracts/cases';
import type { ReactNode } from 'react';
import { AttachField } from '../../../../components/attach-field.tsx';
import { ActForm } from '../../shared/act-form.tsx';
import { acts, type CaseDetail } from '../api/cases.ts';
import { useActForm } from '../lib/use-act-form.ts';
import { useText } from '../text.ts';

export interface CaseActProps {
  readonly one: CaseDetail;
  readonly onClose: () => void;
}

const unwritten = { text: '', files: [] as File[] };

/** Answers the customer. */
export function AnswerForm({ one, onClose }: CaseActProps): ReactNode {
  const t = useText();
  const call = useActForm('answer', one, onClose, unwritten, (written, key) =>
    acts.answer(one, written, key),
  );
  return (
    <ActForm call={call} submit={t('sendAnswer')} onClose={onClose}>
      <Textarea
        label={t('answerText')}
        description={t('answerHint')}
        data-path="text"
        autosize
        minRows={4}
        maxLength={CASE_TEXT_MAX}
        {...call.form.getInputProps('text')}
      />
      <AttachField label={t('attach')} form={call.form} />
    </ActForm>
  );
}

/** Writes down what the customer never reads. */
export function NoteForm({ one, onClose }: CaseActProps): ReactNode {
  const t = useText();
  const call = useActForm('note', one, onClose, unwritten, (written, key) => acts.note(one, written, key));
  return (
    <ActForm call={call} submit={t('addNote')} onClose={onClose}>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        data-path="text"
        autosize
        minRows={3}
        maxLength={CASE_TEXT_MAX}
        {...call.form.getInputProps('text')}
      />
      <AttachField label={t('attach')} form={call.form} />
    </ActForm>
  );
}

/** Gives the case to an operator who may see it, or to nobody. */
export function AssignForm({ one, onClose }: CaseActProps): ReactNode {
  const t = useText();
  const call = useActForm('assign', one, onClose, { owner_id: one.owner?.id ?? '' }, ({ owner_id: id }) =>
    acts.assign(one, id === '' ? null : id),
  );
  return (
    <ActForm call={call} submit={t('assign')} onClose={onClose}>
      <NativeSelect
        label={t('assignTo')}
        data-path="owner_id"
        data={[
          { value: '', label: t('unassigned') },
          ...one.assignees.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...call.form.getInputProps('owner_id')}
      />
    </ActForm>
  );
}

export function PriorityForm({ one, onClose }: CaseActProps): ReactNode {
  const t = useText();
  const call = useActForm('prioritise', one, onClose, { priority: one.priority }, ({ priority }) =>
    acts.prioritise(one, priority),
  );
  return (
    <ActForm call={call} submit={t('save')} onClose={onClose}>
      <NativeSelect
        label={t('facts.priority')}
        data-path="priority"
        data={casePriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
        {...call.form.getInputProps('priority')}
      />
    </ActForm>
  );
}

/** Links the case to something else that it is about (CAS-12). */
export function LinkForm({ one, onClose }: CaseActProps): ReactNode {
  const t = useText();
  const initial: { kind: CaseLinkKind; reference: string } = { kind: 'note', reference: '' };
  const call = useActForm('link', one, onClose, initial, (link) => acts.link(one, link));
  const { form } = call;
  return (
    <ActForm call={call} submit={t('addLink')} onClose={onClose}>
      <NativeSelect
        label={t('open.link')}
        data-path="kind"
        data={caseLinkKinds.map((value) => ({ value, label: t(`link.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <TextInput
        label={t('open.reference')}
        description={t(`open.referenceHint.${form.values.kind}`)}
        data-path="reference"
        {...form.getInputProps('reference')}
      />
    </ActForm>
  );
}
