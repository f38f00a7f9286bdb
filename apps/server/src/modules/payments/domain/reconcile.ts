import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';

/** What is known of an account at the end of a day. */
export interface DayFigures {
  readonly day: Day;
  /** Closing balance of the bank's statement; null where there is none. */
  readonly bankSen: Sen | null;
  readonly ledgerSen: Sen;
  /** In the ledger, and not on the statement yet, no longer than the bank takes: what came in, and what went out. */
  readonly transitInSen: Sen;
  readonly transitOutSen: Sen;
  /** On the statement, and not in the ledger (yet): credits less debits. */
  readonly unmatchedSen: Sen;
  /** In the ledger for longer than the bank takes, and on no statement: in less out. Part of what is unexplained. */
  readonly overdueSen: Sen;
}

/** A day, with the first day whose transfers may be on no statement yet at its end. */
export interface DayAge {
  readonly day: Day;
  readonly freshSince: Day;
}

/** `explained`: different, and every sen of the difference is named; `open`: a person has to look. */
export type DayState = 'balanced' | 'explained' | 'open' | 'no_statement';

/** What no line and no transfer explains; null without a statement (PAY-9). */
export function unexplained(figures: DayFigures): Sen | null {
  if (figures.bankSen === null) {
    return null;
  }
  const { ledgerSen, transitInSen, transitOutSen, unmatchedSen } = figures;
  const expected = sumSen([subtractSen(ledgerSen, transitInSen), transitOutSen, unmatchedSen]);
  return subtractSen(figures.bankSen, expected);
}

/** What not even overdue transfers explain; null without a statement. */
export function unnamed(figures: DayFigures): Sen | null {
  const rest = unexplained(figures);
  return rest === null ? null : addSen(rest, figures.overdueSen);
}

/** @param openSince the first day that an open exception is about; null where none is open */
export function stateOf(figures: DayFigures, openSince: Day | null): DayState {
  if (figures.bankSen === null) {
    return 'no_statement';
  }
  if (openSince !== null && openSince <= figures.day) {
    return 'open';
  }
  const { bankSen, ledgerSen, transitInSen, transitOutSen, unmatchedSen, overdueSen } = figures;
  const isBalanced =
    bankSen === ledgerSen &&
    [transitInSen, transitOutSen, unmatchedSen, overdueSen].every((one) => one === 0n);
  return isBalanced ? 'balanced' : 'explained';
}

/** Where a difference begins: its day, and by how much the bank is more than what is named. */
export interface DifferenceStep {
  readonly day: Day;
  readonly amountSen: Sen;
}

/**
 * The days on which the unnamed part changes; a difference that stays the same is one difference.
 * @param before what was unnamed on the last day before these; zero before the first
 */
export function differenceSteps(all: readonly DayFigures[], before: Sen): DifferenceStep[] {
  let last = before;
  return all.flatMap((figures) => {
    const now = unnamed(figures);
    if (now === null || now === last) {
      return [];
    }
    const amountSen = subtractSen(now, last);
    last = now;
    return [{ day: figures.day, amountSen }];
  });
}

/** The terms of "client money = bank" on its right-hand side, in their order (PAY-9). */
export const proofGroups = {
  clients: ['investor_cash', 'issuer_cash', 'note_excess'],
  waiting: ['note_escrow', 'note_collection', 'withdrawals_in_transit', 'disbursements_in_transit'],
  held: ['receipts_clearing'],
  owed: [
    'service_tax',
    'withholding_tax',
    'charity',
    'guarantor_payable',
    'trust_profit',
    'unclaimed_moneys',
  ],
  platform: ['fee_income', 'recovery_costs', 'marketing', 'sweeps_in_transit', 'remittances_in_transit'],
} as const;
export type ProofGroup = keyof typeof proofGroups;
/** An account of a group; statement lines that nothing explains count among what is held. */
export type ProofAccount = (typeof proofGroups)[ProofGroup][number] | 'unmatched_lines';

export interface ProofTerm {
  readonly group: ProofGroup;
  readonly amountSen: Sen;
  readonly accounts: readonly { readonly kind: ProofAccount; readonly amountSen: Sen }[];
}

export interface TrustProof {
  /** trust bank + in transit in − in transit out */
  readonly leftSen: Sen;
  readonly terms: readonly ProofTerm[];
  /** What the terms sum to. */
  readonly rightSen: Sen;
  readonly differenceSen: Sen;
}

/**
 * Verifies that the trust account holds exactly what is owed (PAY-9): two separate books, the bank's
 * statement and the balances of the ledger's accounts, give the same sum.
 *
 * @param balances what the accounts of each kind hold at the end of the day, as credits less debits
 */
export function reconcileTrust(
  figures: DayFigures & { bankSen: Sen },
  balances: ReadonlyMap<string, Sen>,
): TrustProof {
  const of = (kind: string) => balances.get(kind) ?? ZERO_SEN;
  const terms = (Object.keys(proofGroups) as ProofGroup[]).map((group): ProofTerm => {
    const accounts: { kind: ProofAccount; amountSen: Sen }[] = proofGroups[group].map((kind) => ({
      kind,
      amountSen: of(kind),
    }));
    if (group === 'held') {
      accounts.push({ kind: 'unmatched_lines', amountSen: figures.unmatchedSen });
    }
    return { group, accounts, amountSen: sumSen(accounts.map((one) => one.amountSen)) };
  });
  const leftSen = subtractSen(addSen(figures.bankSen, figures.transitInSen), figures.transitOutSen);
  const rightSen = sumSen(terms.map((one) => one.amountSen));
  return { leftSen, terms, rightSen, differenceSen: subtractSen(leftSen, rightSen) };
}
