import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import classes from '../../../lib/passkey/passkey.module.css';
import { useText } from '../../../lib/passkey/text.ts';
import { useRegistration } from '../../../lib/passkey/use-registration.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { addOwnPasskey, askToRegister, confirmByCode } from '../api/passkeys.ts';
import { OwnCode, useOwnCode } from './own-code.tsx';

/** Adds a passkey to the operator's account. */
export function AddPasskeyForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useText();
  const ownCode = useOwnCode();
  const register = useRegistration();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { name: '', otp_code: '' },
    check: ({ name }) => (name.trim() === '' ? { name: t('add.nameMissing') } : {}),
    send: async ({ name, otp_code }) => {
      await confirmByCode(ownCode.isDemanded ? otp_code : '');
      await register(name, { ask: askToRegister, send: addOwnPasskey });
    },
    onSuccess: () => {
      showToast('success', t('add.done'));
      onDone();
    },
    onRefused: ownCode.onRefused,
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
      {ownCode.isDemanded && <OwnCode code={ownCode} input={form.getInputProps('otp_code')} />}
      <p className={classes.muted}>{t('add.signedOut')}</p>
      <Button type="submit" fullWidth loading={working}>
        {t('add.submit')}
      </Button>
    </form>
  );
}
