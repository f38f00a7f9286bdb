import type { ListedKind } from '@titian/contracts/screening';
import type { Day } from '@titian/finance/calendar';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { ScreeningEntries } from '../../../platform/db/schema.ts';
import type { ListEntry } from '../domain/hit.ts';

/** Every name that is on the list now. */
export async function findListed(reader: Reader): Promise<ListEntry[]> {
  const rows = await reader.db
    .selectFrom('screening_entries')
    .selectAll()
    .where('removed_on', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}

/** The names that one proposal has put on the list and that are still there. */
export async function findListedBy(reader: Reader, approvalId: string): Promise<ListEntry[]> {
  const rows = await reader.db
    .selectFrom('screening_entries')
    .selectAll()
    .where('approval_id', '=', approvalId)
    .where('removed_on', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}

export interface EntriesQuery {
  readonly isRemoved: boolean | null;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** A page of the list, newest first. */
export async function listEntries(reader: Reader, filter: EntriesQuery): Promise<ListEntry[]> {
  let query = reader.db.selectFrom('screening_entries').selectAll().orderBy('id', 'desc').limit(filter.limit);
  if (filter.isRemoved !== null) {
    query = query.where('removed_on', filter.isRemoved ? 'is not' : 'is', null);
  }
  if (filter.beforeId !== null) {
    query = query.where('id', '<', filter.beforeId);
  }
  return (await query.execute()).map(entryOf);
}

/** How often the list has changed: another number makes a proposal about it stale. */
export async function countChanges(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('screening_entries')
    .select((one) => [
      one.fn.count<bigint>('id').as('added'),
      one.fn.count<bigint>('removed_on').as('removed'),
    ])
    .executeTakeFirstOrThrow();
  return Number(row.added + row.removed);
}

/** One change of the list after the other. */
export async function lockList(tx: Tx): Promise<void> {
  await tx.run(
    { name: 'lock_screening_list', text: "select pg_advisory_xact_lock(hashtext('screening_list'))" },
    [],
  );
}

export interface NewEntry {
  readonly id: string;
  readonly kind: ListedKind;
  readonly name: string;
  readonly source: string;
  readonly listedOn: Day;
  readonly approvalId: string;
}

export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) {
    return;
  }
  await tx.db
    .insertInto('screening_entries')
    .values(
      entries.map((one) => ({
        id: one.id,
        kind: one.kind,
        name: one.name,
        source: one.source,
        listed_on: one.listedOn,
        approval_id: one.approvalId,
      })),
    )
    .execute();
}

export async function removeEntries(
  tx: Tx,
  ids: readonly string[],
  removal: { readonly on: Day; readonly approvalId: string },
): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  await tx.db
    .updateTable('screening_entries')
    .set({ removed_on: removal.on, removal_approval_id: removal.approvalId })
    .where('id', '=', oneOf(ids))
    .where('removed_on', 'is', null)
    .execute();
}

export function entryOf(
  row: Omit<Selectable<ScreeningEntries>, 'approval_id' | 'removal_approval_id' | 'created_at'>,
): ListEntry {
  return {
    id: row.id,
    // The table's CHECK list is exactly this type.
    kind: row.kind as ListedKind,
    name: row.name,
    source: row.source,
    listedOn: row.listed_on,
    removedOn: row.removed_on,
  };
}
