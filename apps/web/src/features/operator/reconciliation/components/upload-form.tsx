import { Button, FileInput, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { uploadStatement } from '../api/act.ts';
import { reconciliationKey } from '../api/reconciliation.ts';
import { useText } from '../text.ts';

/** A statement file from outside the bank's channel: a second operator approves what it would do (PAY-11). */
export function UploadForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const initialValues: { statement_file: File | null } = { statement_file: null };
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues,
    send: ({ statement_file: file }) => uploadStatement(file),
    onSuccess: async () => {
      showToast('success', t('upload.done'));
      onClose();
      await queries.invalidateQueries({ queryKey: reconciliationKey });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <p>{t('upload.body')}</p>
        <FileInput
          label={t('upload.file')}
          placeholder={t('upload.choose')}
          data-path="statement_file"
          accept=".xml,.sta,.mt940,.940,.txt"
          clearable
          {...form.getInputProps('statement_file')}
        />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('upload.submit')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('upload.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
