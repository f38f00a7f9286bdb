-- Up Migration
-- Cases that the platform opens for a cause and closes with it (decision 154).
alter table cases
  add column cause text check (length(cause) between 1 and 200),
  add constraint cases_cause_origin_check check (cause is null or origin = 'system'),
  drop constraint cases_close_reason_check,
  add constraint cases_close_reason_check
    check (close_reason in ('resolved', 'no_answer', 'duplicate', 'not_justified', 'cause_ended'));
-- A cause has one case that is not closed, also where two ends of a day run at once.
create unique index cases_open_cause on cases (cause) where state <> 'closed';
create index cases_cause on cases (cause text_pattern_ops, id) where cause is not null;
alter table case_links
  drop constraint case_links_kind_check,
  add constraint case_links_kind_check
    check (kind in ('customer', 'note', 'application', 'payment', 'payout', 'approval', 'exception'));

-- Jobs that are not tried again; what they carry stays with their owner.
create function failed_jobs() returns table (id bigint, task text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select j.id, j.task_identifier from graphile_worker.jobs j
    where j.attempts >= j.max_attempts and j.locked_at is null order by j.id;
end $$;
revoke execute on function failed_jobs() from public;
grant execute on function failed_jobs() to titian_app;

insert into settings (key, effective_from, value) values ('held_money_case_days', '2000-01-01', '2');
-- Down Migration
select 1;
