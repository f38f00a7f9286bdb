import type { Month } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { DayRange } from '../domain/report.ts';

const FUNNEL = {
  name: 'report_origination',
  // Each application counts in the month of its submission, with how far it has come by the last day.
  text: `with applications as (
      select a.id, to_char(a.submitted_on, 'YYYY-MM') as month, a.submitted_on, a.state,
        (a.data->>'amount')::numeric(15, 2) as requested,
        a.decided_at is not null and a.state in ('rejected', 'cancelled')
          and (a.decided_at at time zone 'Asia/Kuala_Lumpur')::date <= $2 as ended
      from financing_applications a where a.submitted_on between $1 and $2),
    offered as (select distinct on (application_id) application_id, amount_sen, state, offered_on,
        min(offered_on) over (partition by application_id) as first_offered_on, decided_on
      from offers where offered_on <= $2 order by application_id, created_at desc),
    stages as (select a.*, o.application_id is not null as is_offered, coalesce(o.amount_sen, 0) as offered_sen,
        o.state = 'accepted' and o.decided_on <= $2 as is_accepted,
        o.state in ('declined', 'expired') as is_lapsed,
        n.listed_on <= $2 as is_listed, n.issued_on <= $2 as is_issued, n.issued_on, n.listed_on,
        o.offered_on, o.first_offered_on, o.decided_on,
        n.state in ('expired', 'cancelled') as is_failed, coalesce(n.raised_at_end_sen, n.target_sen, 0) as raised_sen
      from applications a left join offered o on o.application_id = a.id left join notes n on n.id = a.id)
    select month, count(*)::int as submitted, coalesce(sum(requested * 100), 0)::bigint as requested,
      count(*) filter (where ended)::int as rejected, count(*) filter (where is_offered)::int as offered,
      coalesce(sum(offered_sen) filter (where is_offered), 0)::bigint as offered_amount,
      count(*) filter (where is_accepted)::int as accepted, count(*) filter (where is_listed)::int as listed,
      count(*) filter (where is_issued)::int as issued,
      coalesce(sum(raised_sen) filter (where is_issued), 0)::bigint as issued_amount,
      count(*) filter (where not ended and not coalesce(is_issued, false) and not coalesce(is_lapsed, false)
        and not coalesce(is_failed, false))::int as open,
      percentile_disc(0.5) within group (order by first_offered_on - submitted_on)
        filter (where is_offered) as days_to_offer,
      percentile_disc(0.5) within group (order by decided_on - offered_on) filter (where is_accepted) as days_to_accept,
      percentile_disc(0.5) within group (order by listed_on - decided_on)
        filter (where is_listed and is_accepted) as days_to_list,
      percentile_disc(0.5) within group (order by issued_on - listed_on) filter (where is_issued) as days_to_issue,
      percentile_disc(0.5) within group (order by issued_on - submitted_on) filter (where is_issued) as median_days
    from stages group by month order by month`,
};

/** Applications of a month of submission, and how far they have come. */
export interface FunnelMonth {
  readonly month: Month;
  readonly submitted: number;
  readonly requestedSen: Sen;
  readonly rejected: number;
  readonly offered: number;
  readonly offeredSen: Sen;
  readonly accepted: number;
  readonly listed: number;
  readonly issued: number;
  readonly issuedSen: Sen;
  readonly open: number;
  /** Median days from each stage to the next, of those that reached it; null where none did. */
  readonly daysToOffer: number | null;
  readonly daysToAccept: number | null;
  readonly daysToList: number | null;
  readonly daysToIssue: number | null;
  /** Between submission and issue. */
  readonly medianDays: number | null;
}

interface FunnelRow {
  readonly month: Month;
  readonly submitted: number;
  readonly requested: bigint;
  readonly rejected: number;
  readonly offered: number;
  readonly offered_amount: bigint;
  readonly accepted: number;
  readonly listed: number;
  readonly issued: number;
  readonly issued_amount: bigint;
  readonly open: number;
  readonly days_to_offer: number | null;
  readonly days_to_accept: number | null;
  readonly days_to_list: number | null;
  readonly days_to_issue: number | null;
  readonly median_days: number | null;
}

/** The funnel by month of submission, oldest first; months without applications are left out. */
export async function listFunnel(reader: Reader, { from, to }: DayRange): Promise<FunnelMonth[]> {
  const rows = await reader.run<FunnelRow>(FUNNEL, [from, to]);
  return rows.map((row) => ({
    ...{
      month: row.month,
      submitted: row.submitted,
      requestedSen: sen(row.requested),
      rejected: row.rejected,
    },
    ...{ offered: row.offered, offeredSen: sen(row.offered_amount), accepted: row.accepted },
    ...{ listed: row.listed, issued: row.issued, issuedSen: sen(row.issued_amount), open: row.open },
    ...{ daysToOffer: row.days_to_offer, daysToAccept: row.days_to_accept },
    ...{ daysToList: row.days_to_list, daysToIssue: row.days_to_issue, medianDays: row.median_days },
  }));
}
