import type { Day } from '@titian/finance/calendar';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { Counted } from '../../settings/public.ts';

const CAMPAIGNS = {
  name: 'impact_campaigns',
  text: `select count(*)::int as count, coalesce(sum(n.target_sen), 0)::bigint as "amountSen"
    from notes n join note_funding f on f.note_id = n.id
    where n.state = 'listed' and ($1::int is null or f.raised_sen * 100 < n.target_sen * $1)`,
};

/** Open campaigns with their targets; those that have raised less than a share of it, in percent, or all. */
export async function countCampaigns(reader: Reader, belowPercent: number | null): Promise<Counted> {
  return counted(await reader.run<Counted>(CAMPAIGNS, [belowPercent]));
}

const AWAITING_ISSUE = {
  name: 'impact_awaiting_issue',
  text: `select count(*)::int as count, coalesce(sum(f.raised_sen), 0)::bigint as "amountSen"
    from notes n join note_funding f on f.note_id = n.id where n.state in ('listed', 'funded')`,
};

/** Notes that are listed or funded and have no agreement yet, with what they have raised. */
export async function countAwaitingIssue(reader: Reader): Promise<Counted> {
  return counted(await reader.run<Counted>(AWAITING_ISSUE, []));
}

const RUNNING = {
  name: 'impact_running_notes',
  text: `select count(distinct n.id)::int as count, coalesce(sum(h.outstanding_sen), 0)::bigint as "amountSen"
    from notes n join holdings h on h.note_id = n.id where n.state in ('issued', 'defaulted')`,
};

/** Notes that repayments are still distributed of, with their outstanding principal. */
export async function countRunning(reader: Reader): Promise<Counted> {
  return counted(await reader.run<Counted>(RUNNING, []));
}

const ABOVE_LIMIT = {
  name: 'impact_above_limit',
  text: `select count(*)::int as count, coalesce(sum(p.outstanding_sen + p.waiting_sen), 0)::bigint as "amountSen"
    from investor_positions p join investors i on i.user_id = p.investor_id join users u on u.id = i.user_id
    where i.plan_type = 'basic' and u.type = 'Individual' and p.outstanding_sen + p.waiting_sen > $1`,
};

/** Individuals on the basic plan whose position is above an amount, with their positions. */
export async function countAboveLimit(reader: Reader, limitSen: Sen): Promise<Counted> {
  return counted(await reader.run<Counted>(ABOVE_LIMIT, [limitSen]));
}

const OUT_OF_CANCELLATIONS = {
  name: 'impact_cancellations',
  text: `select count(*)::int as count, null::bigint as "amountSen" from (
    select investor_id from subscriptions where state = 'cancelled' and business_date > $1
    group by investor_id having count(*) >= $2) i`,
};

/** Investors who have cancelled at least so many subscriptions since a day. */
export async function countCancelledAtLeast(reader: Reader, since: Day, times: number): Promise<Counted> {
  return counted(await reader.run<Counted>(OUT_OF_CANCELLATIONS, [since, times]));
}

function counted(rows: readonly Counted[]): Counted {
  return rows[0] ?? { count: 0, amountSen: ZERO_SEN };
}
