-- Up Migration
create table ekyc_sessions (
  id uuid primary key,
  user_id uuid not null references users,
  provider text not null,
  attempt integer not null check (attempt > 0),
  started_on date not null,
  state text not null default 'open' check (state in ('open', 'review', 'approved', 'retry', 'rejected')),
  version integer not null default 1 check (version > 0),
  needs_back boolean not null,
  handoff_hash bytea unique,
  handoff_until timestamptz,
  front_file_id uuid references files,
  back_file_id uuid references files,
  selfie_file_id uuid references files,
  tries jsonb not null default '{}',
  scores jsonb not null default '{}',
  readings_enc bytea,
  identity_hash bytea,
  reasons text[] not null default '{}',
  message text,
  approval_id uuid references approvals,
  submitted_at timestamptz,
  decided_at timestamptz,
  purged_at timestamptz,
  created_at timestamptz not null,
  check ((handoff_hash is null) = (handoff_until is null)),
  check ((state in ('approved', 'retry', 'rejected')) = (decided_at is not null)),
  check (state <> 'approved' or identity_hash is not null)
);
create unique index ekyc_sessions_one_running on ekyc_sessions (user_id) where state in ('open', 'review');
create index ekyc_sessions_user on ekyc_sessions (user_id, started_on);
create index ekyc_sessions_queue on ekyc_sessions (state, id desc);
create index ekyc_sessions_purge on ekyc_sessions (decided_at) where purged_at is null;
create index ekyc_sessions_front on ekyc_sessions (front_file_id);
create index ekyc_sessions_back on ekyc_sessions (back_file_id);
create index ekyc_sessions_selfie on ekyc_sessions (selfie_file_id);
create index ekyc_sessions_approval on ekyc_sessions (approval_id);

insert into settings (key, effective_from, value) values
  ('ekyc_attempts_per_day', '2000-01-01', '3'),
  ('ekyc_selfie_keep_days', '2000-01-01', '30');
