import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

export interface CashOfOwner {
  readonly balanceSen: Sen;
  /** How often it has changed. */
  readonly version: bigint;
}

const READ = {
  name: 'ledger_live',
  text: `select owner_id, balance_sen, version from accounts
    where kind = 'investor_cash' and owner_id = any($1::uuid[])`,
};

/** The cash of investors, by their ids; investors without an account are missing. */
export async function readCashOfOwners(
  reader: Reader,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, CashOfOwner>> {
  if (ownerIds.length === 0) {
    return new Map();
  }
  const rows = await reader.run<{ owner_id: string; balance_sen: bigint; version: bigint }>(READ, [ownerIds]);
  return new Map(
    rows.map((row) => [row.owner_id, { balanceSen: sen(row.balance_sen), version: row.version }]),
  );
}
