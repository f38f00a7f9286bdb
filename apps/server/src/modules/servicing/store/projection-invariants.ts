import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of the shares that are still to come (decision 049). */
export const projectionInvariants: readonly Invariant[] = [
  {
    name: 'every holding of a projected note has its place in every instalment',
    text: `select p.note_id from share_projections p join notes n on n.id = p.note_id
      left join (select note_id, count(*) as holdings from holdings group by note_id) h on h.note_id = p.note_id
      left join (select note_id, count(*) as rows from instalments group by note_id) i on i.note_id = p.note_id
      left join (select note_id, count(*) as holdings, min(least(cardinality(ahead_sen), cardinality(weight_sen),
          cardinality(revised_ahead_sen), cardinality(revised_weight_sen))) as rows,
          count(*) filter (where revised_ahead_sen is not null) as revised from projected_shares group by note_id) s
        on s.note_id = p.note_id
      where h.holdings is distinct from s.holdings or i.rows is distinct from s.rows
        or s.revised <> case when p.revised_total_sen is null then 0 else s.holdings end`,
  },
  {
    // Each step is worked out again from the one before: the first from what holdings have outstanding.
    name: 'what is to come to a holding is its place in the order of each coming split',
    text: `with coming as (
        select s.note_id, s.holding_id, i.number, i.planned_repayment_id,
          i.principal_sen - i.paid_principal_sen as principal,
          case when i.number <= p.combined_through_number then min(i.number) over (partition by s.holding_id) else i.number end as split,
          (coalesce(p.revised_total_sen, p.total_sen))[i.number] as total,
          (coalesce(s.revised_ahead_sen, s.ahead_sen))[i.number] as ahead,
          (coalesce(s.revised_weight_sen, s.weight_sen))[i.number] as weight,
          h.outstanding_sen + h.written_off_sen as held, h.principal_sen as original
        from share_projections p join notes n on n.id = p.note_id and n.state in ('issued', 'defaulted')
          join projected_shares s on s.note_id = p.note_id join holdings h on h.id = s.holding_id
          join instalments i on i.note_id = p.note_id and i.settled_on is null
        where not p.is_stale),
      splits as (
        select note_id, holding_id, number, planned_repayment_id, total, ahead, weight, held, original,
          sum(principal) over (partition by holding_id, split) as principal,
          sum(principal) over (partition by holding_id order by split desc) as principal_left, split from coming),
      steps as (
        select *, lag(weight) over holder as weight_before, lag(ahead) over holder as ahead_before,
          lag(total) over holder as total_before, lag(principal) over holder as principal_before,
          sum(weight) over (partition by note_id, number) as all_weights,
          sum(weight) over (partition by note_id, number
            order by sha256(convert_to(holding_id::text || planned_repayment_id::text, 'UTF8'))
            rows between unbounded preceding and current row) - weight as should_ahead
        from splits where number = split window holder as (partition by holding_id order by number))
      select note_id, holding_id, number from steps
      where total <> all_weights or ahead <> should_ahead or weight is distinct from case
        when principal_left = 0 then original
        when weight_before is null then case when exists (select from repayments r
          where r.note_id = steps.note_id and r.state <> 'distributed') then weight else held end
        else weight_before - (div((ahead_before + weight_before)::numeric * principal_before, total_before)
          - div(ahead_before::numeric * principal_before, total_before)) end`,
  },
  {
    name: 'the due days of a projection are those of the instalments',
    text: `select p.note_id from share_projections p left join (
        select note_id, array_agg(due_on order by number) as due_on from instalments group by note_id) i on i.note_id = p.note_id
      where p.due_on is distinct from i.due_on`,
  },
  {
    name: 'the oldest instalments of a note are those that are stored',
    text: `with open as (
        select note_id, number, due_on,
          paid_principal_sen + paid_return_sen + waived_return_sen < principal_sen + return_sen as is_unpaid
        from instalments where settled_on is null),
      oldest as (select distinct on (note_id) note_id, number, due_on from open order by note_id, number),
      unpaid as (select distinct on (note_id) note_id, number, due_on from open where is_unpaid order by note_id, number)
      select n.note_id from (select distinct note_id from instalments) n
        left join oldest_instalments o on o.note_id = n.note_id
        left join oldest a on a.note_id = n.note_id left join unpaid b on b.note_id = n.note_id
      where o.note_id is null or (o.open_number, o.open_due_on, o.unpaid_number, o.unpaid_due_on)
        is distinct from (a.number, a.due_on, b.number, b.due_on)`,
  },
  {
    name: 'what is stored of a holding is its share of each instalment, as promised and as it is still to come',
    text: `with placed as (
        select s.note_id, s.holding_id, i.number, s.principal_sen[i.number] as principal, s.return_sen[i.number] as ret,
          i.principal_sen, i.return_sen, s.ahead_sen[i.number] as ahead, s.weight_sen[i.number] as weight,
          p.total_sen[i.number] as total
        from projected_shares s join share_projections p on p.note_id = s.note_id join instalments i on i.note_id = s.note_id
        union all
        select s.note_id, s.holding_id, i.number, (coalesce(s.revised_principal_sen, s.principal_sen))[i.number],
          (coalesce(s.revised_return_sen, s.return_sen))[i.number], i.principal_sen - i.paid_principal_sen,
          i.return_sen - i.waived_return_sen - i.paid_return_sen, (coalesce(s.revised_ahead_sen, s.ahead_sen))[i.number],
          (coalesce(s.revised_weight_sen, s.weight_sen))[i.number], (coalesce(p.revised_total_sen, p.total_sen))[i.number]
        from projected_shares s join share_projections p on p.note_id = s.note_id and not p.is_stale
          join notes n on n.id = s.note_id and n.state = 'issued'
          join instalments i on i.note_id = s.note_id and i.settled_on is null and i.number > coalesce(p.combined_through_number, 0))
      select note_id, holding_id, number from placed
      where principal <> div((ahead + weight)::numeric * principal_sen, total) - div(ahead::numeric * principal_sen, total)
        or ret <> div((ahead + weight)::numeric * return_sen, total) - div(ahead::numeric * return_sen, total)`,
  },
];
