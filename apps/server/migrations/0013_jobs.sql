-- Up Migration
-- The job library keeps its tables to its owner; the application may only add a job, in its own transaction.
create function enqueue_job(task text, payload json, job_key text, run_at timestamptz, max_attempts int)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, job_key => job_key, run_at => run_at, max_attempts => max_attempts,
    job_key_mode => 'replace');
end $$;
revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to titian_app;

-- Who is working on jobs, so that the jobs of a killed process are given to others at once.
create table job_workers (
  worker_id text primary key,
  host text not null,
  pid integer not null,
  seen_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- Down Migration
select 1;
