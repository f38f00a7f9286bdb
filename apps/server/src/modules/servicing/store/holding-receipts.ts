import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

/** What a holding received of one instalment, before fee and taxes. */
export interface InstalmentReceipt {
  readonly number: number;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  /** The day of the last payment. */
  readonly on: Day;
}

/*
 * A repayment may pay several instalments; its share is one row. Each instalment gets of the share what it adds to the
 * repayment, with cumulative floors, so that its instalments together are the share.
 */
const BY_INSTALMENT = {
  name: 'servicing_holding_receipts',
  text: `with paid as (
      select s.repayment_id, r.split_on, s.principal_sen, s.return_sen, s.late_sen
      from distribution_shares s join repayments r on r.id = s.repayment_id
      where s.holding_id = $1 and s.position <= r.cursor),
    parts as (
      select paid.split_on, p.number, p.part, p.amount_sen,
        case p.part when 'principal' then paid.principal_sen when 'return' then paid.return_sen else paid.late_sen end as share_sen,
        sum(p.amount_sen) over (partition by p.repayment_id, p.part order by p.number) as reached_sen,
        sum(p.amount_sen) over (partition by p.repayment_id, p.part) as whole_sen
      from paid join repayment_parts p on p.repayment_id = paid.repayment_id
      where p.part in ('principal', 'return', 'late')),
    receipts as (
      select number, part, split_on,
        div(share_sen * reached_sen, whole_sen) - div(share_sen * (reached_sen - amount_sen), whole_sen) as amount_sen
      from parts)
    select number, max(split_on) as "on",
      coalesce(sum(amount_sen) filter (where part = 'principal'), 0)::bigint as "principalSen",
      coalesce(sum(amount_sen) filter (where part = 'return'), 0)::bigint as "returnSen",
      coalesce(sum(amount_sen) filter (where part = 'late'), 0)::bigint as "lateSen"
    from receipts group by number order by number`,
};

/** What a holding received, by the instalments that it was paid for (DIS-4). */
export function receiptsByInstalment(reader: Reader, holdingId: string): Promise<InstalmentReceipt[]> {
  return reader.run<InstalmentReceipt>(BY_INSTALMENT, [holdingId]);
}
