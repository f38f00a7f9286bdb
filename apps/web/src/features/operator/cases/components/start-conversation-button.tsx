import { Button, Textarea, TextInput } from '@mantine/core';
import { CASE_SUBJECT_MAX, CASE_TEXT_MAX } from '@titian/contracts/cases';
import { type ReactNode, useState } from 'react';
import { AttachField } from '../../../../components/attach-field.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { ActForm } from '../../shared/act-form.tsx';
import panel from '../../shared/panel.module.css';
import { usePermission } from '../../shared/use-permission.ts';
import { startConversation, useCaseChanged } from '../api/cases.ts';
import { useText } from '../text.ts';

interface StartConversationProps {
  readonly customer: { readonly id: string; readonly name: string };
  readonly onStarted: (id: string) => void;
}

/** Begins a conversation with the customer on the screen; not offered to whoever does not work on cases. */
export function StartConversationButton({ customer, onStarted }: StartConversationProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const [isWriting, setIsWriting] = useState(false);
  const close = () => setIsWriting(false);
  return (
    may('case_work') && (
      <>
        <Button variant="default" onClick={() => setIsWriting(true)}>
          {t('start.title')}
        </Button>
        <Dialog opened={isWriting} title={t('start.title')} onClose={close}>
          <StartConversationForm customer={customer} onStarted={onStarted} onClose={close} />
        </Dialog>
      </>
    )
  );
}

function StartConversationForm({
  customer,
  onStarted,
  onClose,
}: StartConversationProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const changed = useCaseChanged();
  const call = useCallForm({
    initialValues: { subject: '', text: '', files: [] as File[] },
    send: (written, key) => startConversation({ customer_id: customer.id, ...written }, key),
    onSuccess: async (answer) => {
      showToast('success', t('done.start'));
      await changed(answer.case);
      onClose();
      onStarted(answer.case.id);
    },
  });
  const { form } = call;
  return (
    <ActForm call={call} submit={t('start.submit')} onClose={onClose}>
      <p className={panel.hint}>{t('start.to', { name: customer.name })}</p>
      <TextInput
        label={t('open.subject')}
        data-path="subject"
        maxLength={CASE_SUBJECT_MAX}
        {...form.getInputProps('subject')}
      />
      <Textarea
        label={t('start.text')}
        description={t('answerHint')}
        data-path="text"
        autosize
        minRows={4}
        maxLength={CASE_TEXT_MAX}
        {...form.getInputProps('text')}
      />
      <AttachField label={t('attach')} form={form} />
    </ActForm>
  );
}
