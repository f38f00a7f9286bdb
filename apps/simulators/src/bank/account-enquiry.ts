import { isKnownBank } from './banks.ts';
import type { BankContext } from './context.ts';

/**
 * - active: the account exists and its holder is known
 * - name_unavailable: the account exists, the bank does not say whose it is
 * - not_found: there is no such account
 */
export interface AccountAnswer {
  readonly holder_name: string | null;
  readonly status: 'active' | 'name_unavailable' | 'not_found';
}

/** Says whose account it is (PAY-19). Accounts ending 0000 do not exist at any bank. */
export function enquireAccount(context: BankContext, bic: string, accountNo: string): AccountAnswer {
  const known = context.book.account(bic, accountNo);
  if (!isKnownBank(bic) || !/^\d{6,17}$/.test(accountNo) || accountNo.endsWith('0000')) {
    return { holder_name: null, status: 'not_found' };
  }
  if (known === null) return { holder_name: null, status: 'name_unavailable' };
  return { holder_name: known.holderName, status: 'active' };
}
