-- Up Migration
-- Filters of the open notes that an investor keeps; a null narrows nothing (NOTE-18).
create table saved_searches (
  id uuid primary key,
  investor_id uuid not null references investors (user_id),
  name text not null check (char_length(name) between 1 and 60),
  grade text,
  type text,
  contract text,
  rate_min_bps int check (rate_min_bps >= 0),
  term_max int check (term_max between 1 and 36),
  is_guaranteed boolean,
  has_alerts boolean not null,
  created_at timestamptz not null default now(),
  unique (investor_id, name)
);
create index saved_searches_alerting on saved_searches (investor_id, id) where has_alerts;
grant delete on saved_searches to titian_app;
-- Down Migration
select 1;
