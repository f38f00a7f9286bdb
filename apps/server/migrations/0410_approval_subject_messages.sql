-- Up Migration
-- What the queue calls a subject without a name of its own: its code and values, worded in the reader's language. The
-- English stands in subject_label, as in every proposal made before.
alter table approvals add column subject_message jsonb;
-- Down Migration
select 1;
