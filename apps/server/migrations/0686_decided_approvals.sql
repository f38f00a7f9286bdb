-- Up Migration
-- Outside a transaction
-- What was decided on a business day is read for its page (OPS-65).
drop index concurrently if exists approvals_decided;
create index concurrently approvals_decided on approvals (decided_at) where decided_at is not null;
-- Down Migration
select 1;
