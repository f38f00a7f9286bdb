-- Up Migration
insert into settings (key, effective_from, value) values
  ('breach_notification_hours', '2000-01-01', '72');

-- The register of breaches: what is known of one is added as a version, and none is rewritten (decision 148).
create sequence breach_numbers;
create table breach_versions (
  id uuid primary key,
  breach_id uuid not null,
  number text not null,
  version integer not null check (version > 0),
  kind text not null check (kind in ('personal_data', 'client_money', 'conduct', 'system')),
  occurred_on date,
  discovered_on date not null,
  notified_on date,
  -- Until when the authority has to be notified; null for kinds without such a duty.
  notify_by timestamptz,
  persons_affected integer not null check (persons_affected >= 0),
  description text not null check (length(description) between 1 and 4000),
  remedy text check (length(remedy) between 1 and 4000),
  state text not null check (state in ('open', 'contained', 'closed')),
  author_id uuid not null references operators,
  written_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (breach_id, version),
  unique (number, version),
  check (occurred_on <= discovered_on),
  check (notified_on >= discovered_on),
  check ((kind = 'personal_data') = (notify_by is not null)),
  check (state <> 'closed' or remedy is not null)
);
create index breach_versions_author on breach_versions (author_id);
revoke update on breach_versions from titian_app;

-- Conflicts of interest: the first version is the operator's disclosure, the others are compliance's.
create sequence conflict_numbers;
create table conflict_versions (
  id uuid primary key,
  conflict_id uuid not null,
  number text not null,
  version integer not null check (version > 0),
  operator_id uuid not null references operators,
  nature text not null check (nature in ('financial_interest', 'family', 'outside_role', 'gift', 'other')),
  counterparty text not null check (length(counterparty) between 1 and 120),
  customer_id uuid references users,
  disclosed_on date not null,
  description text not null check (length(description) between 1 and 4000),
  mitigation text check (length(mitigation) between 1 and 4000),
  state text not null check (state in ('disclosed', 'managed', 'closed')),
  review_on date,
  author_id uuid not null references operators,
  written_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (conflict_id, version),
  unique (number, version),
  check ((state = 'disclosed') = (version = 1)),
  check ((state = 'disclosed') = (author_id = operator_id)),
  check ((state = 'disclosed') = (mitigation is null)),
  check ((state = 'managed') = (review_on is not null))
);
create index conflict_versions_operator on conflict_versions (operator_id, conflict_id desc);
create index conflict_versions_author on conflict_versions (author_id);
create index conflict_versions_customer on conflict_versions (customer_id);
revoke update on conflict_versions from titian_app;
-- Down Migration
select 1;
