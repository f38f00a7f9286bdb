import { addDays, parseDay, startOfMalaysiaDay } from '@titian/finance/calendar';
import { parseSen } from '@titian/finance/sen';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Page, type PageQuery, pageOf } from '../paging.ts';
import type { Reader } from './database.ts';
import {
  cursorAt,
  type Direction,
  isBehind,
  orderOf,
  type Place,
  pagesOf,
  placeAt,
  type SortedSlice,
  type SortKey,
} from './keyset.ts';

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

/** Where a part of a list begins, and how long it is. */
export type ListSlice = Pick<SortedSlice, 'after' | 'limit'>;

/** Reads a part of a list. */
type ReadSlice<Item> = (slice: ListSlice) => Promise<PlacedRow<Item>[]>;

/**
 * A page of a list.
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function readSortedPage<Item>(
  { cursor, limit }: PageQuery,
  { key }: Pick<SortedList, 'key'>,
  read: ReadSlice<Item>,
): Promise<Page<Item>> {
  const rows = await read({ after: placeAt(cursor, key.type), limit: limit + 1 });
  const page = pageOf(rows, limit, (last) => cursorAt(last.place));
  return { ...page, rows: itemsOf(page.rows) };
}

/** All of a list, some at a time. */
export async function* sortedPages<Item>(read: ReadSlice<Item>): AsyncGenerator<Item[]> {
  const pages = pagesOf<PlacedRow<Item>>(
    (after, limit) => read({ after, limit }),
    (last) => last.place,
  );
  for await (const rows of pages) {
    yield itemsOf(rows);
  }
}

function itemsOf<Item>(rows: readonly PlacedRow<Item>[]): Item[] {
  return rows.map(({ item }) => item);
}

/**
 * A part of a list, in its order.
 * @param itemOf makes of a row of the table what the list holds
 */
export async function readSortedRows<Row extends { readonly id: string }, Item>(
  reader: Reader,
  { table, conditions, key, direction }: SortedList,
  { after, limit }: ListSlice,
  itemOf: (row: Row) => Item,
): Promise<PlacedRow<Item>[]> {
  const id = sql`id`;
  const { rows } = await sql<Row & { sort_key: string }>`
    select *, (${key.key})::text as sort_key from ${sql.table(table)}
    where ${allOf(conditions)} and ${isBehind(key, id, { direction, after })}
    order by ${orderOf(key, id, direction)} limit ${limit}::int`.execute(reader.db);
  return rows.map((row) => ({ item: itemOf(row), place: { key: row.sort_key, id: row.id } }));
}

/**
 * The first of several lists that are in one order, in that order.
 * @param limit how many at most
 */
export function mergeSorted<Item>(
  lists: readonly (readonly PlacedRow<Item>[])[],
  { key, direction }: Pick<SortedList, 'key' | 'direction'>,
  limit: number,
): PlacedRow<Item>[] {
  const sign = direction === 'asc' ? 1 : -1;
  return lists
    .flat()
    .sort((one, other) => sign * comparePlaces(one.place, other.place, key.type))
    .slice(0, limit);
}

function comparePlaces(one: Place, other: Place, type: SortKey['type']): number {
  const byKey = type === 'bigint' ? compare(BigInt(one.key), BigInt(other.key)) : compare(one.key, other.key);
  return byKey === 0 ? compare(one.id, other.id) : byKey;
}

function compare<Value extends string | bigint>(one: Value, other: Value): number {
  return one === other ? 0 : one < other ? -1 : 1;
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

/** That all of some conditions hold; true for none. */
export function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

/** What narrows a list by days and amounts, as the wire names it; what is undefined narrows nothing. */
export interface RangeFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
}

/** That a business day lies between two, both included. */
export function isWithinDays(
  day: RawBuilder<unknown>,
  { from, to }: Pick<RangeFilter, 'from' | 'to'>,
): RawBuilder<SqlBool>[] {
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${day} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${day} <= ${to}::date`]),
  ];
}

/** That an amount in sen lies between two of the wire, both included. */
export function isWithinAmounts(
  amountSen: RawBuilder<unknown>,
  { amount_min: min, amount_max: max }: Pick<RangeFilter, 'amount_min' | 'amount_max'>,
): RawBuilder<SqlBool>[] {
  return [
    ...(min === undefined ? [] : [sql<SqlBool>`${amountSen} >= ${parseSen(min)}`]),
    ...(max === undefined ? [] : [sql<SqlBool>`${amountSen} <= ${parseSen(max)}`]),
  ];
}

/**
 * Whose an object is that an operator may own.
 * @param owner `me`, `nobody` or an operator's id; undefined narrows nothing
 * @param operatorId of the reader
 */
export function isOwnedBy(owner: string | undefined, operatorId: string): RawBuilder<SqlBool>[] {
  if (owner === undefined) {
    return [];
  }
  if (owner === 'nobody') {
    return [sql<SqlBool>`owner_id is null`];
  }
  return [sql<SqlBool>`owner_id = ${owner === 'me' ? operatorId : owner}::uuid`];
}

/** That an instant lies on Malaysian days, both included; what is undefined narrows nothing. */
export function isOnDays(
  instant: RawBuilder<unknown>,
  { from, to }: Pick<RangeFilter, 'from' | 'to'>,
): RawBuilder<SqlBool>[] {
  const [first, last] = [parseDay(from ?? ''), parseDay(to ?? '')];
  return [
    ...(first === null ? [] : [sql<SqlBool>`${instant} >= ${startOfMalaysiaDay(first)}`]),
    ...(last === null ? [] : [sql<SqlBool>`${instant} < ${startOfMalaysiaDay(addDays(last, 1))}`]),
  ];
}
