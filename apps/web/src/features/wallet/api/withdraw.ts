import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Withdrawal = CallResponse<'investorWithdraw'>['withdrawal'];

interface WithdrawalRequest {
  /** Ringgit, "250.00". */
  readonly amount: string;
  /** Six digits; '' before a code was demanded. */
  readonly otpCode: string;
  readonly idempotencyKey: string;
}

/**
 * Requests a withdrawal to the investor's own bank account. Without a fresh code it is rejected with
 * `step_up_required`.
 */
export function withdraw({
  amount,
  otpCode,
  idempotencyKey,
}: WithdrawalRequest): Promise<CallResponse<'investorWithdraw'>> {
  return call('investorWithdraw', {
    body: { amount, ...(otpCode === '' ? {} : { otp_code: otpCode }) },
    idempotencyKey,
  });
}
