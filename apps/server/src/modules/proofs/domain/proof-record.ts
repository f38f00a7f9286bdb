import { proofFormat } from '@titian/contracts/proof/format';
import type { ProofRecord } from '@titian/contracts/proof/record';
import type { Day } from '@titian/finance/calendar';
import { type Sen, sen, senToText, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { type BankDay, bankDifference, bankFigures, proofGroups } from '../../payments/public.ts';
import { type ClaimAccount, claimAccounts, type Unassigned } from './claims.ts';
import type { ProofTree } from './proof-tree.ts';

export type { ProofRecord };
/** Head of the chain over all transfers (PRF-7). */
export type LedgerHead = NonNullable<ProofRecord['ledger']>;
export type AccountCorrection = ProofRecord['corrections'][number];
export type BankCorrection = ProofRecord['bank_corrections'][number];

/** What a record is made of. */
export interface RecordParts {
  readonly day: Day;
  readonly madeAt: Date;
  readonly keyId: number;
  readonly previous: { readonly day: Day; readonly hash: Buffer } | null;
  readonly skipped: readonly Day[];
  readonly tree: Pick<ProofTree, 'depth' | 'root'>;
  readonly unassigned: readonly Unassigned[];
  /** What each account of the ledger holds. */
  readonly held: ReadonlyMap<string, Sen>;
  readonly bank: BankDay;
  /** Head of the chain of seals; null before the first. */
  readonly chain: { readonly seq: bigint; readonly root: Buffer } | null;
  readonly ledger: LedgerHead;
  readonly corrections: readonly AccountCorrection[];
  readonly bankCorrections: readonly BankCorrection[];
}

/** Every account whose money is in the trust account, those that claims are on first. */
export const trustAccounts: readonly string[] = [
  ...claimAccounts,
  ...Object.values(proofGroups)
    .flat()
    .filter((account) => !(claimAccounts as readonly string[]).includes(account)),
];

/** The record of a day, in the form that is signed once it is canonical JSON. */
export function recordOf(parts: RecordParts): ProofRecord {
  const { day, previous, tree, held, bank, chain } = parts;
  const accounts = trustAccounts.map((account) => ({
    account,
    amount: senToText(held.get(account) ?? ZERO_SEN),
    in_tree: (claimAccounts as readonly string[]).includes(account),
  }));
  return {
    format: proofFormat,
    day,
    made_at: parts.madeAt.toISOString(),
    key_id: parts.keyId,
    previous_day: previous?.day ?? null,
    previous_hash: previous?.hash.toString('hex') ?? null,
    skipped_days: [...parts.skipped],
    tree: {
      depth: tree.depth,
      root: Buffer.from(tree.root.hash).toString('hex'),
      amount: senToText(sen(tree.root.amountSen)),
    },
    accounts,
    unassigned: parts.unassigned.map((one) => ({ account: one.account, amount: senToText(one.amountSen) })),
    bank:
      bank.statement === null
        ? null
        : { amount: senToText(bank.statement.closingSen), statement_sha256: bank.statement.fileSha256 },
    in_transit: bank.transit.map((one) => ({ kind: one.kind, amount: senToText(one.amountSen) })),
    unmatched: senToText(bank.unmatchedSen),
    difference: differenceOf(bank, held),
    reconciliation: bank.state,
    chain: chain === null ? null : { seal: String(chain.seq), root: chain.root.toString('hex') },
    ledger: parts.ledger,
    corrections: [...parts.corrections],
    bank_corrections: [...parts.bankCorrections],
  };
}

/** By how much the bank holds more than its parts explain; null without a statement. */
function differenceOf(bank: BankDay, held: RecordParts['held']): string | null {
  const owned = sumSen(trustAccounts.map((account) => held.get(account) ?? ZERO_SEN));
  const difference = bankDifference(bankFigures(bank), owned);
  return difference === null ? null : senToText(difference);
}

/** The sum that the root of a tree must have. */
export function claimedTotal(held: ReadonlyMap<string, Sen>): Sen {
  return sumSen(claimAccounts.map((account: ClaimAccount) => held.get(account) ?? ZERO_SEN));
}
