-- Up Migration
-- What is still to come to a holding is known to the sen (decision 049). The id of a repayment decides the order of its
-- split, so the id of the one that will pay an instalment is chosen ahead; it is renewed when a part is paid.
alter table instalments add column planned_repayment_id uuid not null default gen_random_uuid();
alter table instalments alter column planned_repayment_id drop default;
update instalments i set planned_repayment_id = p.repayment_id from (
    select r.note_id, min(p.number) as number, r.id as repayment_id from repayment_parts p
      join repayments r on r.id = p.repayment_id group by r.id having count(distinct p.number) = 1) p
  where p.note_id = i.note_id and p.number = i.number and i.settled_on is not null and not exists (
    select from repayment_parts o join repayments x on x.id = o.repayment_id
      where x.note_id = i.note_id and o.number = i.number and x.id <> p.repayment_id);

-- The arrays are by the number of the instalment.
create table share_projections (
  note_id uuid primary key references notes,
  -- The weights of all holdings together when an instalment is split: as promised at the issue, and as they are now
  -- where something was not paid as promised.
  total_sen bigint[] not null,
  revised_total_sen bigint[],
  -- Instalments up to this number are due together, because the first of them was not paid.
  together_to integer,
  -- Something was paid otherwise than projected, and its distribution is not finished.
  is_stale boolean not null default false,
  created_at timestamptz not null default now()
);
create table projected_shares (
  holding_id uuid primary key references holdings,
  note_id uuid not null references share_projections,
  -- The weights before the holding in the order of the split, and its own.
  ahead_sen bigint[] not null,
  weight_sen bigint[] not null,
  revised_ahead_sen bigint[],
  revised_weight_sen bigint[],
  created_at timestamptz not null default now(),
  check ((revised_ahead_sen is null) = (revised_weight_sen is null))
);
create index projected_shares_note on projected_shares (note_id);

-- Notes whose holders are complete: first as promised, instalment by instalment.
create temporary table places (
  holding_id uuid primary key, note_id uuid not null, left_sen bigint not null, original_sen bigint not null,
  ahead_sen bigint[] not null default '{}', weight_sen bigint[] not null default '{}', total_sen bigint[] not null default '{}'
) on commit drop;
create function pg_temp.project(still_open boolean) returns void language plpgsql as $$
begin
  for at in 1..coalesce((select max(number) from instalments), 0) loop
    with weighed as (
      select p.holding_id, p.note_id, i.planned_repayment_id,
        case when still_open then i.principal_sen - i.paid_principal_sen else i.principal_sen end as principal_sen,
        case when sum(p.left_sen) over (partition by p.note_id) > 0 then p.left_sen else p.original_sen end as weight_sen
      from places p join instalments i on i.note_id = p.note_id and i.number = at),
    placed as (
      select *, (sum(weight_sen) over split - weight_sen)::numeric as ahead_sen,
        sum(weight_sen) over (partition by note_id) as total_sen
      from weighed
      window split as (partition by note_id
        order by sha256(convert_to(holding_id::text || planned_repayment_id::text, 'UTF8'))
        rows between unbounded preceding and current row))
    update places p set ahead_sen = p.ahead_sen || x.ahead_sen::bigint, weight_sen = p.weight_sen || x.weight_sen,
        total_sen = p.total_sen || x.total_sen::bigint,
        left_sen = p.left_sen - case when x.principal_sen = 0 then 0 else
          div((x.ahead_sen + x.weight_sen) * x.principal_sen, x.total_sen) - div(x.ahead_sen * x.principal_sen, x.total_sen) end::bigint
      from placed x where x.holding_id = p.holding_id;
  end loop;
end $$;
insert into places (holding_id, note_id, left_sen, original_sen)
  select h.id, h.note_id, h.principal_sen, h.principal_sen from holdings h join note_funding f on f.note_id = h.note_id
  where exists (select from instalments i where i.note_id = h.note_id)
    and f.raised_sen = (select sum(o.principal_sen) from holdings o where o.note_id = h.note_id);
select pg_temp.project(false);
insert into share_projections (note_id, total_sen) select distinct on (note_id) note_id, total_sen from places;
insert into projected_shares (holding_id, note_id, ahead_sen, weight_sen)
  select holding_id, note_id, ahead_sen, weight_sen from places;

-- Then what running notes have left, where that is something else.
update share_projections p set is_stale = true where exists (
  select from repayments r where r.note_id = p.note_id and r.state <> 'distributed');
truncate places;
insert into places (holding_id, note_id, left_sen, original_sen)
  select h.id, h.note_id, h.outstanding_sen + h.written_off_sen, h.principal_sen
  from holdings h join notes n on n.id = h.note_id join share_projections p on p.note_id = n.id
  where n.state in ('issued', 'defaulted') and not p.is_stale
    and exists (select from instalments i where i.note_id = n.id and i.paid_principal_sen + i.paid_return_sen > 0);
select pg_temp.project(true);
create temporary table differing on commit drop as
  select distinct x.note_id, x.total_sen from places x join projected_shares s on s.holding_id = x.holding_id
    join instalments i on i.note_id = x.note_id and i.settled_on is null
  where (x.ahead_sen[i.number], x.weight_sen[i.number]) <> (s.ahead_sen[i.number], s.weight_sen[i.number]);
update share_projections p set revised_total_sen = d.total_sen from differing d where d.note_id = p.note_id;
update projected_shares s set revised_ahead_sen = x.ahead_sen, revised_weight_sen = x.weight_sen
  from places x join differing d on d.note_id = x.note_id where x.holding_id = s.holding_id;

revoke delete on share_projections, projected_shares from titian_app;
-- Down Migration
select 1;
