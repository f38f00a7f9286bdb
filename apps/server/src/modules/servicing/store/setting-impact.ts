import type { Day } from '@titian/finance/calendar';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { Counted } from '../../settings/public.ts';

/** What was distributed to investors over some time. */
export interface DistributedIncome {
  readonly repayments: number;
  readonly returnSen: Sen;
}

const DISTRIBUTED = {
  name: 'impact_distributed',
  text: `select count(*)::int as repayments, coalesce(sum(return_sen), 0)::bigint as "returnSen"
    from repayments where split_on > $1`,
};

/** Repayments that were split since a day, with their return. */
export async function distributedSince(reader: Reader, since: Day): Promise<DistributedIncome> {
  const [row] = await reader.run<DistributedIncome>(DISTRIBUTED, [since]);
  return row ?? { repayments: 0, returnSen: ZERO_SEN };
}

const TO_NON_RESIDENTS = {
  name: 'impact_non_residents',
  text: `select count(*)::int as count,
      coalesce(sum(s.return_sen + case when $2 then s.late_sen else 0 end), 0)::bigint as "amountSen"
    from distribution_shares s join repayments r on r.id = s.repayment_id
    where s.is_non_resident and r.split_on > $1`,
};

/** Shares of non-residents since a day, with their return and, where it is taxed too, late charges. */
export async function sharesOfNonResidents(
  reader: Reader,
  since: Day,
  withholdsLate: boolean,
): Promise<{ readonly count: number; readonly amountSen: Sen }> {
  const [row] = await reader.run<{ count: number; amountSen: Sen }>(TO_NON_RESIDENTS, [since, withholdsLate]);
  return row ?? { count: 0, amountSen: ZERO_SEN };
}

const OVERDUE = `from oldest_instalments o join notes n on n.id = o.note_id
    join lateral (select coalesce(sum(h.outstanding_sen), 0)::bigint as outstanding_sen
      from holdings h where h.note_id = n.id) h on true
    where n.state = 'issued' and`;

const UNPAID_SINCE = {
  name: 'impact_unpaid_since',
  text: `select count(*)::int as count, coalesce(sum(h.outstanding_sen), 0)::bigint as "amountSen"
    ${OVERDUE} o.unpaid_due_on <= case when n.type like 'Invoice%' then $2::date else $1::date end`,
};

/** Issued notes whose oldest unpaid instalment was due by a day of their type, with their outstanding principal. */
export async function unpaidSince(
  reader: Reader,
  dueBy: { readonly term: Day; readonly invoice: Day },
): Promise<Counted> {
  const [row] = await reader.run<Counted>(UNPAID_SINCE, [dueBy.term, dueBy.invoice]);
  return row ?? { count: 0, amountSen: ZERO_SEN };
}

const UNCLAIMED_SINCE = {
  name: 'impact_unclaimed_since',
  text: `select count(*)::int as count, coalesce(sum(h.outstanding_sen), 0)::bigint as "amountSen"
    ${OVERDUE} n.is_guaranteed and o.unpaid_due_on <= $1
      and not exists (select from guarantee_claims c where c.note_id = n.id)`,
};

/** Issued guaranteed notes without a claim whose oldest unpaid instalment was due by a day. */
export async function unclaimedSince(reader: Reader, dueBy: Day): Promise<Counted> {
  const [row] = await reader.run<Counted>(UNCLAIMED_SINCE, [dueBy]);
  return row ?? { count: 0, amountSen: ZERO_SEN };
}

const OVERDUE_BY_AGE = {
  name: 'impact_overdue_by_age',
  text: `select $1::date - o.unpaid_due_on as "daysPastDue", count(*)::int as count,
      sum(h.outstanding_sen)::bigint as "principalSen"
    ${OVERDUE} o.unpaid_due_on < $1 group by 1`,
};

/** Issued notes that are past due on a day, by how many days. */
export function overdueByAge(
  reader: Reader,
  on: Day,
): Promise<{ readonly daysPastDue: number; readonly count: number; readonly principalSen: Sen }[]> {
  return reader.run(OVERDUE_BY_AGE, [on]);
}
