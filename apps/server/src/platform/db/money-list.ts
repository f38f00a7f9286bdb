import {
  type HeldPaymentSort,
  heldPaymentSorts,
  type PayoutSort,
  payoutSorts,
} from '@titian/contracts/operator-lists';
import { type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from './database.ts';
import type { Direction, SortKey } from './keyset.ts';
import { allOf, isWithinAmounts, isWithinDays, type RangeFilter, type SortedList } from './sorted-list.ts';

/** What narrows and sorts a list of money that leaves, as the wire names it. */
export interface MoneyListQuery extends RangeFilter {
  readonly id?: string | undefined;
  readonly state?: string | undefined;
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

/** The tables whose rows have all that is needed here. */
export type MoneyTable = 'payouts' | 'withdrawals';

/** The rows of a table that match, in order. */
export function moneyList(table: MoneyTable, query: MoneyListQuery): SortedList {
  const { sort = 'created', order } = query;
  return { table, conditions: matching(query), key: keys[sort], direction: order ?? payoutSorts[sort] };
}

const heldKeys: Readonly<Record<HeldPaymentSort, SortKey>> = { received: keys.created, amount: keys.amount };

/** By what held money is sorted; its rows, of whatever table, have an id and an amount. */
export function heldMoneyOrder(filter: {
  readonly sort?: HeldPaymentSort | undefined;
  readonly order?: Direction | undefined;
}): Pick<SortedList, 'key' | 'direction'> {
  const { sort = 'received', order } = filter;
  return { key: heldKeys[sort], direction: order ?? heldPaymentSorts[sort] };
}

/** What all rows that match come to. */
export async function sumMoneyRows(
  reader: Reader,
  table: MoneyTable,
  query: MoneyListQuery,
): Promise<MoneyTotals> {
  const { rows } = await sql<MoneyTotals>`
    select count(*)::int as count, coalesce(sum(amount_sen), 0)::bigint as "amountSen"
    from ${sql.table(table)} where ${allOf(matching(query))}`.execute(reader.db);
  return rows[0] ?? { count: 0, amountSen: ZERO_SEN };
}

function matching(query: MoneyListQuery): RawBuilder<SqlBool>[] {
  const { id, state } = query;
  return [
    ...(id === undefined ? [] : [sql<SqlBool>`id = ${id}::uuid`]),
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
    ...isWithinDays(sql`business_date`, query),
    ...isWithinAmounts(sql`amount_sen`, query),
  ];
}

/** The totals as lists answer them. */
export function presentTotals(totals: MoneyTotals | null) {
  return totals && { count: totals.count, amount: senToText(totals.amountSen) };
}
