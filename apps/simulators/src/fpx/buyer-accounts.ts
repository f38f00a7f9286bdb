import { createHash } from 'node:crypto';
import { field } from './messages.ts';
import type { Transaction } from './transactions.ts';

/** An account that the simulated bank shows to the buyer. */
export interface BuyerAccount {
  readonly number: string;
  readonly label: string;
  readonly balanceSen: bigint;
}

function accountNumber(transaction: Transaction, salt: string): string {
  const holder = `${salt}|${field(transaction.request, 'fpx_buyerBankId')}|${transaction.payerName}`;
  const digest = createHash('sha256').update(holder).digest('hex');
  return (BigInt(`0x${digest.slice(0, 16)}`) % 10n ** 12n).toString().padStart(12, '1');
}

/** Two accounts of the payer: one that can pay anything FPX lets through, one that is nearly empty. */
export function buyerAccounts(transaction: Transaction): readonly BuyerAccount[] {
  const corporate = field(transaction.request, 'fpx_msgToken') === '02';
  return [
    {
      number: accountNumber(transaction, 'main'),
      label: corporate ? 'Business current account' : 'Savings account',
      balanceSen: corporate ? 248_000_000n : 8_825_040n,
    },
    { number: accountNumber(transaction, 'low'), label: 'Second account, nearly empty', balanceSen: 1_240n },
  ];
}

/** True when the account holds at least the amount, in sen. */
export function canPay(transaction: Transaction, number: string, amountSen: bigint): boolean {
  const account = buyerAccounts(transaction).find((candidate) => candidate.number === number);
  return account !== undefined && account.balanceSen >= amountSen;
}
