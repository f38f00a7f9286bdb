-- Up Migration
-- Filters of the console's lists that operators keep under a name, for themselves or for all who see the list (OPS-17).
create table operator_views (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  list text not null check (list in ('audit', 'notes', 'payouts', 'withdrawals', 'customers')),
  name text not null check (char_length(name) between 1 and 60),
  -- The query of the address.
  query text not null check (char_length(query) <= 1000),
  is_shared boolean not null,
  created_at timestamptz not null default now(),
  unique (operator_id, list, name)
);
create index operator_views_shared on operator_views (list) where is_shared;
grant delete on operator_views to titian_app;
-- Down Migration
select 1;
