import { createHash, createHmac } from 'node:crypto';
import {
  type ExportedTransfer,
  FIRST_LEDGER_HASH,
  transferText,
} from '@titian/contracts/proof/ledger-format';
import { type FieldEncryption, sha256 } from '../../../platform/field-encryption.ts';
import type { LedgerHead, ProofRecord } from './proof-record.ts';

const PSEUDONYM_BYTES = 16;
/** Accounts whose pseudonyms are in memory at most. */
const CACHED = 200_000;

/** A transfer as it is stored, its instant to the microsecond. */
export interface LedgerRow {
  readonly id: string;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
  readonly amountSen: string;
  readonly kind: string;
  readonly note: string | null;
  readonly reverses: string | null;
  readonly businessDate: string;
  readonly bookedAt: string;
}

/** Before any transfer was chained. */
export const emptyLedger: Omit<LedgerHead, 'ahead_hash'> = {
  ...{ transfers: 0, through: '-infinity', hash: FIRST_LEDGER_HASH },
};

/** What a day's `ahead_hash` is salted with, so that nobody finds out by trying what was ahead. */
export function aheadSalt(dayKey: Buffer): string {
  return createHmac('sha256', dayKey).update('ahead').digest('hex');
}

/** The chain as a record left it; null for a record from before the chain. */
export function ledgerHeadOf({ content }: { readonly content: string }): LedgerHead | null {
  return (JSON.parse(content) as ProofRecord).ledger ?? null;
}

/** What stands for an account outside the product, the same in every export; it cannot be computed without the key. */
export type Pseudonym = (accountId: string) => string;

/** Computes the pseudonyms of accounts (PRF-8); it remembers those of the last ones. */
export function pseudonyms(encryption: FieldEncryption): Pseudonym {
  const known = new Map<string, string>();
  return (accountId) => {
    const before = known.get(accountId);
    if (before !== undefined) {
      return before;
    }
    if (known.size >= CACHED) {
      known.clear();
    }
    const hash = encryption.keyedHash('ledger export', `account ${accountId}`);
    const pseudonym = hash.subarray(0, PSEUDONYM_BYTES).toString('hex');
    known.set(accountId, pseudonym);
    return pseudonym;
  };
}

/** A transfer as the export has it, at its place in the chain. */
export function exportedTransfer(row: LedgerRow, number: number, pseudonymOf: Pseudonym): ExportedTransfer {
  const { debitAccountId, creditAccountId, ...transfer } = row;
  return { ...transfer, number, debit: pseudonymOf(debitAccountId), credit: pseudonymOf(creditAccountId) };
}

/** What stands for a transfer in the chain. */
export function transferHash(transfer: ExportedTransfer): Buffer {
  return sha256(transferText(transfer));
}

/** The chain of a record: SHA-256 of the hash of the record before it and of those of its transfers, one after the other. */
export function beginSegment(previousHash: string): {
  add(transferHash: Buffer): void;
  hash(): string;
} {
  const segment = createHash('sha256').update(Buffer.from(previousHash, 'hex'));
  return {
    add: (one) => void segment.update(one),
    hash: () => segment.copy().digest('hex'),
  };
}
