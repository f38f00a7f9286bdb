import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { type Enrolment, enrolmentQuery, giveCode } from '../api/two-factor.ts';
import { bare, inFours } from '../lib/codes.ts';
import type { EnrolProps } from '../lib/enrolment.ts';
import { useText } from '../text.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './two-factor.module.css';

/** A picture to scan, the same key to type, and the app's first code. */
export function EnrolApp(props: EnrolProps): ReactNode {
  const enrolment = useQuery(enrolmentQuery);
  return (
    <QueryView query={enrolment}>
      {(pending) => (
        <ScanAndConfirm
          {...props}
          key={pending.secret_key}
          pending={pending}
          onExpired={() => void enrolment.refetch()}
        />
      )}
    </QueryView>
  );
}

interface ScanAndConfirmProps extends EnrolProps {
  readonly pending: Enrolment;
  readonly onExpired: () => void;
}

function ScanAndConfirm({ pending, onEnrolled, onExpired }: ScanAndConfirmProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) =>
      giveCode({
        otp_code: bare(otp_code),
        otp_type: 'totp',
        secret_key: pending.secret_key,
        remember_device: 0,
      }),
    onSuccess: onEnrolled,
  });
  const expired = problems.some(({ field }) => field === 'secret_key');
  return (
    <form onSubmit={onSubmit} noValidate className={classes.stack}>
      <FormErrors message={message} problems={problems} />
      {expired && (
        <Button variant="default" onClick={onExpired}>
          {t('enrol.newKey')}
        </Button>
      )}
      <p className={classes.text}>{t('enrol.scan')}</p>
      <div className={classes.qr}>
        <img src={pending.qr_code} alt={t('enrol.qr')} />
        <p className={classes.key}>{t('enrol.secret', { secret: inFours(pending.secret) })}</p>
        <CopyButton label={t('enrol.copySecret')} text={pending.secret} />
      </div>
      <p className={classes.text}>{t('enrol.appCode')}</p>
      <TextInput
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        data-autofocus
        {...form.getInputProps('otp_code')}
      />
      <Button type="submit" fullWidth loading={working}>
        {t('enrol.submit')}
      </Button>
    </form>
  );
}
