import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { conversationKinds } from '@titian/contracts/conversation-kinds';
import type { ReactNode } from 'react';
import { AttachField } from '../../../components/attach-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { conversationsKey, type NewConversation, startConversation } from '../api/conversations.ts';
import { useText } from '../text.ts';

interface NewConversationProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onStarted: (id: string) => void;
}

/** Writes to us about something new. */
export function NewConversationDialog({ opened, onClose, onStarted }: NewConversationProps): ReactNode {
  const t = useText();
  return (
    <Dialog opened={opened} title={t('start')} onClose={onClose}>
      <NewConversationForm onClose={onClose} onStarted={onStarted} />
    </Dialog>
  );
}

const empty = {
  ...{ kind: 'message' as NewConversation['kind'], subject: '', text: '' },
  files: [] as File[],
};

function NewConversationForm({ onClose, onStarted }: Omit<NewConversationProps, 'opened'>): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: empty,
    send: startConversation,
    onSuccess: async ({ conversation }) => {
      showToast('success', t('sent'));
      await queries.invalidateQueries({ queryKey: conversationsKey });
      onClose();
      onStarted(conversation.id);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <NativeSelect
          label={t('form.kind')}
          data-path="kind"
          data={conversationKinds.map((kind) => ({ value: kind, label: t(`form.kinds.${kind}`) }))}
          {...form.getInputProps('kind')}
        />
        <TextInput label={t('form.subject')} data-path="subject" {...form.getInputProps('subject')} />
        <Textarea
          label={t('form.text')}
          description={t('form.textHint')}
          data-path="text"
          autosize
          minRows={5}
          {...form.getInputProps('text')}
        />
        <AttachField label={t('attach')} form={form} />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('form.send')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('form.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
