-- Up Migration
-- What each instalment brings each holding, beside its place in the split: the calendar of an investor with thousands of
-- notes adds up arrays instead of splitting every instalment again (decision 113).
alter table share_projections add column due_on date[];
alter table projected_shares
  add column principal_sen bigint[],
  add column return_sen bigint[],
  -- What was open of each instalment when the rest was projected again. Rows that were projected again before this
  -- migration have none until they are next: their shares are worked out when they are read.
  add column revised_principal_sen bigint[],
  add column revised_return_sen bigint[];

update share_projections p set due_on = i.due_on
  from (select note_id, array_agg(due_on order by number) as due_on from instalments group by note_id) i
  where i.note_id = p.note_id;

create function pg_temp.share_at(amount bigint, ahead bigint, weight bigint, total bigint) returns bigint
language sql immutable as $$
  select (div((ahead + weight)::numeric * amount, total) - div(ahead::numeric * amount, total))::bigint $$;
update projected_shares s set principal_sen = x.principal_sen, return_sen = x.return_sen
  from (
    select s.holding_id,
      array_agg(pg_temp.share_at(i.principal_sen, s.ahead_sen[i.number], s.weight_sen[i.number], p.total_sen[i.number])
        order by i.number) as principal_sen,
      array_agg(pg_temp.share_at(i.return_sen, s.ahead_sen[i.number], s.weight_sen[i.number], p.total_sen[i.number])
        order by i.number) as return_sen
    from projected_shares s join share_projections p on p.note_id = s.note_id join instalments i on i.note_id = s.note_id
    group by s.holding_id) x
  where x.holding_id = s.holding_id;

alter table share_projections alter column due_on set not null;
alter table projected_shares
  alter column principal_sen set not null,
  alter column return_sen set not null,
  add check ((revised_principal_sen is null) = (revised_return_sen is null));

-- Few notes have return that is not owed any more.
create index instalments_waived on instalments (note_id) where waived_return_sen > 0;
-- Down Migration
select 1;
