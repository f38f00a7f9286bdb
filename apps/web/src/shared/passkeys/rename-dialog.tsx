import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { FormErrors } from '../../components/form-errors.tsx';
import { useCallForm } from '../../lib/form/use-call-form.ts';
import { showToast } from '../../lib/toast/toast.ts';
import classes from './passkey.module.css';
import { useText } from './text.ts';

interface RenameDialogProps {
  readonly name: string;
  readonly send: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Gives a passkey another name. */
export function RenameDialog({ name, send, onClose }: RenameDialogProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { name },
    send: (values) => send(values.name),
    onSuccess: () => {
      showToast('success', t('rename.done'));
      onClose();
    },
  });
  return (
    <Dialog opened title={t('rename.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <TextInput label={t('add.name')} maxLength={60} data-autofocus {...form.getInputProps('name')} />
        <Button type="submit" fullWidth loading={working}>
          {t('rename.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
