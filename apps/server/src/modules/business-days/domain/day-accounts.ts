import { addSen, type Sen, senFromText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { DayMovement } from '../../ledger/public.ts';
import { proofGroups } from '../../payments/public.ts';
import { type DayProof, trustAccounts } from '../../proofs/public.ts';

export type AccountGroup = 'bank' | keyof typeof proofGroups;

/** An account of the ledger on a day, or all accounts of its kind; credits less debits, and of the bank the reverse. */
export interface DayAccount {
  readonly account: string;
  readonly group: AccountGroup;
  readonly openingSen: Sen;
  readonly debitSen: Sen;
  readonly creditSen: Sen;
  readonly closingSen: Sen;
  /** Opening with the movements less closing. */
  readonly controlSen: Sen;
  /** What the day's record states; null without a record, and of the bank. */
  readonly statedSen: Sen | null;
  /** What later records correct of it. */
  readonly correctedSen: Sen;
  /** Closing less what is stated and corrected. */
  readonly unexplainedSen: Sen | null;
}

/** What the accounts of each kind hold, before the day and at its end. */
export interface DayBalances {
  readonly opening: ReadonlyMap<string, Sen>;
  readonly closing: ReadonlyMap<string, Sen>;
}

const BANK = 'trust_bank';

/**
 * The trust account and every account whose money is in it. Balances come from the day's sums that the ledger stores,
 * movements from its transfers: that they agree is the control (OPS-65).
 */
export function dayAccounts(
  balances: DayBalances,
  movements: readonly DayMovement[],
  proof: DayProof | null,
): DayAccount[] {
  return [BANK, ...trustAccounts].map((account) => accountOf(account, balances, movements, proof));
}

function accountOf(
  account: string,
  balances: DayBalances,
  movements: readonly DayMovement[],
  proof: DayProof | null,
): DayAccount {
  const own = movements.filter((one) => one.account === account);
  const debitSen = sumSen(own.map((one) => one.debitSen));
  const creditSen = sumSen(own.map((one) => one.creditSen));
  // A bank is an asset: it is debited when money comes in.
  const isBank = account === BANK;
  const held = (of: ReadonlyMap<string, Sen>) => {
    const sum = of.get(account) ?? ZERO_SEN;
    return isBank ? subtractSen(ZERO_SEN, sum) : sum;
  };
  const openingSen = held(balances.opening);
  const closingSen = held(balances.closing);
  const movedSen = isBank ? subtractSen(debitSen, creditSen) : subtractSen(creditSen, debitSen);
  const statedSen = isBank ? null : statedOf(account, proof);
  const correctedSen = correctedOf(account, proof);
  return {
    ...{ account, group: groupOf(account), openingSen, debitSen, creditSen, closingSen },
    controlSen: subtractSen(addSen(openingSen, movedSen), closingSen),
    ...{ statedSen, correctedSen },
    unexplainedSen: statedSen === null ? null : subtractSen(closingSen, addSen(statedSen, correctedSen)),
  };
}

function statedOf(account: string, proof: DayProof | null): Sen | null {
  const stated = proof?.record.accounts.find((one) => one.account === account);
  return stated === undefined ? null : senFromText(stated.amount);
}

function correctedOf(account: string, proof: DayProof | null): Sen {
  const corrections = proof?.corrections.filter((one) => one.account === account) ?? [];
  return sumSen(corrections.map((one) => senFromText(one.amount)));
}

function groupOf(account: string): AccountGroup {
  const groups = Object.entries(proofGroups) as [keyof typeof proofGroups, readonly string[]][];
  return groups.find(([, accounts]) => accounts.includes(account))?.[0] ?? 'bank';
}

/** Whether every sum agrees: movements with balances, and closing with the record and its corrections. */
export function isBalanced(accounts: readonly DayAccount[]): boolean {
  return accounts.every(
    (one) => one.controlSen === ZERO_SEN && (one.unexplainedSen === null || one.unexplainedSen === ZERO_SEN),
  );
}
