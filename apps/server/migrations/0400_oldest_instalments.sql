-- Up Migration
-- The oldest instalments of each note, kept as instalments change: an investor of ten thousand notes waited longest for
-- the search for them (decision 113).
create table oldest_instalments (
  note_id uuid primary key references notes,
  -- The oldest that is not settled.
  open_number integer,
  open_due_on date,
  -- The oldest of these of which principal or return is unpaid.
  unpaid_number integer,
  unpaid_due_on date,
  created_at timestamptz not null default now(),
  check ((open_number is null) = (open_due_on is null)),
  check ((unpaid_number is null) = (unpaid_due_on is null))
);

create function store_oldest_instalments() returns trigger language plpgsql as $$
begin
  -- Who waited here for another transaction reads in the next statement what that one committed.
  perform from oldest_instalments where note_id in (select note_id from changed) order by note_id for update;
  insert into oldest_instalments as o (note_id, open_number, open_due_on, unpaid_number, unpaid_due_on)
    select note_id, min(number) filter (where is_open),
      (array_agg(due_on order by number) filter (where is_open))[1], min(number) filter (where is_unpaid),
      (array_agg(due_on order by number) filter (where is_unpaid))[1]
    from (
      select note_id, number, due_on, settled_on is null as is_open, settled_on is null
        and paid_principal_sen + paid_return_sen + waived_return_sen < principal_sen + return_sen as is_unpaid
      from instalments where note_id in (select note_id from changed)) i
    group by note_id
    on conflict (note_id) do update set open_number = excluded.open_number, open_due_on = excluded.open_due_on,
      unpaid_number = excluded.unpaid_number, unpaid_due_on = excluded.unpaid_due_on
    where (o.open_number, o.open_due_on, o.unpaid_number, o.unpaid_due_on) is distinct from
      (excluded.open_number, excluded.open_due_on, excluded.unpaid_number, excluded.unpaid_due_on);
  return null;
end $$;
create trigger instalments_inserted after insert on instalments referencing new table as changed
  for each statement execute function store_oldest_instalments();
create trigger instalments_updated after update on instalments referencing new table as changed
  for each statement execute function store_oldest_instalments();

insert into oldest_instalments (note_id, open_number, open_due_on)
  select distinct on (note_id) note_id, number, due_on from instalments
  order by note_id, settled_on is not null, number;
update oldest_instalments set open_number = null, open_due_on = null where not exists (
  select from instalments i where i.note_id = oldest_instalments.note_id and i.settled_on is null);
update oldest_instalments o set unpaid_number = i.number, unpaid_due_on = i.due_on from (
    select distinct on (note_id) note_id, number, due_on from instalments
    where settled_on is null
      and paid_principal_sen + paid_return_sen + waived_return_sen < principal_sen + return_sen
    order by note_id, number) i
  where i.note_id = o.note_id;

-- Shares that were revised before their amounts were stored get them: what was open of each instalment, at its places. Of
-- settled instalments nothing is open, and what is stale is revised again.
create function pg_temp.share_of(amount bigint, ahead bigint, weight bigint, total bigint) returns bigint
language sql immutable as $$
  select case when total > 0 then div((ahead + weight)::numeric * amount, total) - div(ahead::numeric * amount, total)
    else 0 end::bigint $$;
update projected_shares s set revised_principal_sen = x.principal_sen, revised_return_sen = x.return_sen
  from (
    select s.holding_id,
      array_agg(pg_temp.share_of(i.principal_sen - i.paid_principal_sen, s.revised_ahead_sen[i.number],
        s.revised_weight_sen[i.number], p.revised_total_sen[i.number]) order by i.number) as principal_sen,
      array_agg(pg_temp.share_of(i.return_sen - i.waived_return_sen - i.paid_return_sen, s.revised_ahead_sen[i.number],
        s.revised_weight_sen[i.number], p.revised_total_sen[i.number]) order by i.number) as return_sen
    from projected_shares s join share_projections p on p.note_id = s.note_id join instalments i on i.note_id = s.note_id
    where s.revised_ahead_sen is not null and s.revised_principal_sen is null
    group by s.holding_id) x
  where x.holding_id = s.holding_id;
alter table projected_shares add check ((revised_ahead_sen is null) = (revised_principal_sen is null));

revoke delete on oldest_instalments from titian_app;
-- Down Migration
select 1;
