-- Up Migration
create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  role text not null check (role in ('investor', 'businessowner')),
  type text check (type in ('Individual', 'Institution')),
  first_name text not null,
  last_name text not null,
  company_name text,
  phone_e164 text not null,
  account_status text not null default 'Pending' check (account_status in ('Pending', 'Active', 'Inactive')),
  inactive_reason text,
  email_opt_in boolean not null default true,
  tour_seen_at timestamptz,
  hides_auto_invest_message boolean not null default false,
  referral_code text not null unique,
  referred_by uuid references users,
  parent_user_id uuid references users,
  locale text not null default 'en',
  created_on date not null,
  created_at timestamptz not null default now(),
  check ((role = 'investor') = (type is not null))
);
create index users_referred_by on users (referred_by) where referred_by is not null;
create index users_parent on users (parent_user_id) where parent_user_id is not null;

create table operators (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  name text not null,
  roles text[] not null check (roles <@ array['support', 'onboarding', 'credit', 'finance', 'compliance', 'administrator'] and cardinality(roles) > 0),
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  subject_kind text not null check (subject_kind in ('user', 'operator')),
  subject_id uuid not null,
  event_uuid uuid not null unique,
  two_factor_at timestamptz,
  last_seen_at timestamptz not null,
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  ip text,
  device text,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index sessions_subject on sessions (subject_id, ip);

create table two_factors (
  subject_kind text not null check (subject_kind in ('user', 'operator')),
  subject_id uuid not null,
  method text not null check (method in ('totp', 'email')),
  secret_enc bytea,
  last_step bigint not null default 0,
  enabled_at timestamptz,
  pending_secret_enc bytea,
  pending_key uuid unique,
  pending_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (subject_kind, subject_id)
);
create table recovery_codes (
  id uuid primary key,
  subject_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index recovery_codes_subject on recovery_codes (subject_id);
create table one_time_codes (
  id uuid primary key,
  subject_id uuid not null,
  purpose text not null check (purpose in ('sign_in', 'step_up', 'enrol')),
  code_hash bytea not null,
  tries integer not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_codes_open on one_time_codes (subject_id, purpose) where used_at is null;
create table trusted_devices (
  token_hash bytea primary key,
  id uuid not null unique,
  subject_kind text not null check (subject_kind in ('user', 'operator')),
  subject_id uuid not null,
  name text,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index trusted_devices_subject on trusted_devices (subject_id);
create table email_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('verify', 'resend', 'password', 'two_factor', 'unsubscribe', 'mobile_topup', 'ekyc_handoff')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index email_tokens_user on email_tokens (user_id, purpose);
create table sign_in_attempts (
  key_hash bytea primary key,
  failures integer not null check (failures >= 0),
  blocked_until timestamptz,
  last_failed_at timestamptz not null,
  created_at timestamptz not null default now()
);
create table consents (
  id uuid primary key,
  user_id uuid not null references users,
  document text not null,
  version text not null,
  accepted_at timestamptz not null,
  ip text,
  created_at timestamptz not null default now()
);
create index consents_user on consents (user_id, document);
revoke update, delete on consents from titian_app;
-- Down Migration
select 1;
