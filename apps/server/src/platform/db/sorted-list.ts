import { addDays, parseDay, startOfMalaysiaDay } from '@titian/finance/calendar';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from './database.ts';
import { type Direction, isBehind, orderOf, type Place, type SortedSlice, type SortKey } from './keyset.ts';

/** Rows of one table of which some match, in an order; the table's rows have an `id`. */
export interface SortedList {
  readonly table: string;
  /** All of them hold for a row that matches. */
  readonly conditions: readonly RawBuilder<SqlBool>[];
  readonly key: SortKey;
  readonly direction: Direction;
}

/** A row with what a page that ends with it is continued from. */
export interface PlacedRow<Item> {
  readonly item: Item;
  readonly place: Place;
}

/** The rows without their places. */
export function itemsOf<Item>(rows: readonly PlacedRow<Item>[]): Item[] {
  return rows.map(({ item }) => item);
}

/**
 * A part of a list, in its order.
 * @param itemOf makes of a row of the table what the list holds
 */
export async function readSortedRows<Row extends { readonly id: string }, Item>(
  reader: Reader,
  { table, conditions, key, direction }: SortedList,
  { after, limit }: Pick<SortedSlice, 'after' | 'limit'>,
  itemOf: (row: Row) => Item,
): Promise<PlacedRow<Item>[]> {
  const id = sql`id`;
  const { rows } = await sql<Row & { sort_key: string }>`
    select *, (${key.key})::text as sort_key from ${sql.table(table)}
    where ${allOf(conditions)} and ${isBehind(key, id, { direction, after })}
    order by ${orderOf(key, id, direction)} limit ${limit}::int`.execute(reader.db);
  return rows.map((row) => ({ item: itemOf(row), place: { key: row.sort_key, id: row.id } }));
}

/** How many rows match; counting ends at `most`. */
export async function countSortedRows(
  reader: Reader,
  { table, conditions }: Pick<SortedList, 'table' | 'conditions'>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from ${sql.table(table)} where ${allOf(conditions)} limit ${most}::int) matched`.execute(
    reader.db,
  );
  return rows[0]?.count ?? 0;
}

function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/** That an instant lies on Malaysian days, both included; what is undefined narrows nothing. */
export function isOnDays(
  instant: RawBuilder<unknown>,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): RawBuilder<SqlBool>[] {
  const [first, last] = [parseDay(from ?? ''), parseDay(to ?? '')];
  return [
    ...(first === null ? [] : [sql<SqlBool>`${instant} >= ${startOfMalaysiaDay(first)}`]),
    ...(last === null ? [] : [sql<SqlBool>`${instant} < ${startOfMalaysiaDay(addDays(last, 1))}`]),
  ];
}
