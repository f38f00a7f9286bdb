import type { Invariant } from '../../../platform/invariants.ts';

/** As `servedSeq` of the domain numbers the places of a turn. */
const PLACE = 'r.seq * 100000000 + a.position';
/** Whether a version (`v`) was paused when a note (`n`) was listed. */
const PAUSED = `coalesce(v.paused_until > (n.listed_at at time zone 'Asia/Kuala_Lumpur')::date, false)`;
/** The number of runs checked as a whole; each reads every preset, so only the latest. */
const LATEST = 2;

/** What is always true of runs and of what they gave (ledger:verify). */
export const autoInvestInvariants: readonly Invariant[] = [
  {
    name: 'a run has given exactly the subscriptions that presets made',
    text: `select r.id from auto_invest_runs r
      left join (select note_id, sum(amount_sen) as total from subscriptions where source = 'auto' group by note_id) s
        on s.note_id = r.note_id
      where r.allocated_sen <> coalesce(s.total, 0)
      union all
      select s.id from subscriptions s left join auto_invest_runs r on r.id = s.run_id and r.note_id = s.note_id
      where (s.source = 'auto') <> (s.run_id is not null) or (s.run_id is not null and r.id is null)`,
  },
  {
    name: 'an allocation that was worked on is one subscription or has its reason, and none after it is',
    text: `select a.run_id, a.position from allocations a join auto_invest_runs r on r.id = a.run_id
      left join subscriptions s on s.investor_id = a.investor_id and s.idempotency_key = a.run_id
      where (a.position <= r.last_rank and a.skipped is null) <> (s.id is not null)
        or (a.position > r.last_rank and a.skipped is not null) or s.amount_sen <> a.amount_sen`,
  },
  {
    name: 'what was planned and who was served belong to a run and a preset',
    text: `select a.run_id, a.investor_id from allocations a
      left join auto_invest_runs r on r.id = a.run_id left join presets p on p.investor_id = a.investor_id
      where r.id is null or p.investor_id is null
      union all
      select null, o.investor_id from preset_rotation o left join presets p on p.investor_id = o.investor_id
      where p.investor_id is null`,
  },
  {
    name: 'who was refused by a run belongs to a planned one and was not served by it',
    text: `select f.run_id, f.investor_id from allocation_rejections f
      left join auto_invest_runs r on r.id = f.run_id
      left join allocations a on a.run_id = f.run_id and a.investor_id = f.investor_id
      where r.outcome is distinct from 'planned' or a.run_id is not null`,
  },
  {
    name: 'no run planned anything for a preset that was paused',
    text: `select a.run_id, a.investor_id from allocations a join auto_invest_runs r on r.id = a.run_id
      join notes n on n.id = r.note_id
      cross join lateral (select paused_until from preset_versions p
        where p.investor_id = a.investor_id and p.from_at <= n.listed_at order by p.version desc limit 1) v
      where ${PAUSED}`,
  },
  {
    // Runs give one after the other, and what was given back only makes room.
    name: 'presets subscribe at most their budget in a month',
    text: `select id from (
        select s.id, v.monthly_budget_sen, sum(s.amount_sen) over (
          partition by s.investor_id, date_trunc('month', s.business_date) order by r.seq) as month_sen
        from subscriptions s join auto_invest_runs r on r.id = s.run_id join notes n on n.id = r.note_id
        cross join lateral (select monthly_budget_sen from preset_versions p
          where p.investor_id = s.investor_id and p.from_at <= n.listed_at order by p.version desc limit 1) v
        where s.source = 'auto' and s.state in ('active', 'converted')) given
      where month_sen > monthly_budget_sen`,
  },
  {
    name: 'a plan follows the order of serving, without a gap',
    text: `select run_id, position from (
        select run_id, position, investor_id, coalesce(served_before, 0) as stood,
          lag(position, 1, 0) over plan as place_before, lag(coalesce(served_before, 0)) over plan as stood_before,
          lag(investor_id) over plan as before
        from allocations window plan as (partition by run_id order by position)) p
      where position <> place_before + 1 or (stood, investor_id) <= (stood_before, before)
      union all
      select r.id, r.planned from auto_invest_runs r
      where r.planned <> (select count(*) from allocations a where a.run_id = r.id)`,
  },
  {
    name: 'a preset stands where it was last served, and every plan took it from there',
    text: `select a.investor_id, a.run_id from (
        select a.investor_id, a.run_id, a.served_before,
          max(case when a.skipped is null and a.position <= r.last_rank then ${PLACE} end) over (
            partition by a.investor_id order by r.seq rows between unbounded preceding and 1 preceding) as stood
        from allocations a join auto_invest_runs r on r.id = a.run_id) a
      where a.served_before is distinct from a.stood
      union all
      select o.investor_id, null from preset_rotation o
      left join (select a.investor_id, max(${PLACE}) as stood from allocations a join auto_invest_runs r on r.id = a.run_id
        where a.skipped is null and a.position <= r.last_rank group by a.investor_id) s on s.investor_id = o.investor_id
      where o.last_served_seq is distinct from s.stood`,
  },
  {
    // Only certain matches count as skipped: with the cash at the time of the plan, below every limit, without an
    // issuer limit, and with an unchanged account.
    name: 'nobody was passed over who stood before somebody served',
    text: `select r.id as run_id, v.investor_id
      from (select * from auto_invest_runs where planned > 0 and seq is not null order by seq desc limit ${LATEST}) r
      join notes n on n.id = r.note_id
      cross join lateral (select coalesce(a.served_before, 0) as stood, a.investor_id from allocations a
        where a.run_id = r.id order by a.position desc limit 1) last
      join lateral (select distinct on (investor_id) * from preset_versions where from_at <= n.listed_at
        order by investor_id, version desc) v
        on v.enabled and n.term_months between v.term_min and v.term_max
          and n.rate_bps between v.rate_min_bps and v.rate_max_bps and v.types ? n.type and n.contract = any(v.contracts)
          and v.guaranteed_option <> case when n.is_guaranteed then 'none' else 'only' end and v.exposure_bps is null
          and not ${PAUSED} and v.monthly_budget_sen is null
      join auto_invest_owners o on o.investor_id = v.investor_id and o.first_topup_at < r.planned_at
        and (n.is_guaranteed or not o.guaranteed_only) and (n.contract <> 'Shariah' or o.has_wakalah)
      where not exists (select from allocations a where a.run_id = r.id and a.investor_id = v.investor_id)
        and ((v.types -> n.type ->> 'min')::numeric * 100)::bigint <= least(
          (select e.balance_sen from entries e where e.account_id = o.cash_account_id
            and e.created_at < r.planned_at - interval '100 ms' order by e.seq desc limit 1),
          (select min(e.balance_sen) from entries e where e.account_id = o.cash_account_id
            and e.created_at between r.planned_at - interval '100 ms' and r.planned_at + interval '100 ms'))
        and exists (select from entries e where e.account_id = o.cash_account_id
          and e.created_at < r.planned_at - interval '100 ms')
        and (o.investor_type <> 'Individual' or o.plan_type = 'premium' or coalesce((select sum(s.amount_sen)
            from subscriptions s where s.investor_id = v.investor_id), 0) + ((v.types -> n.type ->> 'max')::numeric * 100)
          <= (select min((value #>> '{}')::numeric) from settings where key = 'basic_plan_limit_sen'))
        and (not r.is_used_up or (coalesce((select max(b.seq * 100000000 + a.position) from allocations a
            join auto_invest_runs b on b.id = a.run_id where a.investor_id = v.investor_id and a.skipped is null
              and b.seq < r.seq and a.position <= b.last_rank), 0), v.investor_id) < (last.stood, last.investor_id))
        and not exists (select from audit_events e where e.subject_id = v.investor_id and e.created_at >= r.planned_at)`,
  },
];
