import type { Month } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { DayRange } from '../domain/report.ts';

const COVERAGE = {
  name: 'report_auto_invest',
  // A note counts in the month of its listing, with what was subscribed by the last day and not cancelled or returned.
  text: `with listed as (select id, to_char(listed_on, 'YYYY-MM') as month, target_sen from notes
      where listed_on between $1 and $2),
    bought as (select l.month, s.source, s.investor_id, s.amount_sen from listed l
      join subscriptions s on s.note_id = l.id and s.business_date <= $2 and s.state in ('active', 'converted')),
    sums as (select month, sum(amount_sen) as raised, sum(amount_sen) filter (where source = 'auto') as by_presets,
        count(distinct investor_id) filter (where source = 'auto') as investors from bought group by month),
    left_out as (select l.month, count(*) as skipped from listed l join auto_invest_runs r on r.note_id = l.id
      join allocations a on a.run_id = r.id and a.skipped is not null group by l.month)
    select l.month, count(*)::int as notes, sum(l.target_sen)::bigint as target,
      coalesce(max(s.raised), 0)::bigint as raised, coalesce(max(s.by_presets), 0)::bigint as by_presets,
      coalesce(max(s.investors), 0)::int as investors, coalesce(max(o.skipped), 0)::int as skipped
    from listed l left join sums s on s.month = l.month left join left_out o on o.month = l.month
    group by l.month order by l.month`,
};

/** How notes of a month of listing were filled. */
export interface CoverageMonth {
  readonly month: Month;
  readonly notes: number;
  readonly targetSen: Sen;
  readonly raisedSen: Sen;
  readonly byPresetsSen: Sen;
  /** Investors whose presets bought. */
  readonly investors: number;
  /** Allocations that were planned and left out when their turn came. */
  readonly skipped: number;
}

interface CoverageRow {
  readonly month: Month;
  readonly notes: number;
  readonly target: bigint;
  readonly raised: bigint;
  readonly by_presets: bigint;
  readonly investors: number;
  readonly skipped: number;
}

/** Auto-invest's part by month of listing, oldest first; months without notes are left out. */
export async function listCoverage(reader: Reader, { from, to }: DayRange): Promise<CoverageMonth[]> {
  const rows = await reader.run<CoverageRow>(COVERAGE, [from, to]);
  return rows.map((row) => ({
    ...{ month: row.month, notes: row.notes, targetSen: sen(row.target), raisedSen: sen(row.raised) },
    ...{ byPresetsSen: sen(row.by_presets), investors: row.investors, skipped: row.skipped },
  }));
}

const REFERRALS = {
  name: 'report_referrals',
  text: `with months as (select to_char(m, 'YYYY-MM') as month from generate_series($1::date, $2::date, interval '1 month') m),
    day_of as (select id, referee_id,
        to_char(registered_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM') as registered,
        to_char(approved_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM') as approved,
        to_char(invested_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM') as invested from referrals),
    paid as (select to_char(paid_on, 'YYYY-MM') as month, count(*) as rewards, sum(amount_sen) as amount
      from referral_rewards where paid_on between $1 and $2 group by 1),
    funded as (select to_char(business_date, 'YYYY-MM') as month, sum(amount_sen) as amount
      from marketing_fundings where business_date between $1 and $2 group by 1),
    friends as (select to_char(s.business_date, 'YYYY-MM') as month, sum(s.amount_sen) as amount
      from subscriptions s join referrals f on f.referee_id = s.investor_id
      where s.business_date between $1 and $2 and s.state in ('active', 'converted') group by 1)
    select m.month, (select count(*) from day_of d where d.registered = m.month)::int as registered,
      (select count(*) from day_of d where d.approved = m.month)::int as approved,
      (select count(*) from day_of d where d.invested = m.month)::int as invested,
      coalesce(f.amount, 0)::bigint as funded, coalesce(p.rewards, 0)::int as rewards,
      coalesce(p.amount, 0)::bigint as paid, coalesce(b.amount, 0)::bigint as invested_amount
    from months m left join paid p using (month) left join funded f using (month) left join friends b using (month)
    order by m.month`,
};

/** What referrals cost and brought in a month. */
export interface ReferralMonth {
  readonly month: Month;
  readonly registered: number;
  readonly approved: number;
  readonly invested: number;
  readonly fundedSen: Sen;
  readonly rewards: number;
  readonly paidSen: Sen;
  readonly investedSen: Sen;
}

interface ReferralRow {
  readonly month: Month;
  readonly registered: number;
  readonly approved: number;
  readonly invested: number;
  readonly funded: bigint;
  readonly rewards: number;
  readonly paid: bigint;
  readonly invested_amount: bigint;
}

/** Referrals by month, oldest first. */
export async function listReferralMonths(reader: Reader, { from, to }: DayRange): Promise<ReferralMonth[]> {
  const rows = await reader.run<ReferralRow>(REFERRALS, [from, to]);
  return rows.map((row) => ({
    ...{ month: row.month, registered: row.registered, approved: row.approved, invested: row.invested },
    ...{ fundedSen: sen(row.funded), rewards: row.rewards, paidSen: sen(row.paid) },
    investedSen: sen(row.invested_amount),
  }));
}
