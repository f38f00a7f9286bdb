import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { resendVerification } from '../api/resend-verification.ts';
import type { PendingVerification } from '../lib/pending-verification.ts';
import { resendError } from '../lib/resend-error.ts';
import { useText } from '../text.ts';
import classes from './login-form.module.css';

/** After the right password of an account whose address is unverified: what to do, and the mail once more (ACC-2). */
export function UnverifiedNotice({ pending }: { readonly pending: PendingVerification }): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const resend = useMutation({ mutationFn: resendVerification });
  const problem = resendError(resend.error, t);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.unverified}>
      <p>{t('login.unverified', { email: pending.email })}</p>
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(pending)}>
        {t('login.resend')}
      </Button>
      {resend.isSuccess && <p>{t('login.resent')}</p>}
      {problem !== null && <p>{problem}</p>}
    </div>
  );
}
