import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import {
  type MoneyListQuery,
  type MoneySlice,
  type MoneyTotals,
  readMoneyRows,
  sumMoneyRows,
} from '../../../platform/db/money-list.ts';
import type { Payouts } from '../../../platform/db/schema.ts';
import type { Payout } from '../domain/payout.ts';
import { payoutOf } from './payouts.ts';

/** Payouts of all customers that match, in order. */
export async function listPayouts(
  reader: Reader,
  query: MoneyListQuery,
  slice: MoneySlice,
): Promise<Payout[]> {
  return (await readMoneyRows<Selectable<Payouts>>(reader, 'payouts', query, slice)).map(payoutOf);
}

/** What all payouts that match come to. */
export function sumPayouts(reader: Reader, query: MoneyListQuery): Promise<MoneyTotals> {
  return sumMoneyRows(reader, 'payouts', query);
}
