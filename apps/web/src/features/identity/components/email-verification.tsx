import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { NoticePage } from '../../../components/notice-page.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { resendVerification } from '../api/resend-verification.ts';
import { verifyEmailQuery } from '../api/verify-email.ts';
import { readPendingVerification } from '../lib/pending-verification.ts';
import { resendError } from '../lib/resend-error.ts';
import { useText } from '../text.ts';

/** The page behind the mailed link: redeems its token, says what came of it. */
export function RedeemVerification({ token }: { readonly token: string }): ReactNode {
  const t = useText();
  const { data, error } = useQuery(verifyEmailQuery(token));
  if (data !== undefined) {
    return (
      <NoticePage title={t('verify.doneTitle')} action={<SignInButton />}>
        <p>{t('verify.done', { email: data.email })}</p>
      </NoticePage>
    );
  }
  if (error === null) {
    return (
      <NoticePage title={t('verify.working')}>
        <SkeletonRows rows={2} />
      </NoticePage>
    );
  }
  const { message, problems } = mapServerErrors(error);
  return (
    <NoticePage title={t('verify.failedTitle')} action={<SignInButton />}>
      <p>{message ?? problems[0]?.text}</p>
      <p>{t('verify.failedHint')}</p>
    </NoticePage>
  );
}

/** After registering: look into the inbox; the mail can be sent again. */
export function AwaitVerification(): ReactNode {
  const t = useText();
  const pending = readPendingVerification();
  const resend = useMutation({ mutationFn: resendVerification });
  return (
    <NoticePage title={t('verify.title')} action={<SignInButton />}>
      <FormErrors message={resendError(resend.error, t)} />
      <p>{pending === null ? t('verify.sentSomewhere') : t('verify.sent', { email: pending.email })}</p>
      <div role="status">{resend.isSuccess && t('verify.resent')}</div>
      {pending !== null && (
        <div>
          <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(pending)}>
            {t('verify.resend')}
          </Button>
        </div>
      )}
    </NoticePage>
  );
}

function SignInButton(): ReactNode {
  const t = useText();
  return <ButtonLink {...pageLink('login')}>{t('verify.toSignIn')}</ButtonLink>;
}
