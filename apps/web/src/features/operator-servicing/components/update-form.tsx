import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useText as useOffice } from '../../../lib/office/text.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type NoteUpdateBody, writeUpdate } from '../api/note-desk.ts';
import { useText } from '../text.ts';

const kinds = ['reminder', 'promise', 'agency', 'legal', 'recovery', 'cost', 'other'] as const;

interface UpdateFormProps {
  readonly noteId: string;
  readonly onClose: () => void;
}

/** A dated update for the note's investors, with what is done next (rules §4). */
export function UpdateForm({ noteId, onClose }: UpdateFormProps): ReactNode {
  const t = useText();
  const office = useOffice();
  const { form, onSubmit, working, message, problems } = useUpdate(noteId, onClose);
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
        <TextInput label={t('update.title')} required data-path="title" {...form.getInputProps('title')} />
        <Textarea
          label={t('update.body')}
          description={t('update.bodyHint')}
          autosize
          minRows={3}
          required
          data-path="body"
          {...form.getInputProps('body')}
        />
        <TextInput
          label={t('update.step')}
          description={t('update.stepHint')}
          data-path="step"
          {...form.getInputProps('step')}
        />
        {form.values.step !== '' && (
          <TextInput
            label={t('update.stepOn')}
            type="date"
            min={businessToday()}
            required
            data-path="due_on"
            {...form.getInputProps('due_on')}
          />
        )}
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('update.send')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {office('cancel')}
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
      step: '',
      due_on: businessToday(),
    },
    send: ({ kind, title, body, step, due_on }) =>
      writeUpdate(noteId, { kind, title, body, ...(step === '' ? {} : { next_step: { step, due_on } }) }),
    onSuccess: async () => {
      showToast('success', t('update.done'));
      await queries.invalidateQueries({ queryKey: ['operator', 'notes'] });
      onClose();
    },
  });
}
