import { addSen, type Sen, subtractSen } from '@titian/finance/sen';

/** What explains the balance of the trust account's bank beside what the ledger says is in it. */
export interface BankFigures {
  /** Closing balance of the statement; null where there is none. */
  readonly bankSen: Sen | null;
  /** In the ledger and not on a statement yet: in less out. */
  readonly inTransitSen: Sen;
  /** On the statement and not in the ledger. */
  readonly unmatchedSen: Sen;
}

/**
 * By how much the bank holds more than the accounts in it and what is on its way explain: zero where every sen has its owner,
 * null without a statement (PAY-9).
 * @param heldSen of all accounts whose money is in the trust account
 */
export function bankDifference(
  { bankSen, inTransitSen, unmatchedSen }: BankFigures,
  heldSen: Sen,
): Sen | null {
  return bankSen === null
    ? null
    : subtractSen(subtractSen(addSen(bankSen, inTransitSen), unmatchedSen), heldSen);
}
