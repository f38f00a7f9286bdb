import { type PayoutSort, payoutSorts } from '@titian/contracts/operator-lists';
import { parseSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
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

/** The rows of a page. */
export function isOnPage(query: MoneyListQuery, after: Place | null): RawBuilder<SqlBool> {
  const { key, direction } = moneyOrder(query);
  return sql<SqlBool>`${isMatching(query)} and ${isBehind(key, sql`id`, { direction, after })}`;
}

/** The order of a page. */
export function moneyOrderBy(query: MoneyListQuery): RawBuilder<unknown> {
  const { key, direction } = moneyOrder(query);
  return orderOf(key, sql`id`, direction);
}

/** The rows that match, on any page. */
export function isMatching(query: MoneyListQuery): RawBuilder<SqlBool> {
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

/** What is selected for the totals. */
export const moneySums = sql<MoneyTotals>`count(*)::int as count, coalesce(sum(amount_sen), 0)::bigint as "amountSen"`;

export const noMoney: MoneyTotals = { count: 0, amountSen: ZERO_SEN };

export type MoneySlice = Pick<SortedSlice, 'after' | 'limit'>;

/** The totals as lists answer them. */
export function presentTotals(totals: MoneyTotals | null) {
  return totals && { count: totals.count, amount: senToText(totals.amountSen) };
}
