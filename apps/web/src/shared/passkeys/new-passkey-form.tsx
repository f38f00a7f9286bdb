import { Button, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ApiError } from '@titian/contracts/http/api-error';
import type { ReactNode } from 'react';
import { FormErrors } from '../../components/form-errors.tsx';
import { useCallForm } from '../../lib/form/use-call-form.ts';
import { showToast } from '../../lib/toast/toast.ts';
import classes from './passkey.module.css';
import { useText } from './text.ts';

interface NewPasskeyFormProps {
  /** Registers the passkey; `code` is the factor that was demanded, or nothing. */
  readonly register: (name: string, code: string) => Promise<void>;
  /** Handles a demand for a factor; true when the error was one. */
  readonly onRejected: (error: ApiError) => boolean;
  /** The field of the factor where one was demanded, otherwise null. */
  readonly codeField: (input: GetInputPropsReturnType) => ReactNode;
  /** What a new passkey changes for the account. */
  readonly consequence: string;
  readonly onDone: () => void;
}

/** Names a new passkey and has the browser make it. */
export function NewPasskeyForm(props: NewPasskeyFormProps): ReactNode {
  const { register, onRejected, codeField, consequence, onDone } = props;
  const t = useText();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { name: '', otp_code: '' },
    check: ({ name }) => (name.trim() === '' ? { name: t('add.nameMissing') } : {}),
    send: ({ name, otp_code }) => register(name, otp_code),
    onSuccess: () => {
      showToast('success', t('add.done'));
      onDone();
    },
    onRejected,
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.stack}>
      <FormErrors message={message} problems={problems} />
      <p className={classes.text}>{t('add.body')}</p>
      <TextInput
        label={t('add.name')}
        placeholder={t('add.namePlaceholder')}
        maxLength={60}
        data-autofocus
        {...form.getInputProps('name')}
      />
      {codeField(form.getInputProps('otp_code'))}
      <p className={classes.muted}>{consequence}</p>
      <Button type="submit" fullWidth loading={working}>
        {t('add.submit')}
      </Button>
    </form>
  );
}
