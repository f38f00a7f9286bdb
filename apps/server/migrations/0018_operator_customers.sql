-- Up Migration
-- What operators set for an account is proposed and decided later: the version says whether it changed in between.
alter table users add column account_version integer not null default 1 check (account_version > 0);

-- Operators find customers by any part of a name, an address or a number.
create extension if not exists pg_trgm;
alter table users add column search_text text not null
  generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company_name, ''))) stored;
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_status on users (account_status, id desc);
create index users_role on users (role, id desc);
create index investors_search on investors using gin (lower(inv_no || ' ' || verified_name) gin_trgm_ops);
create index issuers_search on issuers using gin (lower(company_name || ' ' || registration_no) gin_trgm_ops);
create index sessions_latest on sessions (subject_id, created_at desc);
-- Down Migration
select 1;
