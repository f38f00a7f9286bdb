import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { LargeAmount } from '../domain/large-amount.ts';

/** Own accounts only: money that moves between a customer and the notes is neither deposited nor withdrawn. */
const DAYS = `
  with moved as (
    select e.business_date as on_day, e.account_id,
      coalesce(sum(e.amount_sen) filter (where e.kind in ('topup', 'second_topup')), 0)::bigint as deposited,
      greatest(coalesce(-sum(e.amount_sen) filter (where e.kind in ('withdrawal', 'withdrawal_returned')), 0), 0)::bigint
        as withdrawn
    from entries e
    where e.business_date between $1 and $2
      and e.kind in ('topup', 'second_topup', 'withdrawal', 'withdrawal_returned')
    group by e.business_date, e.account_id
  ), large as (
    select m.on_day, i.user_id, m.deposited, m.withdrawn
    from moved m join investors i on i.cash_account_id = m.account_id
    where m.deposited + m.withdrawn >= $3
  )`;

const PAGE = {
  name: 'compliance_large_amounts',
  text: `${DAYS} select on_day, user_id, deposited, withdrawn from large
    where $4::date is null or (on_day, user_id) < ($4::date, $5::uuid)
    order by on_day desc, user_id desc limit $6`,
};

const TOTALS = {
  name: 'compliance_large_amount_totals',
  text: `${DAYS} select count(*)::int as rows, coalesce(sum(deposited), 0)::bigint as deposited,
    coalesce(sum(withdrawn), 0)::bigint as withdrawn from large`,
};

export interface LargeAmountPeriod {
  readonly from: Day;
  readonly until: Day;
  readonly thresholdSen: Sen;
}

/** Where a page begins: behind a customer's day. */
export interface LargeAmountCursor {
  readonly on: Day;
  readonly customerId: string;
}

/** A page of large amounts, newest day first. */
export async function listLargeAmounts(
  reader: Reader,
  { from, until, thresholdSen }: LargeAmountPeriod,
  page: { readonly after: LargeAmountCursor | null; readonly limit: number },
): Promise<LargeAmount[]> {
  const rows = await reader.run<{ on_day: Day; user_id: string; deposited: bigint; withdrawn: bigint }>(
    PAGE,
    [...[from, until, thresholdSen], ...[page.after?.on ?? null, page.after?.customerId ?? null, page.limit]],
  );
  return rows.map((row) => ({
    ...{ on: row.on_day, customerId: row.user_id },
    ...{ depositedSen: sen(row.deposited), withdrawnSen: sen(row.withdrawn) },
  }));
}

export interface LargeAmountTotals {
  readonly rows: number;
  readonly depositedSen: Sen;
  readonly withdrawnSen: Sen;
}

/** What all days of a period come to. */
export async function sumLargeAmounts(
  reader: Reader,
  { from, until, thresholdSen }: LargeAmountPeriod,
): Promise<LargeAmountTotals> {
  const [row] = await reader.run<{ rows: number; deposited: bigint; withdrawn: bigint }>(TOTALS, [
    ...[from, until, thresholdSen],
  ]);
  return {
    rows: row?.rows ?? 0,
    depositedSen: sen(row?.deposited ?? 0n),
    withdrawnSen: sen(row?.withdrawn ?? 0n),
  };
}
