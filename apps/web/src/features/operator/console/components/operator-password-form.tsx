import { Button, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PasswordField } from '../../../../components/password-field.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { operatorSession } from '../../../../lib/session/session-store.ts';
import { logInOperator } from '../api/operator-session.ts';
import { useText } from '../text.ts';

interface OperatorPasswordFormProps {
  /**
   * @param needsApp whether an authenticator app has to be set up first
   * @param hasPasskey whether a passkey may be given in the place of a code
   */
  readonly onComplete: (needsApp: boolean, hasPasskey: boolean) => void;
}

export function OperatorPasswordForm({ onComplete }: OperatorPasswordFormProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { email: '', password: '' },
    send: logInOperator,
    onSuccess: ({ token, enrolment_required: needsApp, has_passkey: hasPasskey }) => {
      operatorSession.dropTwoFactorToken();
      operatorSession.signIn(token, null);
      onComplete(needsApp, hasPasskey);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageHeader title={t('login.title')} subtitle={t('login.body')} />
      <Stack gap="md">
        <FormErrors message={message ?? problems[0]?.text ?? null} />
        <TextInput
          label={t('login.email')}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth loading={working}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
