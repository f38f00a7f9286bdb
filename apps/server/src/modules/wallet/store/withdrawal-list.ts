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
import type { Withdrawal } from '../domain/withdrawal.ts';
import { withdrawalOf } from './withdrawals.ts';

/** Withdrawals of all investors that match, in order. */
export async function listWithdrawals(
  reader: Reader,
  query: MoneyListQuery,
  { after, limit }: MoneySlice,
): Promise<Withdrawal[]> {
  const rows = await reader.db
    .selectFrom('withdrawals')
    .selectAll()
    .where(isOnPage(query, after))
    .orderBy(moneyOrderBy(query))
    .limit(limit)
    .execute();
  return rows.map(withdrawalOf);
}

/** An investor's own withdrawals, newest first. */
export async function listOwnWithdrawals(
  reader: Reader,
  investorId: string,
  beforeId: string | null,
  limit: number,
): Promise<Withdrawal[]> {
  const rows = await reader.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('investor_id', '=', investorId)
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(withdrawalOf);
}

/** What all withdrawals that match come to. */
export async function sumWithdrawals(reader: Reader, query: MoneyListQuery): Promise<MoneyTotals> {
  const { rows } =
    await sql<MoneyTotals>`select ${moneySums} from withdrawals where ${isMatching(query)}`.execute(
      reader.db,
    );
  return rows[0] ?? noMoney;
}
