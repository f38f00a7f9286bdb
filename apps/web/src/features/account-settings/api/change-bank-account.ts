import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

type BankAccountChange = CallBody<'userBankAccount'>;
export type BankAccountAnswer = CallResponse<'userBankAccount'>;

/** Requests another bank account; rejected without a fresh code. */
export function changeBankAccount(change: BankAccountChange): Promise<BankAccountAnswer> {
  return call('userBankAccount', { body: change });
}
