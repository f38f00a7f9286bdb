import { Button, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { operatorSession } from '../../../../lib/session/session-store.ts';
import { OperatorPasskeyButton } from '../../../../shared/passkeys/operator-passkey-button.tsx';
import { authenticateOperator } from '../api/operator-session.ts';
import { useText } from '../text.ts';

interface OperatorCodeFormProps {
  readonly hasPasskey: boolean;
  readonly onComplete: () => void;
  readonly onStartAgain: () => void;
}

export function OperatorCodeForm({ hasPasskey, onComplete, onStartAgain }: OperatorCodeFormProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: authenticateOperator,
    onSuccess: (answer) => {
      operatorSession.setTwoFactorToken(answer.two_factor_token);
      onComplete();
    },
    onRejected: ({ status }) => {
      // The password step has run out: it has to be taken again.
      if (status === 401) {
        onStartAgain();
      }
      return false;
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageHeader title={t('login.codeTitle')} subtitle={t('login.codeBody')} />
      <Stack gap="md">
        <FormErrors message={message ?? problems[0]?.text ?? null} />
        <TextInput
          label={t('login.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.getInputProps('otp_code')}
        />
        <Button type="submit" fullWidth loading={working}>
          {t('login.codeSubmit')}
        </Button>
        {hasPasskey && <OperatorPasskeyButton onDone={onComplete} />}
        <Button variant="default" fullWidth onClick={onStartAgain}>
          {t('login.back')}
        </Button>
      </Stack>
    </form>
  );
}
