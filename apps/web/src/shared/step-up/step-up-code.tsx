import { Button, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { FormErrors } from '../../components/form-errors.tsx';
import { useText } from '../../components/text.ts';
import { useSecondsUntil } from '../../components/use-seconds-until.ts';
import { mapServerErrors } from '../../lib/form/map-server-errors.ts';
import { useCurrentUser } from '../session/current-user.ts';
import classes from './step-up-code.module.css';
import type { StepUp } from './use-step-up.ts';

interface StepUpCodeProps {
  readonly stepUp: StepUp;
  /** What `form.getInputProps` gives for the code. */
  readonly input: GetInputPropsReturnType;
}

/** Prompts for the fresh code, and sends it again when it did not arrive. */
export function StepUpCode({ stepUp, input }: StepUpCodeProps): ReactNode {
  const t = useText();
  const { email } = useCurrentUser();
  const { method, mail } = stepUp;
  return (
    <div className={classes.block}>
      <FormErrors {...mapServerErrors(mail.error)} />
      <p className={classes.where} role="status">
        {mail.isPending ? t('code.sending') : method === 'totp' ? t('code.totp') : t('code.email', { email })}
      </p>
      <TextInput
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
        {...input}
      />
      {method === 'email' && <Resend stepUp={stepUp} />}
    </div>
  );
}

function Resend({ stepUp: { mail } }: { readonly stepUp: StepUp }): ReactNode {
  const t = useText();
  const seconds = useSecondsUntil(mail.data?.resend_at ?? null);
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={seconds > 0}
        loading={mail.isPending}
        onClick={() => mail.mutate()}
      >
        {seconds > 0 ? t('code.resendIn', { seconds }) : t('code.resend')}
      </Button>
    </div>
  );
}
