import type { Reader } from '../../../platform/db/database.ts';
import {
  type MoneyListQuery,
  type MoneyTotals,
  moneyList,
  sumMoneyRows,
} from '../../../platform/db/money-list.ts';
import { type ListSlice, type PlacedRow, readSortedRows } from '../../../platform/db/sorted-list.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import { withdrawalOf } from './withdrawals.ts';

/** Withdrawals of all investors that match, in order. */
export function listWithdrawals(
  reader: Reader,
  query: MoneyListQuery,
  slice: ListSlice,
): Promise<PlacedRow<Withdrawal>[]> {
  return readSortedRows(reader, moneyList('withdrawals', query), slice, withdrawalOf);
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
export function sumWithdrawals(reader: Reader, query: MoneyListQuery): Promise<MoneyTotals> {
  return sumMoneyRows(reader, 'withdrawals', query);
}
