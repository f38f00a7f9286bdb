import { type PayoutSort, payoutSorts } from '@titian/contracts/operator-lists';
import { parseSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from './database.ts';
import { type Direction, isBehind, orderOf, type Place, type SortedSlice, type SortKey } from './keyset.ts';

/** What narrows and sorts a list of money that leaves, as the wire names it. */
export interface MoneyListQuery {
  readonly id?: string | undefined;
  readonly state?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
  readonly sort?: PayoutSort | undefined;
  readonly order?: Direction | undefined;
}

/** What all rows that match come to. */
export interface MoneyTotals {
  readonly count: number;
  readonly amountSen: Sen;
}

/** For tables whose rows have an id, a state, an amount and a business date. */
const keys: Readonly<Record<PayoutSort, SortKey>> = {
  created: { type: 'uuid', key: sql`id` },
  amount: { type: 'bigint', key: sql`amount_sen` },
  state: { type: 'text', key: sql`state collate "C"` },
};

/** By what a list is sorted, in which direction. */
export function moneyOrder({ sort = 'created', order }: MoneyListQuery) {
  return { sort, key: keys[sort], direction: order ?? payoutSorts[sort] };
}

/** The tables whose rows have all that is needed here. */
export type MoneyTable = 'payouts' | 'withdrawals';

/** The rows of a page, in order. */
export async function readMoneyRows<Row>(
  reader: Reader,
  table: MoneyTable,
  query: MoneyListQuery,
  { after, limit }: MoneySlice,
): Promise<Row[]> {
  const { key, direction } = moneyOrder(query);
  const id = sql`id`;
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ${isMatching(query)} and ${isBehind(key, id, { direction, after })}
    order by ${orderOf(key, id, direction)} limit ${limit}::int`.execute(reader.db);
  return rows;
}

/** What all rows that match come to. */
export async function sumMoneyRows(
  reader: Reader,
  table: MoneyTable,
  query: MoneyListQuery,
): Promise<MoneyTotals> {
  const { rows } = await sql<MoneyTotals>`
    select count(*)::int as count, coalesce(sum(amount_sen), 0)::bigint as "amountSen"
    from ${sql.table(table)} where ${isMatching(query)}`.execute(reader.db);
  return rows[0] ?? { count: 0, amountSen: ZERO_SEN };
}

/** The rows that match, on any page. */
function isMatching(query: MoneyListQuery): RawBuilder<SqlBool> {
  const { id, state, from, to, amount_min: min, amount_max: max } = query;
  const conditions = [
    sql`true`,
    ...(id === undefined ? [] : [sql`id = ${id}::uuid`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(from === undefined ? [] : [sql`business_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`business_date <= ${to}::date`]),
    ...(min === undefined ? [] : [sql`amount_sen >= ${parseSen(min)}`]),
    ...(max === undefined ? [] : [sql`amount_sen <= ${parseSen(max)}`]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Where a list that is sorted like this goes on after a row. */
export function moneyPlace(
  query: MoneyListQuery,
  row: { readonly id: string; readonly state: string; readonly amountSen: Sen },
): Place {
  const { sort } = moneyOrder(query);
  const texts = { created: row.id, amount: String(row.amountSen), state: row.state };
  return { id: row.id, key: texts[sort] };
}

export type MoneySlice = Pick<SortedSlice, 'after' | 'limit'>;

/** The totals as lists answer them. */
export function presentTotals(totals: MoneyTotals | null) {
  return totals && { count: totals.count, amount: senToText(totals.amountSen) };
}
