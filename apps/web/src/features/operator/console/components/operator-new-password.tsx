import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { NoticePage } from '../../../../components/notice-page.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PasswordField } from '../../../../components/password-field.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { operatorSession } from '../../../../lib/session/session-store.ts';
import { NewPasswordField } from '../../../../shared/password/new-password-field.tsx';
import { chooseOperatorPassword } from '../api/operator-session.ts';
import { useText } from '../text.ts';

interface OperatorNewPasswordProps {
  readonly token: string;
  readonly onComplete: () => void;
}

/** The page behind an operator's one-time link: a password, twice; then the sign-in. */
export function OperatorNewPassword({ token, onComplete }: OperatorNewPasswordProps): ReactNode {
  const t = useText();
  const [deadLink, setDeadLink] = useState<string | null>(null);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { password: '', password_confirmation: '' },
    send: (values) => chooseOperatorPassword({ token, ...values }),
    onRejected: ({ errors }) => {
      const text = errors.token?.[0];
      setDeadLink(text ?? null);
      return text !== undefined;
    },
    onSuccess: () => {
      operatorSession.signOut();
      operatorSession.dropTwoFactorToken();
      onComplete();
    },
  });
  if (deadLink !== null) {
    return (
      <NoticePage
        title={t('choose.deadTitle')}
        action={<Button onClick={onComplete}>{t('choose.signIn')}</Button>}
      >
        <p role="alert">{deadLink}</p>
      </NoticePage>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageHeader title={t('choose.title')} subtitle={t('choose.body')} />
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <NewPasswordField label={t('choose.password')} personal={[]} {...form.getInputProps('password')} />
        <PasswordField
          label={t('choose.repeat')}
          autoComplete="new-password"
          {...form.getInputProps('password_confirmation')}
        />
        <Button type="submit" fullWidth loading={working}>
          {t('choose.submit')}
        </Button>
      </Stack>
    </form>
  );
}
