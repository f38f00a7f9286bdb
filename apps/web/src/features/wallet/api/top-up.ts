import { topUpDefaultPaymentType } from '@titian/contracts/constants';
import { ApiError } from '@titian/contracts/http/api-error';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

interface TopUp {
  /** Ringgit, "200.00". */
  readonly amount: string;
  readonly firstTime: boolean;
  readonly idempotencyKey: string;
}

/** Starts a top-up by FPX. The answer's `link` is where it is paid; an answer without one counts as a failure (MSG-6). */
export async function topUp({
  amount,
  firstTime,
  idempotencyKey,
}: TopUp): Promise<CallResponse<'investorTopup'>> {
  const started = await call('investorTopup', {
    body: { amount, payment_type: topUpDefaultPaymentType, first_time: firstTime ? '1' : '0' },
    idempotencyKey,
  });
  if (!started.link) {
    throw new ApiError({ status: 200, code: 'unreadable', message: '' });
  }
  return started;
}
