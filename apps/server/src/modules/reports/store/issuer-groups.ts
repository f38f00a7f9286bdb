import type { Reader } from '../../../platform/db/database.ts';

/** The names of all groups of issuers, by id. */
export async function issuerGroupNames(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.db.selectFrom('issuer_groups').select(['id', 'name']).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}
