import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useSecondsUntil } from '../../../components/use-seconds-until.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { mailCode } from '../api/two-factor.ts';
import { useText } from '../text.ts';
import classes from './two-factor.module.css';

const CODE_FIELD = 'input[autocomplete="one-time-code"]';

/** Sends a code by e-mail on request, and again after a minute. */
export function MailedCode({ purpose }: { readonly purpose: 'sign_in' | 'enrol' }): ReactNode {
  const t = useText();
  const { email } = useCurrentUser();
  const box = useRef<HTMLDivElement>(null);
  const mail = useMutation({
    mutationFn: () => mailCode(purpose),
    // The button rests for a minute now: the next thing to do is to type the code.
    onSuccess: () => box.current?.closest('form')?.querySelector<HTMLElement>(CODE_FIELD)?.focus(),
  });
  const seconds = useSecondsUntil(mail.data?.resend_at ?? null);
  const label = mail.isSuccess ? t('code.again') : t('code.send');
  return (
    <div ref={box} className={classes.stack}>
      <FormErrors {...mapServerErrors(mail.error)} />
      <p className={classes.text} role="status">
        {mail.isSuccess ? t('code.emailSent', { email }) : t('code.email', { email })}
      </p>
      <div>
        <Button
          variant="default"
          disabled={seconds > 0}
          loading={mail.isPending}
          onClick={() => mail.mutate()}
        >
          {seconds > 0 ? t('code.againIn', { seconds }) : label}
        </Button>
      </div>
    </div>
  );
}
