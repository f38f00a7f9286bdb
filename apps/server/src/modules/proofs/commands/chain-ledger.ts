import type { Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import {
  beginSegment,
  emptyLedger,
  exportedTransfer,
  ledgerHeadOf,
  pseudonyms,
  transferHash,
} from '../domain/ledger-chain.ts';
import { type LedgerHead, trustAccounts } from '../domain/proof-record.ts';
import { movedAhead, readTransfers } from '../store/ledger-rows.ts';
import type { StoredRecord } from '../store/records.ts';

/** A record whose transfers are chained to those of the record before it. */
export interface ChainedDay {
  readonly day: Day;
  /** Read by `ledgerHorizon` before the transaction began. */
  readonly through: string;
  readonly previous: StoredRecord | null;
}

/** Continues the chain over all transfers by what was booked since the record before, up to an instant (PRF-7). */
export async function chainLedger(ctx: Ctx, { day, previous, ...horizon }: ChainedDay): Promise<LedgerHead> {
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
  const ahead = await movedAhead(ctx.tx, through, day);
  return {
    ...{ transfers, through, hash: segment.hash() },
    ahead: ahead
      .filter((one) => trustAccounts.includes(one.kind))
      .map((one) => ({ day: one.day, account: one.kind, amount: senToText(one.amountSen) })),
  };
}
