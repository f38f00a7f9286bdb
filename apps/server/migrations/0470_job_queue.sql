-- Up Migration
-- How long the queue of jobs is, for the operators' page of health: what a job carries stays with its owner.
create function job_queue() returns table (waiting bigint, oldest_due_at timestamptz, retried bigint, failed bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select count(*) filter (where j.attempts < j.max_attempts and j.run_at <= now()),
      min(j.run_at) filter (where j.attempts < j.max_attempts and j.run_at <= now() and j.locked_at is null),
      count(*) filter (where j.attempts between 1 and j.max_attempts - 1 and j.locked_at is null),
      count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null)
    from graphile_worker.jobs j;
end $$;
revoke execute on function job_queue() from public;
grant execute on function job_queue() to titian_app;

-- The last comparison of the night, without a walk over every event.
create index audit_events_figures on audit_events (id) where action = 'figures.checked';
-- E-mails that ended without being sent, and those sent before them, by the day.
create index emails_refused on emails (next_at) where state = 'refused';
-- Down Migration
select 1;
