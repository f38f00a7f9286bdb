-- Up Migration
-- The periodic return of the market operator as two operators approved it: a later version restates an earlier one, and
-- none ever changes (OPS-39).
create table market_returns (
  id uuid primary key,
  period text not null check (period ~ '^\d{4}-Q[1-4]$'),
  version integer not null check (version > 0),
  -- Each line of the return with its figure as text, or null where there was none.
  figures jsonb not null,
  approval_id uuid not null unique references approvals,
  created_at timestamptz not null default now(),
  unique (period, version)
);
revoke update on market_returns from titian_app;
-- Down Migration
select 1;
