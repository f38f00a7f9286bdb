import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

const SHARES = {
  name: 'investor_shares',
  // By what was split of repayments up to the day, whenever it is paid out.
  text: `with paid as (select s.holding_id, sum(s.principal_sen) as principal from repayments r
        join distribution_shares s on s.repayment_id = r.id where r.booked_on <= $1 group by s.holding_id),
    held as (select h.investor_id, h.principal_sen - coalesce(p.principal, 0) as outstanding
        from holdings h join notes n on n.id = h.note_id and n.issued_on <= $1 left join paid p on p.holding_id = h.id
        where n.state <> 'written_off' or n.completed_on > $1)
    select i.inv_no as name, count(*)::int as notes, sum(held.outstanding)::bigint as outstanding
    from held join investors i on i.user_id = held.investor_id where held.outstanding > 0
    group by i.inv_no order by 3 desc, 1`,
};

/** Outstanding principal of each investor by number at the end of a day, the largest first. */
export async function listInvestorShares(
  reader: Reader,
  on: Day,
): Promise<{ readonly name: string; readonly notes: number; readonly outstandingSen: Sen }[]> {
  const rows = await reader.run<{ name: string; notes: number; outstanding: bigint }>(SHARES, [on]);
  return rows.map((row) => ({ name: row.name, notes: row.notes, outstandingSen: sen(row.outstanding) }));
}
