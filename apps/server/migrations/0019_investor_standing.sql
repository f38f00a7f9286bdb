-- Up Migration
create table premium_applications (
  id uuid primary key,
  user_id uuid not null references users,
  form jsonb not null,
  state text not null default 'submitted' check (state in ('submitted', 'approved', 'rejected')),
  version integer not null default 1 check (version > 0),
  requested_at timestamptz not null,
  decided_at timestamptz,
  remarks text,
  approval_id uuid references approvals,
  created_at timestamptz not null default now(),
  check ((state = 'submitted') = (decided_at is null)),
  check ((state = 'rejected') = (remarks is not null))
);
create unique index premium_applications_one_waiting on premium_applications (user_id) where state = 'submitted';
create index premium_applications_user on premium_applications (user_id);
create index premium_applications_queue on premium_applications (state, id desc);
create index premium_applications_approval on premium_applications (approval_id);

-- Whether a conservative profile limited an investor: then another profile lifts it, and an operator's limit stays.
alter table investors add column guaranteed_only_by_profile boolean not null default false;

create table presets (
  investor_id uuid primary key references investors,
  version integer not null check (version > 0),
  enabled boolean not null,
  name text not null,
  term_min integer not null check (term_min between 1 and 12),
  term_max integer not null check (term_max between term_min and 12),
  rate_min_bps integer not null check (rate_min_bps > 0),
  rate_max_bps integer not null check (rate_max_bps >= rate_min_bps),
  types jsonb not null,
  contracts text[] not null check (cardinality(contracts) > 0),
  guaranteed_option text not null check (guaranteed_option in ('all', 'only', 'none')),
  uses_exhausted_balance boolean not null,
  exposure_bps integer check (exposure_bps between 1 and 10000),
  above_limit_agreed_at timestamptz,
  from_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- What a preset said when a note was listed: reasons for and against are worked out from it later.
create table preset_versions (
  investor_id uuid not null references presets,
  version integer not null check (version > 0),
  enabled boolean not null,
  name text not null,
  term_min integer not null,
  term_max integer not null,
  rate_min_bps integer not null,
  rate_max_bps integer not null,
  types jsonb not null,
  contracts text[] not null,
  guaranteed_option text not null,
  uses_exhausted_balance boolean not null,
  exposure_bps integer,
  above_limit_agreed_at timestamptz,
  from_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (investor_id, version)
);
revoke update, delete on preset_versions from titian_app;
-- Down Migration
select 1;
