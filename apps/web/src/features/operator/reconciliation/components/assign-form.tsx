import { Button, Group, Select, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { useText as useSharedText } from '../../shared/text.ts';
import { assignException } from '../api/act.ts';
import { type ExceptionDetail, reconciliationKey } from '../api/reconciliation.ts';
import { useText } from '../text.ts';

interface AssignFormProps {
  readonly detail: ExceptionDetail;
  readonly onClose: () => void;
}

/** Assigns an exception to a finance operator, with a note. */
export function AssignForm({ detail: { exception, owners }, onClose }: AssignFormProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { owner_id: exception.owner?.id ?? '', note: '' },
    send: ({ owner_id: ownerId, note }) =>
      assignException({ id: exception.id, ownerId: ownerId === '' ? null : ownerId, note }),
    onSuccess: async ({ exception: { owner } }) => {
      showToast(
        'success',
        owner === null ? t('exception.given') : t('exception.assigned', { name: owner.name }),
      );
      await queries.invalidateQueries({ queryKey: reconciliationKey });
      onClose();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <Select
          label={t('exception.owner')}
          data-path="owner_id"
          data={[
            { value: '', label: t('exception.nobody') },
            ...owners.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          allowDeselect={false}
          {...form.getInputProps('owner_id')}
        />
        <Textarea
          label={t('exception.note')}
          description={t('exception.noteHint')}
          data-path="note"
          autosize
          minRows={2}
          {...form.getInputProps('note')}
        />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('exception.assign')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
