import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';

interface ToldAccount {
  readonly topupId: string;
  readonly bic: string;
  readonly number: string;
}

/** Asks the bank whether the account is the payer's; an account that is not is refused at its field. */
export function proveAccount({ topupId, bic, number }: ToldAccount) {
  return call('operatorTopupRefundAccount', { params: { id: topupId }, body: { bic, number } });
}

/** The banks that money can be sent to. */
export const banksQuery = queryOptions({
  queryKey: ['registration-constants', 'banks'],
  queryFn: async ({ signal }) => (await call('investorRegistrationConstants', { signal })).banks,
});
