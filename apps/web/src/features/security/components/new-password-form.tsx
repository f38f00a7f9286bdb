import { Button, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { NoticePage } from '../../../components/notice-page.tsx';
import { PageTitle } from '../../../components/page-header.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { signOutHere } from '../../../lib/session/sign-out-here.ts';
import { NewPasswordField } from '../../../shared/password/new-password-field.tsx';
import { useHoldPeriod } from '../../../shared/platform/use-hold-period.ts';
import { setNewPassword } from '../api/passwords.ts';
import { useText } from '../text.ts';
import classes from './security.module.css';

/** The page behind the mailed link: a new password, twice; then sign in with it. */
export function NewPasswordForm({ token }: { readonly token: string }): ReactNode {
  const t = useText();
  const hold = useHoldPeriod();
  const router = useRouter();
  const queries = useQueryClient();
  const [deadLink, setDeadLink] = useState<string | null>(null);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { password: '', password_confirmation: '' },
    send: (values) => setNewPassword({ token, ...values }),
    onRejected: ({ errors }) => {
      const text = errors.token?.[0];
      setDeadLink(text ?? null);
      return text !== undefined;
    },
    onSuccess: async () => {
      // A sign-in that this browser may have had has ended with all others.
      signOutHere();
      customerSession.dropTwoFactorToken();
      await router.navigate({ ...pageLink('login'), search: { notice: 'password' } });
      queries.clear();
    },
  });
  if (deadLink !== null) {
    return <DeadLink text={deadLink} />;
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageTitle title={t('choose.title')} />
      <Stack gap="md">
        <div>
          <Title order={1}>{t('choose.title')}</Title>
          <p className={classes.lead}>{t('choose.body', { hold })}</p>
        </div>
        <FormErrors message={message} problems={problems} />
        <NewPasswordField label={t('field.password')} personal={[]} {...form.getInputProps('password')} />
        <PasswordField
          label={t('field.repeat')}
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

function DeadLink({ text }: { readonly text: string }): ReactNode {
  const t = useText();
  return (
    <NoticePage
      title={t('choose.deadTitle')}
      action={<ButtonLink {...pageLink('password_reset')}>{t('choose.requestLink')}</ButtonLink>}
    >
      <div role="alert">
        <p>{text}</p>
      </div>
      <p>{t('choose.deadHint')}</p>
    </NoticePage>
  );
}
