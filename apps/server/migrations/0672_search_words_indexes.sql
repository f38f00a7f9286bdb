-- Up Migration
-- Outside a transaction
drop index concurrently if exists users_words;
create index concurrently users_words on users using gin (search_vector(search_text)) with (fastupdate = off);
drop index concurrently if exists investors_words;
create index concurrently investors_words on investors
  using gin (search_vector(inv_no || ' ' || verified_name)) with (fastupdate = off);
drop index concurrently if exists issuers_words;
create index concurrently issuers_words on issuers
  using gin (search_vector(company_name || ' ' || registration_no)) with (fastupdate = off);
drop index concurrently if exists users_search;
drop index concurrently if exists investors_search;
drop index concurrently if exists issuers_search;
-- Down Migration
select 1;
