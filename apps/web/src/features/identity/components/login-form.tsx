import { Button, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { hasCode } from '@titian/contracts/http/api-error';
import { type ReactNode, type SubmitEvent, Suspense, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { PageTitle } from '../../../components/page-header.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { lazyPart } from '../../../lib/chunks/lazy-page.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { safeNext } from '../../../lib/session/next-page.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { canUsePasskeys } from '../../../shared/passkeys/can-use-passkeys.ts';
import { type Credentials, logIn } from '../api/log-in.ts';
import { storePendingVerification } from '../lib/pending-verification.ts';
import { useText } from '../text.ts';
import classes from './login-form.module.css';
import { UnverifiedNotice } from './unverified-notice.tsx';

const PasskeySignIn = lazyPart('passkey-sign-in', () => import('./passkey-sign-in.tsx'));

/** What may have led here, in the words of the catalogue. */
const notices = [
  'idle',
  'expired',
  'password',
  'ended_elsewhere',
  'password_changed',
  'security_changed',
] as const;

interface LoginFormProps {
  readonly next: string | undefined;
  /** What led here, if there is something to say about it. */
  readonly notice?: string | undefined;
}

/** Sign-in. `next` is the page requested before; the guard decides whether it opens. */
export function LoginForm({ next, notice }: LoginFormProps): ReactNode {
  const t = useText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useLogin(next);
  const pending = pendingOf(login.error, { email, password });
  const { message, problems } = mapServerErrors(pending === null ? login.error : null);
  const shownNotice = login.isIdle ? notices.find((one) => one === notice) : undefined;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    login.mutate({ email, password });
  }

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <PageTitle title={t('login.title')} />
      <div>
        <Title order={1}>{t('login.title')}</Title>
        <p className={classes.welcome}>{t('login.welcome')}</p>
      </div>
      {shownNotice !== undefined && (
        <p role="status" className={classes.notice}>
          {t(`login.notice.${shownNotice}`)}
        </p>
      )}
      <FormErrors message={message ?? problems[0]?.text ?? null} />
      {pending !== null && <UnverifiedNotice pending={pending} />}
      <TextInput
        label={t('login.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div className={classes.password}>
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <TextLink {...pageLink('password_reset')}>{t('login.forgot')}</TextLink>
      </div>
      <Button type="submit" fullWidth loading={login.isPending}>
        {t('login.submit')}
      </Button>
      {canUsePasskeys() && (
        <Suspense fallback={null}>
          <PasskeySignIn next={next} />
        </Suspense>
      )}
      <p className={classes.newHere}>
        <RichText
          text={t('login.newHere')}
          parts={{ register: (words) => <TextLink {...pageLink('register')}>{words}</TextLink> }}
        />
      </p>
    </form>
  );
}

function useLogin(next: string | undefined) {
  const router = useRouter();
  return useMutation({
    mutationFn: logIn,
    onSuccess: ({ token, eventUuid }) => {
      customerSession.signIn(token, eventUuid);
      router.history.push(safeNext(next) ?? '/dashboard');
    },
    onError: (error, credentials) => {
      const pending = pendingOf(error, credentials);
      if (pending !== null) {
        storePendingVerification(pending);
      }
    },
  });
}

/** The right password of an account whose e-mail is not verified: what is needed to send the mail again. */
function pendingOf(error: unknown, { email }: Credentials) {
  if (!hasCode(error, 'email_unverified')) {
    return null;
  }
  const { user_id: userId, resend_token: resendToken } = error.details;
  return typeof userId === 'string' && typeof resendToken === 'string'
    ? { email, userId, resendToken }
    : null;
}
