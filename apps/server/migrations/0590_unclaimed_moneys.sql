-- Up Migration
insert into settings (key, effective_from, value) values
  ('unclaimed_money_years', '2000-01-01', '7'),
  ('unclaimed_notice_months', '2000-01-01', '12');

-- What owners were notified of before their cash becomes unclaimed money; one a lead time, and none is rewritten (CMP-9).
create table unclaimed_notices (
  id uuid primary key,
  customer_id uuid not null references users,
  last_activity_on date not null,
  unclaimed_on date not null check (unclaimed_on > last_activity_on),
  amount_sen bigint not null check (amount_sen > 0),
  notified_on date not null check (notified_on > last_activity_on),
  created_at timestamptz not null default now(),
  unique (customer_id, last_activity_on, unclaimed_on)
);
revoke update on unclaimed_notices from titian_app;

-- The last change of a preset by its owner.
create index preset_versions_latest on preset_versions (investor_id, from_at desc);
-- Down Migration
select 1;
