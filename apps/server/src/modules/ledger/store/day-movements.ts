import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

const MOVEMENTS = {
  name: 'day_movements',
  // Each transfer stands twice: on the account that it debits and on the one that it credits.
  text: `select a.kind as account, m.kind, count(*)::int as transfers, sum(m.debit)::bigint as debit,
      sum(m.credit)::bigint as credit
    from (
      select debit_account_id as account_id, kind, amount_sen as debit, 0::bigint as credit from transfers
        where business_date between $1 and $2
      union all
      select credit_account_id, kind, 0::bigint, amount_sen from transfers
        where business_date between $1 and $2) m
    join accounts a on a.id = m.account_id
    group by 1, 2 order by 1, 2`,
};

/** What the transfers of a kind moved on the accounts of a kind within a range of days. */
export interface DayMovement {
  /** Kind of the accounts, as `investor_cash`. */
  readonly account: string;
  /** Kind of the transfers. */
  readonly kind: string;
  readonly transfers: number;
  readonly debitSen: Sen;
  readonly creditSen: Sen;
}

/** The transfers of a range of business days by kind of account and of transfer, in the order of their names. */
export async function readDayMovements(
  reader: Reader,
  range: { readonly from: Day; readonly to: Day },
): Promise<DayMovement[]> {
  const rows = await reader.run<{
    account: string;
    kind: string;
    transfers: number;
    debit: bigint;
    credit: bigint;
  }>(MOVEMENTS, [range.from, range.to]);
  return rows.map(({ debit, credit, ...row }) => ({ ...row, debitSen: sen(debit), creditSen: sen(credit) }));
}
