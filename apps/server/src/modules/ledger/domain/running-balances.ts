import { type Sen, sen } from '@titian/finance/sen';
import type { Transfer } from './transfer.ts';

/** A cash account as it was when it was locked. */
export interface LockedAccount {
  readonly id: string;
  readonly balanceSen: Sen;
  readonly version: bigint;
}

export interface Entry {
  readonly accountId: string;
  readonly seq: bigint;
  readonly transferId: string;
  readonly kind: string;
  readonly noteId: string | null;
  /** Positive when the account receives. */
  readonly amountSen: Sen;
  readonly balanceSen: Sen;
}

export interface Postings {
  readonly entries: readonly Entry[];
  readonly accounts: readonly { id: string; balanceSen: Sen; version: bigint; previousVersion: bigint }[];
}

/**
 * Numbers the entries that transfers make on locked accounts and works out every running balance.
 * @throws Error when a balance would fall below zero: the posting command must have rejected it before
 */
export function postingsOf(
  locked: ReadonlyMap<string, LockedAccount>,
  transfers: readonly Transfer[],
): Postings {
  const current = new Map<string, { balance: bigint; version: bigint }>();
  const entries: Entry[] = [];
  const touch = (accountId: string, change: bigint, transfer: Transfer) => {
    const before = locked.get(accountId);
    if (!before) {
      return;
    }
    const now = current.get(accountId) ?? { balance: before.balanceSen, version: before.version };
    const after = { balance: now.balance + change, version: now.version + 1n };
    if (after.balance < 0n) {
      throw new Error(`transfer ${transfer.id} would take account ${accountId} below zero`);
    }
    current.set(accountId, after);
    entries.push({
      accountId,
      seq: after.version,
      transferId: transfer.id,
      kind: transfer.kind,
      noteId: transfer.noteId,
      amountSen: sen(change),
      balanceSen: sen(after.balance),
    });
  };
  for (const transfer of transfers) {
    touch(transfer.debitAccountId, -transfer.amountSen, transfer);
    touch(transfer.creditAccountId, transfer.amountSen, transfer);
  }
  const accounts = [...current].map(([id, after]) => ({
    id,
    balanceSen: sen(after.balance),
    version: after.version,
    previousVersion: locked.get(id)?.version ?? 0n,
  }));
  return { entries, accounts };
}
