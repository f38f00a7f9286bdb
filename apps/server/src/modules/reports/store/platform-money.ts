import { type Obligation, obligations } from '@titian/contracts/treasury';
import type { Month } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import { platformAccount } from '../../ledger/public.ts';
import { obligationTerms } from '../../treasury/public.ts';
import type { DayRange } from '../domain/report.ts';

const MOVED = {
  name: 'report_platform_money',
  text: `select month, account, kind, sum(amount)::bigint as amount from (
      select to_char(business_date, 'YYYY-MM') as month, credit_account_id as account, kind, amount_sen as amount
        from transfers where business_date between $1 and $2 and credit_account_id = any($3::uuid[])
      union all
      select to_char(business_date, 'YYYY-MM'), debit_account_id, kind, -amount_sen
        from transfers where business_date between $1 and $2 and debit_account_id = any($3::uuid[])) m
    group by month, account, kind order by month`,
};

/** What transfers of one kind moved on an account of platform money in a month; what came in is positive. */
export interface PlatformMovement {
  readonly month: Month;
  readonly obligation: Obligation;
  readonly kind: string;
  readonly amountSen: Sen;
}

/** Movements of platform money by month, oldest first. */
export async function listPlatformMovements(
  reader: Reader,
  { from, to }: DayRange,
): Promise<PlatformMovement[]> {
  const accounts = new Map(obligations.map((one) => [platformAccount(obligationTerms[one].account), one]));
  const rows = await reader.run<{ month: Month; account: string; kind: string; amount: bigint }>(MOVED, [
    ...[from, to],
    [...accounts.keys()],
  ]);
  return rows.flatMap((row) => {
    const obligation = accounts.get(row.account);
    return obligation === undefined
      ? []
      : [{ month: row.month, obligation, kind: row.kind, amountSen: sen(row.amount) }];
  });
}
