-- Up Migration
-- Subjects that the platform words are codes with values, so that each operator reads them in their language (CAS-13).
-- Those of before stay as they were written.
alter table cases add column subject_message jsonb;
-- Down Migration
select 1;
