import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

const UNRATED = {
  name: 'compliance_unrated',
  text: `select c.user_id from (select user_id from investors union select user_id from issuers) c
    where ($1::uuid is null or c.user_id > $1)
      and not exists (select from risk_ratings r where r.customer_id = c.user_id and r.state = 'in_force')
    order by c.user_id limit $2`,
};

/** The next approved customers, by id, without a rating. */
export async function listUnrated(reader: Reader, after: string | null, limit: number): Promise<string[]> {
  const rows = await reader.run<{ user_id: string }>(UNRATED, [after, limit]);
  return rows.map((row) => row.user_id);
}

const MONEY = {
  name: 'compliance_risk_money',
  text: `select c.id as user_id, coalesce(i.is_fund_managed, false) as is_fund_managed,
      coalesce((select sum(e.amount_sen) from entries e where e.account_id = i.cash_account_id
        and e.business_date >= $2 and e.kind in ('topup', 'second_topup')), 0)::bigint as deposited,
      (select m.inv_occupation from employments m where m.user_id = c.id
        order by m.effective_at desc, m.id desc limit 1) as occupation
    from unnest($1::uuid[]) c (id) left join investors i on i.user_id = c.id`,
};

/** Deposits since a day, the last declared occupation and whether the funds are managed, by customer. */
export interface MoneyFacts {
  readonly depositedSen: Sen;
  readonly occupation: string | null;
  readonly isFundManaged: boolean;
}

export async function readMoneyFacts(
  reader: Reader,
  customerIds: readonly string[],
  since: Day,
): Promise<ReadonlyMap<string, MoneyFacts>> {
  const rows = await reader.run<{
    user_id: string;
    is_fund_managed: boolean;
    deposited: bigint;
    occupation: string | null;
  }>(MONEY, [customerIds, since]);
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        depositedSen: sen(row.deposited),
        ...{ occupation: row.occupation, isFundManaged: row.is_fund_managed },
      },
    ]),
  );
}
