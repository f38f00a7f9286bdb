-- Up Migration
-- The link that a top-up on a phone was made with: one link, one payment.
alter table topups add column mobile_token_hash bytea unique;
-- Down Migration
select 1;
