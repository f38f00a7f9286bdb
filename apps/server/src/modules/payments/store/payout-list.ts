import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import {
  isMatching,
  isOnPage,
  type MoneyListQuery,
  type MoneySlice,
  type MoneyTotals,
  moneyOrderBy,
  moneySums,
  noMoney,
} from '../../../platform/db/money-list.ts';
import type { Payout } from '../domain/payout.ts';
import { payoutOf } from './payouts.ts';

/** Payouts of all customers that match, in order. */
export async function listPayouts(
  reader: Reader,
  query: MoneyListQuery,
  { after, limit }: MoneySlice,
): Promise<Payout[]> {
  const rows = await reader.db
    .selectFrom('payouts')
    .selectAll()
    .where(isOnPage(query, after))
    .orderBy(moneyOrderBy(query))
    .limit(limit)
    .execute();
  return rows.map(payoutOf);
}

/** What all payouts that match come to. */
export async function sumPayouts(reader: Reader, query: MoneyListQuery): Promise<MoneyTotals> {
  const { rows } =
    await sql<MoneyTotals>`select ${moneySums} from payouts where ${isMatching(query)}`.execute(reader.db);
  return rows[0] ?? noMoney;
}
