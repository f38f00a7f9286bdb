import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { giveCode } from '../api/two-factor.ts';
import { bare } from '../lib/codes.ts';
import type { EnrolProps } from '../lib/enrolment.ts';
import { useText } from '../text.ts';
import { MailedCode } from './mailed-code.tsx';
import classes from './two-factor.module.css';

/** A mailed code verifies the mailbox; from then on codes are sent to it. */
export function EnrolEmail({ onEnrolled }: EnrolProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) => giveCode({ otp_code: bare(otp_code), otp_type: 'email', remember_device: 0 }),
    onSuccess: onEnrolled,
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.stack}>
      <FormErrors message={message} problems={problems} />
      <p className={classes.text}>{t('enrol.emailBody')}</p>
      <MailedCode purpose="enrol" />
      <TextInput
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...form.getInputProps('otp_code')}
      />
      <Button type="submit" fullWidth loading={working}>
        {t('enrol.submit')}
      </Button>
    </form>
  );
}
