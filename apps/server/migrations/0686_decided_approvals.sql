-- Up Migration
-- Outside a transaction
-- What was decided on a business date is read for the page of that day (OPS-65); of an earlier decision the day of its instant.
drop index concurrently if exists approvals_decided_on;
create index concurrently approvals_decided_on on approvals
  ((coalesce(decided_on, (decided_at at time zone 'Asia/Kuala_Lumpur')::date))) where decided_at is not null;
-- Down Migration
select 1;
