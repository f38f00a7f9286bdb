import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';

/** Accounts of the trust account that clients' claims are on, in the order in which a record lists them. */
export const claimAccounts = [
  'investor_cash',
  'issuer_cash',
  'note_escrow',
  'note_collection',
  'note_excess',
  'withdrawals_in_transit',
  'disbursements_in_transit',
  'receipts_clearing',
] as const;
export type ClaimAccount = (typeof claimAccounts)[number];

/** What a client may claim of the trust account at the end of a day, by the account that holds it. */
export interface Claim {
  /** User id. */
  readonly clientId: string;
  /** What the client knows itself by; its MAC is in the leaf. */
  readonly clientNumber: string;
  readonly parts: ClaimParts;
}

export interface ClaimParts {
  readonly cashSen: Sen;
  /** Subscriptions to notes that are not issued. */
  readonly waitingSen: Sen;
  /** Withdrawals, disbursements and refunds on their way. */
  readonly payoutsSen: Sen;
  /** Shares of repayments that are split and not paid. */
  readonly sharesSen: Sen;
  /** What an issuer paid beyond what was due. */
  readonly excessSen: Sen;
}

export const noClaim: ClaimParts = {
  cashSen: ZERO_SEN,
  waitingSen: ZERO_SEN,
  payoutsSen: ZERO_SEN,
  sharesSen: ZERO_SEN,
  excessSen: ZERO_SEN,
};

/** What a claim comes to. */
export function totalOf(parts: ClaimParts): Sen {
  return sumSen([parts.cashSen, parts.waitingSen, parts.payoutsSen, parts.sharesSen, parts.excessSen]);
}

/** Money in an account that belongs to no client yet: collections that are not split, receipts that are held. */
export interface Unassigned {
  readonly account: ClaimAccount;
  readonly amountSen: Sen;
}

/** A claim that cannot be part of a tree: the books it was read from contradict each other. */
export class ImpossibleClaims extends Error {
  constructor(what: string) {
    super(`The proof of client money cannot be made: ${what}.`);
    this.name = 'ImpossibleClaims';
  }
}

/**
 * What of each account belongs to no client.
 * @param held balance of each account of the ledger
 * @param claimed what clients claim of it together
 * @throws ImpossibleClaims where clients claim more than an account holds
 */
export function unassignedOf(
  held: ReadonlyMap<string, Sen>,
  claimed: ReadonlyMap<ClaimAccount, Sen>,
): Unassigned[] {
  return claimAccounts.flatMap((account) => {
    const rest = subtractSen(held.get(account) ?? ZERO_SEN, claimed.get(account) ?? ZERO_SEN);
    if (rest < 0n) {
      throw new ImpossibleClaims(`clients claim more of ${account} than it holds`);
    }
    return rest === 0n ? [] : [{ account, amountSen: rest }];
  });
}

/** Adds up by account what clients claim. */
export class ClaimedByAccount {
  readonly #sums = new Map<ClaimAccount, Sen>();

  /** @throws ImpossibleClaims for an amount below zero */
  add(account: ClaimAccount, amountSen: Sen): void {
    if (amountSen < 0n) {
      throw new ImpossibleClaims(`a claim on ${account} is below zero`);
    }
    this.#sums.set(account, addSen(this.#sums.get(account) ?? ZERO_SEN, amountSen));
  }

  get sums(): ReadonlyMap<ClaimAccount, Sen> {
    return this.#sums;
  }
}
