import type { Day } from '@titian/finance/calendar';
import type { BankStatement } from '../../../gateways/payout/port.ts';
import type { BankAccount } from './bank-account.ts';

/** A statement of a file, with the account of the platform that it is about. */
export interface OwnStatement {
  /** Its place in the file, from 1. */
  readonly partNo: number;
  readonly statement: BankStatement;
  readonly account: BankAccount;
  /** Whether its last day is over, so that its closing balance is that of the day's end. */
  readonly isFinal: boolean;
}

/**
 * The statements of a file in the order in which they are stored.
 * @param today the business date on which the file was uploaded
 */
export function ownStatements(
  accounts: readonly BankAccount[],
  statements: readonly BankStatement[],
  today: Day,
): (Omit<OwnStatement, 'account'> & { readonly account: BankAccount | null })[] {
  return statements
    .map((statement, index) => ({
      partNo: index + 1,
      statement,
      account: accounts.find((one) => one.accountNo === statement.accountNo) ?? null,
      isFinal: statement.toOn < today,
    }))
    .sort(inStoringOrder(accounts));
}

/** One account after the other, as they are given, and each account's statements by their days. */
export function inStoringOrder(accounts: readonly BankAccount[]) {
  const place = (accountNo: string) => accounts.findIndex((one) => one.accountNo === accountNo);
  return (
    { statement: one }: Pick<OwnStatement, 'statement'>,
    { statement: other }: Pick<OwnStatement, 'statement'>,
  ) => place(one.accountNo) - place(other.accountNo) || (one.fromOn < other.fromOn ? -1 : 1);
}
