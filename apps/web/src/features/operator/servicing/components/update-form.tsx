import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { InvestorUpdate } from '../../shared/investor-update.tsx';
import { wordProblem } from '../../shared/shariah-words.ts';
import { useText as useSharedText } from '../../shared/text.ts';
import { type NoteServicingData, type NoteUpdateBody, writeUpdate } from '../api/note-servicing.ts';
import { useText } from '../text.ts';

const kinds = ['reminder', 'promise', 'agency', 'legal', 'recovery', 'cost', 'other'] as const;

interface UpdateFormProps {
  readonly note: NoteServicingData['note'];
  readonly onClose: () => void;
}

/** A dated update for the note's investors, with what is done next (REC-11). */
export function UpdateForm({ note, onClose }: UpdateFormProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const { form, onSubmit, working, message, problems } = useUpdate(note.id, onClose);
  const input = (path: string, typed: string) => {
    const props = form.getInputProps(path);
    return { ...props, error: wordProblem(note.contract, typed) ?? props.error };
  };
  const { title, body, next_step: next } = form.values;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <Select
          label={t('update.kind')}
          data={kinds.map((one) => ({ value: one, label: t(`update.kinds.${one}`) }))}
          allowDeselect={false}
          data-path="kind"
          {...form.getInputProps('kind')}
        />
        <TextInput label={t('update.title')} required data-path="title" {...input('title', title)} />
        <Textarea
          label={t('update.body')}
          description={t('update.bodyHint')}
          autosize
          minRows={3}
          required
          data-path="body"
          {...input('body', body)}
        />
        <TextInput
          label={t('update.step')}
          description={t('update.stepHint')}
          data-path="next_step.step"
          {...input('next_step.step', next.step)}
        />
        {next.step !== '' && (
          <DateField
            label={t('update.stepOn')}
            min={businessToday()}
            required
            data-path="next_step.due_on"
            {...form.getInputProps('next_step.due_on')}
            value={next.due_on}
          />
        )}
        {title.trim() !== '' && body.trim() !== '' && (
          <InvestorUpdate
            amount={null}
            texts={[{ language: null, title: title.trim(), body: body.trim() }]}
          />
        )}
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('update.send')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useUpdate(noteId: string, onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const firstKind: NoteUpdateBody['kind'] = 'reminder';
  return useCallForm({
    initialValues: {
      kind: firstKind as NoteUpdateBody['kind'],
      title: '',
      body: '',
      next_step: { step: '', due_on: businessToday() },
    },
    send: ({ kind, title, body, next_step }, key) =>
      writeUpdate(noteId, { kind, title, body, ...(next_step.step === '' ? {} : { next_step }) }, key),
    onSuccess: async () => {
      showToast('success', t('update.done'));
      await queries.invalidateQueries({ queryKey: ['operator', 'notes'] });
      onClose();
    },
  });
}
