-- Up Migration
-- How much of repeated invoice financing an issuer may use at a time (FIN-21): rows are added and never changed, and
-- the one that was recorded last counts from its first day on.
create table facility_limits (
  id uuid primary key,
  issuer_id uuid not null references users,
  amount_sen bigint not null check (amount_sen >= 0),
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  -- Whose invoices it is for; empty for any buyer.
  buyers text[] not null,
  approval_id uuid not null unique references approvals,
  created_at timestamptz not null default now()
);
create index facility_limits_issuer on facility_limits (issuer_id, id desc);
revoke update on facility_limits from titian_app;
-- Down Migration
select 1;
