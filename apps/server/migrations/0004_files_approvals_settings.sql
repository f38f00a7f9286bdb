-- Up Migration
create table files (
  id uuid primary key,
  owner_user_id uuid references users,
  purpose text not null,
  original_name text not null,
  content_type text not null,
  bytes integer not null check (bytes between 1 and 10485760),
  sha256 bytea not null,
  storage_key text not null unique,
  state text not null default 'stored' check (state in ('stored', 'quarantined', 'purged')),
  created_at timestamptz not null default now()
);
create index files_owner on files (owner_user_id, purpose);
create table file_reads (
  id uuid primary key,
  file_id uuid not null references files,
  reader_kind text not null check (reader_kind in ('user', 'operator')),
  reader_id uuid not null,
  reason text,
  at timestamptz not null,
  created_at timestamptz not null default now()
);
create index file_reads_file on file_reads (file_id);
create table download_tokens (
  token_hash bytea primary key,
  file_id uuid not null references files,
  reader_kind text not null check (reader_kind in ('user', 'operator')),
  reader_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index download_tokens_file on download_tokens (file_id);

create table approvals (
  id uuid primary key,
  kind text not null,
  subject_kind text not null,
  subject_id uuid not null,
  subject_label text not null,
  subject_version integer not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  maker_id uuid not null references operators,
  checker_id uuid references operators,
  decision_reason text,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'rejected', 'expired', 'stale')),
  expires_at timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (checker_id <> maker_id),
  check ((state in ('approved', 'rejected')) = (checker_id is not null))
);
create unique index approvals_one_open on approvals (kind, subject_id) where state = 'proposed';
create index approvals_maker on approvals (maker_id);
create index approvals_checker on approvals (checker_id);
create index approvals_state on approvals (state, id desc);

create table settings (
  key text not null,
  effective_from date not null,
  value jsonb not null,
  approval_id uuid references approvals,
  created_at timestamptz not null default now(),
  primary key (key, effective_from)
);
create index settings_approval on settings (approval_id);
create table legal_texts (
  kind text not null,
  language text not null,
  version text not null,
  body text not null,
  effective_from date not null,
  created_at timestamptz not null default now(),
  primary key (kind, language, version)
);
create table banks (
  bic text primary key,
  name text not null,
  fpx_b2c text[] not null default '{}',
  fpx_b2b1 text[] not null default '{}',
  online jsonb not null default '{}',
  checked_at timestamptz,
  created_at timestamptz not null default now()
);
create table holidays (
  day date not null,
  state_code text not null default '00',
  name text not null,
  created_at timestamptz not null default now(),
  primary key (day, state_code)
);
revoke update, delete on settings from titian_app;
-- Down Migration
select 1;
