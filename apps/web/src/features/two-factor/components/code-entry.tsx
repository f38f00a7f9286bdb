import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { giveCode, type OtpType, type Passed } from '../api/two-factor.ts';
import { bare, isSixDigits } from '../lib/codes.ts';
import { useText } from '../text.ts';
import { MailedCode } from './mailed-code.tsx';
import classes from './two-factor.module.css';

interface CodeEntryProps {
  /** How the code may come, the usual way first. */
  readonly otpTypes: readonly OtpType[];
  readonly remembersDevice: boolean;
  readonly onPassed: (passed: Passed) => void | Promise<void>;
  /** Stands above the field: a complete code is sent by itself, and what is chosen has to be chosen before. */
  readonly children?: ReactNode;
}

/** Takes a code of the second factor that is on; six digits are sent by themselves. */
export function CodeEntry({ otpTypes, remembersDevice, onPassed, children }: CodeEntryProps): ReactNode {
  const t = useText();
  const [otpType, setOtpType] = useState<OtpType>(otpTypes[0] ?? 'totp');
  const [code, setCode] = useState('');
  const give = useMutation({
    mutationFn: (otpCode: string) =>
      giveCode({ otp_code: bare(otpCode), otp_type: otpType, remember_device: remembersDevice ? 1 : 0 }),
    onSuccess: onPassed,
    onError: () => setCode(''),
  });
  const isOver = give.isPending || give.isSuccess;
  const { message, problems } = mapServerErrors(give.error);

  function onType(typed: string): void {
    setCode(typed);
    if (otpType !== 'recovery' && isSixDigits(typed) && !isSixDigits(code) && !isOver) {
      give.mutate(typed);
    }
  }

  function choose(type: OtpType): void {
    setOtpType(type);
    setCode('');
    give.reset();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Each code is accepted once: what was sent by itself is not sent again by the button or the Enter key.
    if (!isOver) {
      give.mutate(code);
    }
  }

  return (
    <form onSubmit={onSubmit} noValidate className={classes.stack}>
      <FormErrors message={message ?? problems[0]?.text ?? null} />
      {otpType === 'email' ? (
        <MailedCode purpose="sign_in" />
      ) : (
        <p className={classes.text}>{t(`code.${otpType}`)}</p>
      )}
      {children}
      <CodeField key={otpType} otpType={otpType} value={code} onType={onType} />
      <Button type="submit" fullWidth loading={isOver}>
        {t('code.submit')}
      </Button>
      <div className={classes.ways}>
        {otpTypes
          .filter((type) => type !== otpType)
          .map((type) => (
            <Button key={type} variant="subtle" onClick={() => choose(type)}>
              {t(`code.use.${type}`)}
            </Button>
          ))}
      </div>
    </form>
  );
}

interface CodeFieldProps {
  readonly otpType: OtpType;
  readonly value: string;
  readonly onType: (typed: string) => void;
}

function CodeField({ otpType, value, onType }: CodeFieldProps): ReactNode {
  const t = useText();
  const isRecovery = otpType === 'recovery';
  return (
    <TextInput
      label={isRecovery ? t('code.recoveryLabel') : t('code.label')}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize={isRecovery ? 'characters' : 'off'}
      maxLength={isRecovery ? 20 : 7}
      data-autofocus
      autoFocus
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
