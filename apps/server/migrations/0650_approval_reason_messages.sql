-- Up Migration
-- Reasons that the platform gives are codes with values, so that each operator reads them in their language.
-- Those of before stay as they were written.
alter table approvals add column reason_message jsonb;
-- Down Migration
select 1;
