import { call } from '../../../../lib/api/client.ts';
import type { ToldAccount } from '../../shared/verify-account-form.tsx';

/** Asks the bank whether the account is the payer's; an account that is not is refused at its field. */
export function verifyAccount(topupId: string, told: ToldAccount) {
  return call('operatorTopupRefundAccount', { params: { id: topupId }, body: told });
}
