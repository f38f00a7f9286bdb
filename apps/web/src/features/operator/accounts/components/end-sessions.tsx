import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import panel from '../../shared/panel.module.css';
import { text as sharedText } from '../../shared/text.ts';
import { endSessionsOf } from '../api/accounts.ts';
import { useText } from '../text.ts';

interface EndSessionsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Signs an operator out everywhere at once: it only protects, so it needs no approval. */
export function EndSessions({ id, onClose }: EndSessionsProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { reason: '' },
    send: ({ reason }) => endSessionsOf(id, reason),
    onSuccess: async () => {
      showToast('success', t('end.done'));
      onClose();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className={panel.form}>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <p>{t('end.body')}</p>
        <Textarea label={sharedText('reason')} autosize minRows={2} {...form.getInputProps('reason')} />
        <Group gap="sm">
          <Button type="submit" color="saga" loading={working}>
            {t('end.title')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
