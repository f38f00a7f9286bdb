import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ApiError } from '@titian/contracts/http/api-error';
import { type ReactNode, useCallback, useState } from 'react';
import { showToast } from '../../../../lib/toast/toast.ts';
import { OperatorPasskeyButton } from '../../../../shared/passkeys/operator-passkey-button.tsx';
import classes from '../../../../shared/passkeys/passkey.module.css';
import { useText } from '../../../../shared/passkeys/text.ts';

interface OwnCodeState {
  readonly isDemanded: boolean;
  readonly hasPasskey: boolean;
  /** For a form's errors: handles `step_up_required`, and returns whether it was that. */
  readonly onRejected: (error: ApiError) => boolean;
  readonly onConfirmed: () => void;
}

/** Whether the server demands a factor again, because the last one was given more than ten minutes ago. */
export function useOwnCode(): OwnCodeState {
  const [types, setTypes] = useState<readonly unknown[] | null>(null);
  const onRejected = useCallback(({ code, details }: ApiError): boolean => {
    if (code !== 'step_up_required') {
      return false;
    }
    setTypes(Array.isArray(details.otp_types) ? details.otp_types : []);
    return true;
  }, []);
  return {
    isDemanded: types !== null,
    hasPasskey: types?.includes('passkey') === true,
    onRejected,
    onConfirmed: useCallback(() => setTypes(null), []),
  };
}

interface OwnCodeProps {
  readonly code: OwnCodeState;
  /** What `form.getInputProps` gives for the code. */
  readonly input: GetInputPropsReturnType;
}

/** Prompts for a factor again: the code of the app, or a passkey where there is one. */
export function OwnCode({ code, input }: OwnCodeProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.stack}>
      <p className={classes.text} role="status">
        {t('code.body')}
      </p>
      <TextInput
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
        {...input}
      />
      {code.hasPasskey && (
        <OperatorPasskeyButton
          label={t('code.or')}
          onDone={() => {
            code.onConfirmed();
            showToast('success', t('code.confirmed'));
          }}
        />
      )}
    </div>
  );
}
