-- Up Migration
-- On what ground a file is opened (decision 058); null for links made before.
alter table download_tokens add column reason text;
-- Down Migration
select 1;
