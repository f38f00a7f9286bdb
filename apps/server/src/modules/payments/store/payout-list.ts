import type { Reader } from '../../../platform/db/database.ts';
import {
  type MoneyListQuery,
  type MoneyTotals,
  moneyList,
  sumMoneyRows,
} from '../../../platform/db/money-list.ts';
import { type ListSlice, type PlacedRow, readSortedRows } from '../../../platform/db/sorted-list.ts';
import type { Payout } from '../domain/payout.ts';
import { payoutOf } from './payouts.ts';

/** Payouts of all customers that match, in order. */
export function listPayouts(
  reader: Reader,
  query: MoneyListQuery,
  slice: ListSlice,
): Promise<PlacedRow<Payout>[]> {
  return readSortedRows(reader, moneyList('payouts', query), slice, payoutOf);
}

/** What all payouts that match come to. */
export function sumPayouts(reader: Reader, query: MoneyListQuery): Promise<MoneyTotals> {
  return sumMoneyRows(reader, 'payouts', query);
}
