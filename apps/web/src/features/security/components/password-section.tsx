import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { renewSignIn } from '../../../lib/session/renewal.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { showToast } from '../../../lib/toast/toast.ts';
import { NewPasswordField } from '../../../shared/password/new-password-field.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { changePassword } from '../api/passwords.ts';
import { useText } from '../text.ts';
import classes from './security.module.css';

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Changes the password; this browser continues with a new sign-in, all others end. */
export function PasswordSection(): ReactNode {
  const t = useText();
  const { email, first_name, last_name, company_name } = useCurrentUser();
  const { form, onSubmit, working, message, problems } = usePasswordForm();
  return (
    <SectionCard title={t('password.title')} subtitle={t('password.subtitle')}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <Stack gap="md">
          <FormErrors message={message} problems={problems} />
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('field.current')}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <NewPasswordField
            label={t('field.password')}
            personal={[email, first_name, last_name, company_name ?? '']}
            {...form.getInputProps('password')}
          />
          <PasswordField
            label={t('field.repeat')}
            autoComplete="new-password"
            {...form.getInputProps('password_confirmation')}
          />
          <div>
            <Button type="submit" loading={working}>
              {t('password.submit')}
            </Button>
          </div>
          <p className={classes.hint}>
            <RichText
              text={t('password.forgot')}
              parts={{ reset: (words) => <TextLink {...pageLink('password_reset')}>{words}</TextLink> }}
            />
          </p>
        </Stack>
      </form>
    </SectionCard>
  );
}

function usePasswordForm() {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const { check_if_enabled_two_factor: hasTwoFactor } = useCurrentUser();
  const passwordForm = useCallForm<typeof empty, CallResponse<'userChangePassword'>>({
    initialValues: empty,
    send: async (values) => {
      // A pending refetch would fail with the old sign-in.
      await queries.cancelQueries();
      return renewSignIn(async () => {
        const answer = await changePassword(values);
        customerSession.signIn(answer.token, answer.eventUuid);
        return answer;
      });
    },
    onSuccess: async () => {
      passwordForm.form.reset();
      showToast('success', t('password.done'));
      if (hasTwoFactor) {
        // The device is not trusted any more: the guard redirects to the second factor.
        customerSession.dropTwoFactorToken();
        await router.invalidate();
      }
      await queries.invalidateQueries();
    },
  });
  return passwordForm;
}
