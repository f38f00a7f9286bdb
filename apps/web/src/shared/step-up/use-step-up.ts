import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { ApiError } from '@titian/contracts/http/api-error';
import { useCallback, useState } from 'react';
import type { CallResponse } from '../../lib/api/call-types.ts';
import { call } from '../../lib/api/client.ts';

/** Where a fresh code comes from: an e-mail, or the user's authenticator app. */
type StepUpMethod = 'email' | 'totp';

export interface StepUp {
  /** Null until the server has demanded a code. */
  readonly method: StepUpMethod | null;
  /** What the server said beside the demand, such as the fee of what is to be confirmed. */
  readonly details: ApiError['details'];
  /** Sends the code by e-mail; again when it did not arrive. */
  readonly mail: UseMutationResult<CallResponse<'userSendEmailOtp'>, Error, void>;
  /** For a form's errors: handles `step_up_required`, and returns whether it was that. */
  readonly onRejected: (error: ApiError) => boolean;
  readonly reset: () => void;
}

/**
 * The fresh code that money and security changes demand (ACC-10): nothing is prompted before the server demands it,
 * then the code is sent automatically.
 */
export function useStepUp(): StepUp {
  const [method, setMethod] = useState<StepUpMethod | null>(null);
  const [details, setDetails] = useState<ApiError['details']>({});
  const mail = useMutation({
    mutationFn: () => call('userSendEmailOtp', { body: { purpose: 'step_up' } }),
  });
  const { mutate: sendMail, reset: forgetMail } = mail;

  const onRejected = useCallback(
    (error: ApiError): boolean => {
      if (error.code !== 'step_up_required') {
        return false;
      }
      const demanded = methodOf(error.details.otp_types);
      setMethod(demanded);
      setDetails(error.details);
      if (demanded === 'email') {
        sendMail();
      }
      return true;
    },
    [sendMail],
  );
  const reset = useCallback(() => {
    setMethod(null);
    forgetMail();
  }, [forgetMail]);

  return { method, details, mail, onRejected, reset };
}

function methodOf(types: unknown): StepUpMethod {
  return Array.isArray(types) && types.includes('totp') ? 'totp' : 'email';
}
