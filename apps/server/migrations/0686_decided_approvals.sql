-- Up Migration
-- Outside a transaction
-- The business date of a decision, for the page of that day (OPS-65); of one that was made before, the day of its instant.
alter table approvals add column if not exists decided_on date;
drop index concurrently if exists approvals_decided_on;
create index concurrently approvals_decided_on on approvals
  ((coalesce(decided_on, (decided_at at time zone 'Asia/Kuala_Lumpur')::date))) where decided_at is not null;
-- Down Migration
select 1;
