import { type AheadEntry, aheadText } from '@titian/contracts/proof/ledger-format';
import type { Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import {
  aheadSalt,
  beginSegment,
  emptyLedger,
  exportedTransfer,
  ledgerHeadOf,
  pseudonyms,
  transferHash,
} from '../domain/ledger-chain.ts';
import { type LedgerHead, trustAccounts } from '../domain/proof-record.ts';
import { dayKeyOf } from '../domain/proof-tree.ts';
import { proofKey } from '../domain/signing-key.ts';
import { movedAhead, readTransfers } from '../store/ledger-rows.ts';
import type { StoredRecord } from '../store/records.ts';

/** A record whose transfers are chained to those of the record before it. */
export interface ChainedDay {
  readonly day: Day;
  /** Read by `ledgerHorizon` before the transaction began. */
  readonly through: string;
  readonly previous: StoredRecord | null;
}

/** The chain of a record, and what the record has beyond its end. */
export interface ChainedLedger {
  readonly head: LedgerHead;
  readonly ahead: readonly AheadEntry[];
}

/** Continues the chain over all transfers by what was booked since the record before, up to an instant (PRF-7). */
export async function chainLedger(
  ctx: Ctx,
  { day, previous, ...horizon }: ChainedDay,
): Promise<ChainedLedger> {
  const before = (previous === null ? null : ledgerHeadOf(previous)) ?? emptyLedger;
  // Never back, where the database's clock was turned back.
  const through = [before.through, horizon.through].sort().at(-1) ?? horizon.through;
  const pseudonymOf = pseudonyms(ctx.fieldEncryption);
  const segment = beginSegment(before.hash);
  let { transfers } = before;
  for await (const rows of readTransfers(ctx.tx, { since: before.through, through })) {
    for (const row of rows) {
      transfers += 1;
      segment.add(transferHash(exportedTransfer(row, transfers, pseudonymOf)));
    }
  }
  const ahead = (await movedAhead(ctx.tx, through, day))
    .filter((one) => trustAccounts.includes(one.kind))
    .map((one): AheadEntry => [one.day, one.kind, senToText(one.amountSen)]);
  const salt = aheadSalt(dayKeyOf(proofKey(ctx.fieldEncryption), day));
  const aheadHash = sha256(aheadText(salt, ahead)).toString('hex');
  return { head: { transfers, through, hash: segment.hash(), ahead_hash: aheadHash }, ahead };
}
