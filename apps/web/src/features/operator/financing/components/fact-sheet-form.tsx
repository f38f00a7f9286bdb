import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { useText as useSharedText } from '../../shared/text.ts';
import { writeFactSheet } from '../api/assess.ts';
import type { Financing } from '../api/read-financing.ts';
import { draftOf, type SheetDraft, wordsOf } from '../lib/sheet-draft.ts';
import { useText } from '../text.ts';
import { FactSheetFields } from './fact-sheet-fields.tsx';

interface FactSheetFormProps {
  readonly application: Financing;
  readonly onClose: () => void;
}

/** The texts of the fact sheet: security, risks with their mitigants, documents (FIN-8). */
export function FactSheetForm({ application, onClose }: FactSheetFormProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm<SheetDraft, unknown>({
    initialValues: draftOf(application),
    send: (draft) => writeFactSheet(application.id, wordsOf(draft)),
    onSuccess: async () => {
      showToast('success', t('sheet.done'));
      onClose();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <FactSheetFields form={form} application={application} />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('sheet.submit')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
