import { Button, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { operatorSession } from '../../../../lib/session/session-store.ts';
import {
  authenticateOperator,
  type OperatorEnrolmentKey,
  operatorEnrolmentQuery,
} from '../api/operator-session.ts';
import { useText } from '../text.ts';
import classes from './enrolment.module.css';

interface OperatorEnrolmentProps {
  readonly onComplete: () => void;
  readonly onStartAgain: () => void;
}

/** Sets an authenticator app up at the first sign-in, or after a reset: nothing else is open before. */
export function OperatorEnrolment(props: OperatorEnrolmentProps): ReactNode {
  const t = useText();
  const enrolment = useQuery(operatorEnrolmentQuery);
  return (
    <>
      <PageHeader title={t('enrol.title')} subtitle={t('enrol.body')} />
      <QueryView query={enrolment}>
        {(pending) => (
          <ConfirmForm
            {...props}
            key={pending.secret_key}
            pending={pending}
            onExpired={() => void enrolment.refetch()}
          />
        )}
      </QueryView>
    </>
  );
}

interface ConfirmFormProps extends OperatorEnrolmentProps {
  readonly pending: OperatorEnrolmentKey;
  readonly onExpired: () => void;
}

function ConfirmForm({ pending, onComplete, onStartAgain, onExpired }: ConfirmFormProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) =>
      authenticateOperator({ otp_code: otp_code.replace(/\s/g, ''), secret_key: pending.secret_key }),
    onSuccess: (answer) => {
      operatorSession.setTwoFactorToken(answer.two_factor_token);
      onComplete();
    },
    onRejected: ({ status }) => {
      if (status === 401) {
        onStartAgain();
      }
      return false;
    },
  });
  const expired = problems.some(({ field }) => field === 'secret_key');
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        {expired && (
          <Button variant="default" onClick={onExpired}>
            {t('enrol.renew')}
          </Button>
        )}
        <div className={classes.picture}>
          <img src={pending.qr_code} alt={t('enrol.picture')} />
          <p className={classes.secret}>{t('enrol.secret', { secret: inFours(pending.secret) })}</p>
        </div>
        <TextInput
          label={t('enrol.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          {...form.getInputProps('otp_code')}
        />
        <Button type="submit" fullWidth loading={working}>
          {t('enrol.submit')}
        </Button>
        <Button variant="default" fullWidth onClick={onStartAgain}>
          {t('login.back')}
        </Button>
      </Stack>
    </form>
  );
}

/** In groups of four, as people copy it. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
