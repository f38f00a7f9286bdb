import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

type BankAccountWish = CallBody<'userBankAccount'>;
export type BankAccountAnswer = CallResponse<'userBankAccount'>;

/** Asks to be paid to another account; refused without a fresh code. */
export function changeBankAccount(wish: BankAccountWish): Promise<BankAccountAnswer> {
  return call('userBankAccount', { body: wish });
}
