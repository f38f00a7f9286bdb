-- Up Migration
-- What transactions are searched for: each version is a row, and the newest of a kind counts (TXM-1).
create table monitoring_rules (
  id uuid primary key,
  kind text not null check (kind in (
    'structuring', 'rapid_movement', 'dormant_active', 'shared_accounts', 'out_of_profile')),
  version integer not null check (version > 0),
  is_enabled boolean not null,
  severity text not null check (severity in ('low', 'normal', 'high')),
  days integer check (days between 1 and 365),
  count integer check (count between 2 and 1000),
  amount_sen bigint check (amount_sen > 0),
  percent integer check (percent between 1 and 1000),
  approval_id uuid unique references approvals,
  created_at timestamptz not null default now(),
  unique (kind, version),
  check ((days is not null) = (kind in ('structuring', 'rapid_movement', 'dormant_active'))),
  check ((count is not null) = (kind in ('structuring', 'shared_accounts'))),
  check ((amount_sen is not null) = (kind in ('structuring', 'rapid_movement', 'dormant_active'))),
  check ((percent is not null) = (kind in ('rapid_movement', 'out_of_profile'))),
  -- Only what the platform begins with was decided by nobody.
  check ((approval_id is null) = (version = 1))
);

-- What a rule found in the movements of a customer up to the end of a day, as it was that night (TXM-3).
create table monitoring_alerts (
  id uuid primary key,
  rule_id uuid not null references monitoring_rules,
  kind text not null,
  customer_id uuid not null references users,
  case_id uuid not null unique references cases,
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  amount_sen bigint not null check (amount_sen >= 0),
  annual_income_sen bigint,
  shared_with uuid[] not null,
  movements jsonb not null,
  conclusion text,
  concluded_by uuid references operators,
  concluded_at timestamptz,
  created_at timestamptz not null default now(),
  unique (customer_id, kind, until_on),
  check ((conclusion is null) = (concluded_by is null) and (conclusion is null) = (concluded_at is null))
);
create index monitoring_alerts_open on monitoring_alerts (id desc) where conclusion is null;
create index monitoring_alerts_rule on monitoring_alerts (rule_id);
create index monitoring_alerts_concluded_by on monitoring_alerts (concluded_by);

-- What was decided and found stays as it was written.
revoke update on monitoring_rules from titian_app;
revoke update on monitoring_alerts from titian_app;
grant update (conclusion, concluded_by, concluded_at) on monitoring_alerts to titian_app;

insert into monitoring_rules (id, kind, version, is_enabled, severity, days, count, amount_sen, percent) values
  ('7a0e0001-0000-7000-8000-000000000001', 'structuring', 1, true, 'high', 7, 3, 5000000, null),
  ('7a0e0001-0000-7000-8000-000000000002', 'rapid_movement', 1, true, 'normal', 7, null, 500000, 80),
  ('7a0e0001-0000-7000-8000-000000000003', 'dormant_active', 1, true, 'normal', 180, null, 1000000, null),
  ('7a0e0001-0000-7000-8000-000000000004', 'shared_accounts', 1, true, 'normal', null, 2, null, null),
  ('7a0e0001-0000-7000-8000-000000000005', 'out_of_profile', 1, true, 'high', null, null, null, 100);
-- Down Migration
select 1;
