-- Up Migration
-- The language in which an e-mail was sent, so that operators read it as its recipient did (OPS-25). Those that were sent
-- before have none.
alter table emails add column locale text check (locale in ('en', 'ms'));
-- Down Migration
select 1;
